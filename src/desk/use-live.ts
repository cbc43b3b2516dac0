import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const seconds = 20;

/** Asks again while the page is looked at, and at once when somebody comes back to it. */
export function useLive(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    };
    const timer = setInterval(look, seconds * 1_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate, state]);
}
