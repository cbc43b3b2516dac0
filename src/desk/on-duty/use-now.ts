import { useEffect, useState } from 'react';

/**
 * The present time, updated every few seconds. It starts with the server's, so that server and browser render the same page. Epoch
 * milliseconds.
 */
export function useNow(readAt: string): number {
  const [now, setNow] = useState(Date.parse(readAt));
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 10_000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
