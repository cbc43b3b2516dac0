import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { observeNear } from './observe-near.ts';
import { takePrefetch } from './prefetch-budget.ts';

/** Turns true once the link comes near the visible part of the page and the page's budget allows it. */
export function usePrefetch(ref: RefObject<Element | null>, { address, enabled }: { address: string; enabled: boolean }): boolean {
  const { pathname } = useLocation();
  const [granted, setGranted] = useState(false);
  useEffect(() => {
    setGranted(false);
    if (!enabled || ref.current === null) return;
    return observeNear(ref.current, () => setGranted(takePrefetch(pathname, address)));
  }, [ref, address, enabled, pathname]);
  return granted;
}
