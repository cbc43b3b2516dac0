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

/** How far the price of the form as it stands is known. */
export type ChangeOffer =
  | { readonly kind: 'unchanged' | 'incomplete' | 'unasked' | 'loading' | 'unavailable' }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'priced'; readonly preview: ChangePreview };

type Input = {
  readonly id: string;
  /** The form as it stands. */
  readonly values: ItineraryValues;
  /** The trip as it is. */
  readonly before: ItineraryValues;
  readonly answer: ChangeAnswer | undefined;
};

/** The price of what the form says: the server's own answer while nothing was typed since, else asked anew when the fingers rest. */
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

/** What is known of the price without asking; null where it must be asked. */
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
