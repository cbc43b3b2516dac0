import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { sessionAnswers, useTextsAhead } from '../../page-language.ts';
import { takePrefetch } from './prefetch-budget.ts';

/** How far below the visible part a link may be when its page is prefetched (docs/specification.md#constants). */
const distance = '200px';

/** Becomes true once the link is near the visible part of the page and the page's budget allows it. */
export function usePrefetch(ref: RefObject<Element | null>, { address, enabled }: { address: string; enabled: boolean }): boolean {
  const { pathname } = useLocation();
  const fetchTexts = useTextsAhead();
  const [granted, setGranted] = useState(false);
  useEffect(() => {
    setGranted(false);
    if (!enabled || ref.current === null || sessionAnswers.has(new URL(address, window.location.origin))) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const isGranted = takePrefetch(pathname, address);
        setGranted(isGranted);
        if (isGranted) fetchTexts(address);
      },
      { rootMargin: distance },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, address, enabled, pathname, fetchTexts]);
  return granted;
}
