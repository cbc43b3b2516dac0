/** Sequences of five words of a text, ignoring case and punctuation, for comparing two pages (Broder's shingles). */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.slice(0, Math.max(0, words.length - 4)).map((_word, at) => words.slice(at, at + 5).join(' ')));
}

/** The share of sequences that both have, of all sequences of either, 0 to 1 (Jaccard). */
export function similarityOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
