import { useEffect, useState } from 'react';

/**
 * Data that the browser fetches for a part of a page. Null while it is loading or nothing is requested; the result of `failed` where it
 * cannot load. Leaving the page aborts the request. Both functions must stay the same while the request is the same.
 */
export function useFetchWhenShown<Answer>(
  ask: ((signal: AbortSignal) => Promise<Answer>) | null,
  failed: (error: unknown) => Answer,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    setAnswer(null);
    if (ask === null) return;
    const leaving = new AbortController();
    ask(leaving.signal).then(setAnswer, (error: unknown) => {
      if (!leaving.signal.aborted) setAnswer(failed(error));
    });
    return () => leaving.abort();
  }, [ask, failed]);
  return answer;
}
