import type { ContentLibrary } from '#content/library.ts';

type DayCache<Answer> = { readonly today: string; readonly answers: Map<string, Promise<Answer>> };

/** Caches a result per day and content. New content is another library with its own cache. A failure is not cached. */
export function cacheForTheDay<Answer>(): (
  at: { readonly library: ContentLibrary; readonly today: string; readonly key: string },
  make: () => Promise<Answer>,
) => Promise<Answer> {
  const caches = new WeakMap<ContentLibrary, DayCache<Answer>>();
  return ({ library, today, key }, make) => {
    const known = caches.get(library);
    const cache: DayCache<Answer> = known?.today === today ? known : { today, answers: new Map() };
    caches.set(library, cache);
    const answer = cache.answers.get(key) ?? make();
    cache.answers.set(key, answer);
    answer.catch(() => cache.answers.delete(key));
    return answer;
  };
}
