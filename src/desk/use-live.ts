import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const seconds = 20;

/** A page is asked for again only where that can succeed: else somebody who is typing would lose his page to an error. */
async function canAsk(): Promise<boolean> {
  return await fetch('/ping', { cache: 'no-store' }).then(
    ({ status }) => status === 204,
    () => false,
  );
}

/** Asks again while the page is looked at, and at once when somebody comes back to it. */
export function useLive(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && state === 'idle') void canAsk().then((can) => (can ? revalidate() : undefined));
    };
    const timer = setInterval(look, seconds * 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate, state]);
}
