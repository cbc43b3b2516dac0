import { useEffect, useState } from 'react';
import { type FoundTrips, fetchTrips } from './found-trips.ts';

/** Milliseconds without another letter before the desk is asked. */
const restOf = 120;
const leastLetters = 2;

export type Finding = { readonly state: 'idle' | 'looking' | 'found' | 'failed'; readonly found: FoundTrips };

const nothing: FoundTrips = { trips: [], meant: [], files: [] };

/** The trips that match what is typed so far. The previous ones stay until the next arrive. */
export function useFoundTrips(search: string): Finding {
  const [finding, setFinding] = useState<Finding>({ state: 'idle', found: nothing });
  const isAsked = search.length >= leastLetters;
  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      setFinding(({ found }) => ({ state: 'looking', found }));
      const found = await fetchTrips(search, asking.signal);
      if (!asking.signal.aborted) setFinding(found === null ? { state: 'failed', found: nothing } : { state: 'found', found });
    }, restOf);
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [search, isAsked]);
  return isAsked ? finding : { state: 'idle', found: nothing };
}
