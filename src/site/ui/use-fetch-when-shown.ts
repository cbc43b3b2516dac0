import { useEffect, useState } from 'react';

/**
 * What the browser fetches for a part of a page. Null while it is on its way or nothing is asked; what `failed` makes of the error where it
 * cannot be had. Leaving the page ends the call. Both functions are to be the same ones while the question is the same.
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
