import { useEffect, useState } from 'react';
import * as v from 'valibot';

const savedViews = v.object({ views: v.array(v.object({ id: v.string(), name: v.string(), query: v.string() })) });
type SavedViews = v.InferOutput<typeof savedViews>['views'];

/** The saved lists, loaded when the palette opens; empty where the desk does not answer. */
export function useSavedViews(isAsked: boolean): SavedViews {
  const [views, setViews] = useState<SavedViews>([]);
  useEffect(() => {
    if (!isAsked) return;
    const asking = new AbortController();
    void fetchViews(asking.signal).then((found) => (asking.signal.aborted ? undefined : setViews(found)));
    return () => asking.abort();
  }, [isAsked]);
  return views;
}

async function fetchViews(signal: AbortSignal): Promise<SavedViews> {
  try {
    const response = await fetch('/views', { signal, headers: { accept: 'application/json' } });
    const parsed = v.safeParse(savedViews, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output.views : [];
  } catch {
    return [];
  }
}
