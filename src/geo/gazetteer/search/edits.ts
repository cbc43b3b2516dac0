/** How many letters differ between two folded texts, two that changed places counting once; more than `most` is `most + 1`. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let least = Math.min((previous[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (previous[to - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, (before[to - 2] ?? 0) + 1);
      row.push(least);
    }
    before = previous;
    previous = row;
    if (Math.min(...row) > most) return most + 1;
  }
  return Math.min(previous[other.length] ?? most + 1, most + 1);
}
