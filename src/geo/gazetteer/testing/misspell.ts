/** A small generator of random numbers from 0 to 1 that returns the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Makes one typing error after the first letter: a letter left out, doubled, changed, or swapped with the next. */
export function createMisspeller(seed: number): (name: string) => string {
  const random = createRandom(seed);
  return (name) => {
    const at = 1 + Math.floor(random() * (name.length - 2));
    const letter = name[at] ?? '';
    const kinds = ['', letter + letter, alphabet[Math.floor(random() * alphabet.length)] ?? '', (name[at + 1] ?? '') + letter];
    const kind = Math.floor(random() * kinds.length);
    return name.slice(0, at) + kinds[kind] + name.slice(at + (kind === 3 ? 2 : 1));
  };
}
