/** Random numbers in [0, 1) that depend only on the seed (mulberry32 on FNV-1a). */
export function createRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from `from` to `to`, both included. */
export function pickWhole(random: () => number, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}
