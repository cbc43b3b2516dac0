import { type RefObject, useEffect, useState } from 'react';
import { useSiteFrame } from '../../site-context.ts';
import { observeNear } from '../../ui/observe-near.ts';
import type { FaqItem } from './faq-block.tsx';
import { createFaqError, fetchFaq } from './fetch-faq.ts';

type Asked = { readonly page: string; readonly country: string | null };

/**
 * The questions of a page, fetched in the browser when their place comes near the visible part. Null while they are on their way or no
 * country is known; empty when they cannot be had. Leaving the page ends the call.
 */
export function useAsyncFaq(place: RefObject<Element | null>, { page, country }: Asked): readonly FaqItem[] | null {
  const { site, language } = useSiteFrame();
  const [items, setItems] = useState<readonly FaqItem[] | null>(null);
  useEffect(() => {
    setItems(null);
    if (country === null || place.current === null) return;
    const leaving = new AbortController();
    const question = { language, page, domain: site, country };
    const stopWatching = observeNear(place.current, () => {
      fetchFaq(question, leaving.signal).then(setItems, (error: unknown) => {
        if (leaving.signal.aborted) return;
        reportError(createFaqError(question, error));
        setItems([]);
      });
    });
    return () => {
      stopWatching();
      leaving.abort();
    };
  }, [place, page, country, site, language]);
  return items;
}
