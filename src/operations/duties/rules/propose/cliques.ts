/**
 * Groups of items from 0 to `count` that exclude each other pairwise; every such pair is in at least one group. Larger groups make the
 * solver faster, so each is extended as far as possible.
 */
export function findCliques(count: number, areApart: (first: number, second: number) => boolean): readonly ReadonlySet<number>[] {
  const all = Array.from({ length: count }, (_, place) => place);
  const apart = all.map((first) => new Set(all.filter((second) => second !== first && areApart(first, second))));
  const cliques: ReadonlySet<number>[] = [];
  for (const first of all) {
    for (const second of apart[first] ?? []) {
      const isKnown = second < first || cliques.some((clique) => clique.has(first) && clique.has(second));
      if (!isKnown) cliques.push(grow([first, second], apart));
    }
  }
  return cliques;
}

function grow(pair: readonly [number, number], apart: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const clique = new Set<number>(pair);
  for (const [next, others] of apart.entries()) {
    if (!clique.has(next) && [...clique].every((member) => others.has(member))) clique.add(next);
  }
  return clique;
}
