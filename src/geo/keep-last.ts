/** The finder with a cache of the last queries. */
export function keepLast<Question extends readonly unknown[], Answer>(
  most: number,
  { getKey, find }: { readonly getKey: (...question: Question) => string; readonly find: (...question: Question) => Answer },
): (...question: Question) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>();
  return (...question) => {
    const key = getKey(...question);
    const known = kept.get(key) ?? { answer: find(...question) };
    kept.delete(key);
    kept.set(key, known);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? key);
    return known.answer;
  };
}
