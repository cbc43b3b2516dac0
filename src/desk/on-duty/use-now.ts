import { useEffect, useState } from 'react';

/** The clock, looked at every few seconds: at first that of the server, so that both show the same page. Epoch milliseconds. */
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
