import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveTopic } from '#operations/staff/rules/live-topics.ts';
import { aliveEvery, hearLive } from './live-stream.ts';

/**
 * Milliseconds after which a page is read again without an event: time changes what is due, and reading shows colleagues who has the trip
 * open. Shorter where events are not available.
 */
const askEvery = { live: 90_000, present: 40_000, alone: 20_000 };
const lookEvery = 5_000;

/** Requests that an event alone caused. */
let askedByBell = 0;

export function isAskedByBell(): boolean {
  return askedByBell > 0;
}

async function followBell(revalidate: () => Promise<void>): Promise<void> {
  askedByBell += 1;
  await revalidate().finally(() => {
    askedByBell -= 1;
  });
}

/** A page is only read again where that can succeed. Otherwise somebody who is typing would lose the page to an error. */
async function canAsk(): Promise<boolean> {
  return await fetch('/ping', { cache: 'no-store' }).then(
    ({ status }) => status === 204,
    () => false,
  );
}

/** Reads the page again when its data changed, while it is visible, and at once when the person comes back to it. */
export function useLive(topic: LiveTopic, other?: LiveTopic): void {
  const { revalidate, state } = useRevalidator();
  /** An event that just arrived shows that the server and its database are reachable. */
  const ask = useEffectEvent((isCertain: boolean): boolean => {
    if (document.visibilityState !== 'visible' || state !== 'idle') return false;
    if (isCertain) void followBell(revalidate);
    else void canAsk().then((can) => (can ? revalidate() : undefined));
    return true;
  });
  useEffect(() => {
    const since = { asked: Date.now(), heard: 0 };
    let isStale = false;
    const look = (isCertain: boolean) => {
      isStale = !ask(isCertain);
      if (!isStale) since.asked = Date.now();
    };
    const lookWhenDue = () => {
      const quiet = [topic, other].some((each) => each !== undefined && /^(trip|page) /.test(each)) ? askEvery.present : askEvery.live;
      const every = Date.now() - since.heard < 3 * aliveEvery ? quiet : askEvery.alone;
      if (isStale || Date.now() - since.asked >= every) look(false);
    };
    const stop = hearLive(({ isLive, topics }) => {
      since.heard = isLive ? Date.now() : 0;
      const isCertain = topics.includes(topic) || (other !== undefined && topics.includes(other));
      if (isCertain || topics.includes('all')) look(isCertain);
    });
    const timer = setInterval(lookWhenDue, lookEvery);
    document.addEventListener('visibilitychange', lookWhenDue);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookWhenDue);
    };
  }, [topic, other]);
}
