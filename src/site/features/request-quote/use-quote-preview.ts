import { useEffect, useState } from 'react';
import { domainOf, languageOf } from '../../api/enums.ts';
import { PreviewQuoteDocument } from '../../api/generated/operations.ts';
import { useQuery } from '../../api/use-query.ts';
import { useSiteFrame } from '../../site-context.ts';
import type { ItineraryValues } from '../../trip-editor/itinerary-values.ts';
import { isReadyForPreview } from '../../trip-editor/preview-ready.ts';
import { toItineraryInput } from '../../trip-editor/to-itinerary-input.ts';
import { useRested } from '../../trip-editor/use-suggestions.ts';
import type { PriceAnswer } from './ask-price.ts';

const pause = 350;

/** The page's initial form and the server's price for it; null where it was not requested. */
export type Given = { readonly values: ItineraryValues; readonly answer: PriceAnswer | null };

export type QuotePreviewState = Omit<PriceAnswer, 'failed'> & {
  /** Whether the price belongs to the form's previous contents: a new one is loading, or there is no response. */
  readonly isOld: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly askAgain: () => void;
};

type Known = { readonly question: string; readonly answer: PriceAnswer };

/** Requests the price of the form when the visitor pauses. Each price is stored with the contents it belongs to. */
export function useQuotePreview(values: ItineraryValues, given: Given): QuotePreviewState {
  const { site, language } = useSiteFrame();
  const rested = useRested(values, pause);
  const [known, setKnown] = useState<Known | null>(() => given.answer && { question: questionOf(given.values), answer: given.answer });
  const asked = questionOf(rested);
  const { error, loading, refetch } = useQuery(PreviewQuoteDocument, {
    variables: { itinerary: toItineraryInput(rested), domain: domainOf(site), language: languageOf(language) },
    skip: !isReadyForPreview(rested) || (known?.question === asked && !known.answer.failed),
    onCompleted: ({ previewQuote: { preview, errors } }) =>
      setKnown({ question: asked, answer: { preview, issues: errors, failed: false } }),
  });
  useEffect(() => {
    if (error === null) return;
    window.addEventListener('online', refetch);
    return () => window.removeEventListener('online', refetch);
  }, [error, refetch]);
  const isReady = isReadyForPreview(values);
  const isOld = known === null || known.question !== questionOf(values);
  const failed = isReady && isOld && !loading && error !== null;
  return {
    preview: isReady ? (known?.answer.preview ?? null) : null,
    issues: isReady && !isOld ? (known?.answer.issues ?? []) : [],
    isOld: isReady && isOld,
    loading: isReady && isOld && !failed,
    failed: failed || (!isOld && (known?.answer.failed ?? false)),
    askAgain: refetch,
  };
}

function questionOf(values: ItineraryValues): string {
  return JSON.stringify(toItineraryInput(values));
}
