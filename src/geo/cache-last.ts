/** The finder with a cache of the last queries. */
export function cacheLast<Question extends readonly unknown[], Answer>(
  most: number,
  { getKey, find }: { readonly getKey: (...question: Question) => string; readonly find: (...question: Question) => Answer },
): (...question: Question) => Answer {
  const cache = new Map<string, { readonly answer: Answer }>();
  return (...question) => {
    const key = getKey(...question);
    const known = cache.get(key) ?? { answer: find(...question) };
    cache.delete(key);
    cache.set(key, known);
    if (cache.size > most) cache.delete(cache.keys().next().value ?? key);
    return known.answer;
  };
}
