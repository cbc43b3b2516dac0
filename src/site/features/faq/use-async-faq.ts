import { useEffect, useState } from 'react';
import { useSiteFrame } from '../../site-context.ts';
import type { FaqItem } from './faq-block.tsx';
import { createFaqError, fetchFaq } from './fetch-faq.ts';

/**
 * The questions of a page, fetched in the browser for pages that may not wait for them. Null while they are on their way or no country is
 * known; empty when they cannot be had. Leaving the page ends the call.
 */
export function useAsyncFaq({ page, country }: { readonly page: string; readonly country: string | null }): readonly FaqItem[] | null {
  const { site, language } = useSiteFrame();
  const [items, setItems] = useState<readonly FaqItem[] | null>(null);
  useEffect(() => {
    setItems(null);
    if (country === null) return;
    const leaving = new AbortController();
    const question = { language, page, domain: site, country };
    fetchFaq(question, leaving.signal).then(setItems, (error: unknown) => {
      if (leaving.signal.aborted) return;
      reportError(createFaqError(question, error));
      setItems([]);
    });
    return () => leaving.abort();
  }, [page, country, site, language]);
  return items;
}
