import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { editedKinds } from '#desk-service/presence.ts';
import { hearLive } from '../live-stream.ts';
import { Presence } from '../ui/page.tsx';

const schema = v.array(v.string());
/** Milliseconds; who does not ask for fifty seconds is gone (`page-presence-store.ts`). */
const askEvery = 20_000;

type AlsoHereProps = {
  readonly kind: (typeof editedKinds)[number];
  /** An id or a reference, with the vehicle where the page is about one. */
  readonly of: string;
};

/** Who else has this page open. The page is not read again for it, so nothing that is typed is touched. */
export function AlsoHere({ kind, of }: AlsoHereProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const fresh = await fetchNames(new URLSearchParams({ kind, key: of }), asking.signal);
      if (!asking.signal.aborted) setNames(fresh);
    };
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, askEvery);
    const stop = hearLive(({ topics }) => (topics.includes(`page ${kind} ${of}`) ? askNow() : undefined));
    document.addEventListener('visibilitychange', askNow);
    return () => {
      asking.abort();
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [kind, of]);
  return <Presence names={names} />;
}

async function fetchNames(asked: URLSearchParams, signal: AbortSignal): Promise<readonly string[]> {
  try {
    const response = await fetch(`/here?${asked}`, { signal, headers: { accept: 'application/json' } });
    const parsed = v.safeParse(schema, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
