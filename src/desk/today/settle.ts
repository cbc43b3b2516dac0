type Grouped = { readonly key: string; readonly group: string };

export type Settled<Row> = {
  /** In the order in which they are shown; `isGone` for what is not among the fresh rows any more. */
  readonly rows: readonly { readonly row: Row; readonly isGone: boolean }[];
  /** What came in meanwhile and is not shown yet. */
  readonly waiting: readonly Row[];
};

/**
 * Rows of a list that somebody has under the cursor: they stay where they are, in their group, with what is known of them now. New ones wait,
 * and what is gone stays in its place until the list is let go.
 */
export function settle<Row extends Grouped>(held: readonly Row[] | null, fresh: readonly Row[]): Settled<Row> {
  if (held === null) return { rows: fresh.map((row) => ({ row, isGone: false })), waiting: [] };
  const byKey = new Map(fresh.map((row) => [row.key, row]));
  const shown = new Set(held.map(({ key }) => key));
  return {
    rows: held.map((row) => {
      const known = byKey.get(row.key);
      return { row: known === undefined ? row : { ...known, group: row.group }, isGone: known === undefined };
    }),
    waiting: fresh.filter(({ key }) => !shown.has(key)),
  };
}
