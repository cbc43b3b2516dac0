import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { hearLive } from '../../live-stream.ts';

/** How many wait at a place, by its address. */
export type Counts = Readonly<Record<string, number>>;

const schema = v.record(v.string(), v.number());
const key = 'desk-counts';
/** Milliseconds between two requests, however often something changes. The rail may be that late. */
const rest = 30_000;
const topics = ['today', 'all'];

/** The counts of the rail: first those of the last page, then fresh ones, and again after changes. */
export function useCounts(isAsked: boolean): Counts {
  const [counts, setCounts] = useState<Counts>({});
  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      last = Date.now();
      timer = undefined;
      const fresh = await fetchCounts(asking.signal);
      if (fresh !== null && !asking.signal.aborted) setCounts(store(fresh));
    };
    const askSoon = () => {
      if (document.visibilityState === 'visible') timer ??= setTimeout(() => void ask(), Math.max(0, last + rest - Date.now()));
    };
    setCounts(readStored());
    askSoon();
    const stop = hearLive((word) => (word.topics.some((topic) => topics.includes(topic)) ? askSoon() : undefined));
    document.addEventListener('visibilitychange', askSoon);
    return () => {
      asking.abort();
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', askSoon);
    };
  }, [isAsked]);
  return counts;
}

async function fetchCounts(signal: AbortSignal): Promise<Counts | null> {
  try {
    const response = await fetch('/counts', { signal, headers: { accept: 'application/json' } });
    const parsed = v.safeParse(schema, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function store(counts: Counts): Counts {
  sessionStorage.setItem(key, JSON.stringify(counts));
  return counts;
}

function readStored(): Counts {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}
