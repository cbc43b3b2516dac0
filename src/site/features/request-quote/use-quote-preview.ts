import { useEffect, useState } from 'react';
import { domainOf, languageOf } from '../../api/enums.ts';
import { PreviewQuoteDocument, type PreviewQuoteQuery } from '../../api/generated/operations.ts';
import type { Issue } from '../../api/issue.ts';
import { useQuery } from '../../api/use-query.ts';
import { useSiteFrame } from '../../site-context.ts';
import type { ItineraryValues } from '../../trip-editor/itinerary-values.ts';
import { isReadyForPreview } from '../../trip-editor/preview-ready.ts';
import { toItineraryInput } from '../../trip-editor/to-itinerary-input.ts';
import { useRested } from '../../trip-editor/use-suggestions.ts';

const pause = 350;

export type Preview = NonNullable<PreviewQuoteQuery['previewQuote']['preview']>;

export type QuotePreviewState = {
  /** The price of what is typed or, while another is on its way, the one before. */
  readonly preview: Preview | null;
  readonly issues: readonly Issue[];
  readonly loading: boolean;
  readonly failed: boolean;
};

/** Asks for the price of what is typed, when the fingers rest. */
export function useQuotePreview(values: ItineraryValues): QuotePreviewState {
  const { site, language } = useSiteFrame();
  const rested = useRested(values, pause);
  const isReady = isReadyForPreview(rested);
  const { data, error, loading } = useQuery(PreviewQuoteDocument, {
    variables: { itinerary: toItineraryInput(rested), domain: domainOf(site), language: languageOf(language) },
    skip: !isReady,
  });
  const [before, setBefore] = useState<Preview | null>(null);
  const answered = isReady ? (data?.previewQuote.preview ?? null) : null;
  useEffect(() => {
    if (!loading || !isReady) setBefore(answered);
  }, [answered, loading, isReady]);
  const isWaiting = isReady && loading;
  return {
    preview: isWaiting ? (answered ?? before) : answered,
    issues: isReady && !loading ? (data?.previewQuote.errors ?? []) : [],
    loading: isWaiting,
    failed: error !== null,
  };
}
