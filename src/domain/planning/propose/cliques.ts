/**
 * Groups of things from 0 to `count` that exclude each other pairwise, so that every pair which does is in one of them. The larger the groups
 * the less a solver has to try: each is grown as far as it goes.
 */
export function findCliques(
  count: number,
  areApart: (first: number, second: number) => boolean,
): readonly ReadonlySet<number>[] {
  const all = Array.from({ length: count }, (_, place) => place);
  const apart = all.map((first) => new Set(all.filter((second) => second !== first && areApart(first, second))));
  const cliques: Set<number>[] = [];
  for (const first of all) {
    for (const second of apart[first] ?? []) {
      if (second < first || cliques.some((clique) => clique.has(first) && clique.has(second))) continue;
      const clique = new Set([first, second]);
      for (const next of all) {
        const isApartOfAll = !clique.has(next) && [...clique].every((member) => apart[member]?.has(next));
        if (isApartOfAll) clique.add(next);
      }
      cliques.push(clique);
    }
  }
  return cliques;
}
