import type { ContentLibrary } from '#content/library.ts';

type Kept<Answer> = { readonly today: string; readonly answers: Map<string, Promise<Answer>> };

/** Caches a result per day and content. New content is another library with its own cache. A failure is not cached. */
export function keepForTheDay<Answer>(): (
  at: { readonly library: ContentLibrary; readonly today: string; readonly key: string },
  make: () => Promise<Answer>,
) => Promise<Answer> {
  const shelves = new WeakMap<ContentLibrary, Kept<Answer>>();
  return ({ library, today, key }, make) => {
    const known = shelves.get(library);
    const shelf: Kept<Answer> = known?.today === today ? known : { today, answers: new Map() };
    shelves.set(library, shelf);
    const answer = shelf.answers.get(key) ?? make();
    shelf.answers.set(key, answer);
    answer.catch(() => shelf.answers.delete(key));
    return answer;
  };
}
