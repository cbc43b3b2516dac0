/** How many letters differ between two folded texts, two swapped ones counting once; more than `most` is `most + 1`. */
export function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = createRow({ one, other, at, previous, before });
    before = previous;
    previous = row;
    if (Math.min(...row) > most) return most + 1;
  }
  return Math.min(previous[other.length] ?? most + 1, most + 1);
}

type Rows = {
  readonly one: string;
  readonly other: string;
  readonly at: number;
  /** For one letter less of the first text, and for two less. */
  readonly previous: readonly number[];
  readonly before: readonly number[];
};

function createRow({ one, other, at, previous, before }: Rows): number[] {
  const row = [at];
  for (let to = 1; to <= other.length; to += 1) {
    const replaced = (previous[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
    const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
    const swapped = isSwapped ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    row.push(Math.min((previous[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, replaced, swapped));
  }
  return row;
}
