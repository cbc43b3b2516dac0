type Keyed = { readonly key: string };

export type Settled<Row> = {
  /** In the order in which they are shown; `isGone` for what is not among the fresh rows any more. */
  readonly rows: readonly { readonly row: Row; readonly isGone: boolean }[];
  /** What came in meanwhile and is not shown yet. */
  readonly waiting: readonly Row[];
};

/**
 * Rows of a list that somebody has under the cursor: they stay where they are, with what is known of them now. New ones wait, and what is gone
 * stays in its place until the list is let go.
 */
export function settle<Row extends Keyed>(held: readonly Row[] | null, fresh: readonly Row[]): Settled<Row> {
  if (held === null) return { rows: fresh.map((row) => ({ row, isGone: false })), waiting: [] };
  const byKey = new Map(fresh.map((row) => [row.key, row]));
  const shown = new Set(held.map(({ key }) => key));
  return {
    rows: held.map((row) => ({ row: byKey.get(row.key) ?? row, isGone: !byKey.has(row.key) })),
    waiting: fresh.filter(({ key }) => !shown.has(key)),
  };
}
