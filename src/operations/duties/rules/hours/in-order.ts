/**
 * The most elements that are in order, and how many had to be left out. A recorder whose clock was set writes times that go back: one wrong
 * time must cost itself and not the rest of the day. Of several choices the one that ends earliest is taken.
 */
export function pickInOrder<Each>(
  all: readonly Each[],
  placeOf: (each: Each) => number,
): { readonly kept: Each[]; readonly leftOut: number } {
  // For each length, where the chain that ends earliest ends; patience sorting keeps it at n log n.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, each] of all.entries()) {
    const place = placeOf(each);
    const length = countBelow(ends, (end) => placeOf(all[end] as Each) <= place);
    before[index] = ends[length - 1];
    ends[length] = index;
  }
  const kept: Each[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) kept.push(all[at] as Each);
  return { kept: kept.reverse(), leftOut: all.length - kept.length };
}

/** How many at the start of a sorted list pass a test that the rest does not pass. */
function countBelow(sorted: readonly number[], passes: (each: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(sorted[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
