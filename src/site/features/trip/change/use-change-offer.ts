import { PreviewItineraryChangeDocument } from '../../../api/generated/operations.ts';
import type { Issue } from '../../../api/issue.ts';
import { useQuery } from '../../../api/use-query.ts';
import type { ItineraryValues } from '../../../trip-editor/itinerary-values.ts';
import { isReadyForPreview } from '../../../trip-editor/preview-ready.ts';
import { toItineraryInput } from '../../../trip-editor/to-itinerary-input.ts';
import { useRested } from '../../../trip-editor/use-suggestions.ts';
import { isSameItinerary } from './change-values.ts';
import type { ChangeAnswer, ChangePreview } from './send-itinerary-change.ts';

const pause = 350;

/** The state of the form's price. */
export type ChangeOffer =
  | { readonly kind: 'unchanged' | 'incomplete' | 'unasked' | 'loading' | 'unavailable' }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'priced'; readonly preview: ChangePreview };

type Input = {
  readonly id: string;
  /** The form's present values. */
  readonly values: ItineraryValues;
  /** The present trip. */
  readonly before: ItineraryValues;
  readonly answer: ChangeAnswer | undefined;
};

/** The price of the form: the server's own while nothing was typed since, else requested when the visitor pauses. */
export function useChangeOffer({ id, values, before, answer }: Input): ChangeOffer {
  const rested = useRested(values, pause);
  const known = knownOffer({ values, before, answer });
  const { data, error, loading } = useQuery(PreviewItineraryChangeDocument, {
    variables: { id, itinerary: toItineraryInput(rested) },
    skip: knownOffer({ values: rested, before, answer }) !== null,
  });
  if (known !== null) return known;
  if (loading || !isSameItinerary(rested, values)) return { kind: 'loading' };
  if (error !== null || data === null) return { kind: 'unavailable' };
  const { preview, errors } = data.previewItineraryChange;
  return preview === null ? { kind: 'refused', issues: errors } : { kind: 'priced', preview };
}

/** The price where it is known without a request; null where it must be requested. */
export function knownOffer({ values, before, answer }: Omit<Input, 'id'>): ChangeOffer | null {
  if (answer !== undefined && isSameItinerary(values, answer.values)) return offerOf(answer, before);
  if (isSameItinerary(values, before)) return { kind: 'unchanged' };
  return isReadyForPreview(values) ? null : { kind: 'incomplete' };
}

function offerOf({ values, preview, issues, isJudged, isUnavailable }: ChangeAnswer, before: ItineraryValues): ChangeOffer {
  if (isSameItinerary(values, before)) return { kind: 'unchanged' };
  if (!isJudged) return { kind: 'unasked' };
  if (preview !== null) return { kind: 'priced', preview };
  return isUnavailable ? { kind: 'unavailable' } : { kind: 'refused', issues };
}
