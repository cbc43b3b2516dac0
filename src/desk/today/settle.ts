type Grouped = { readonly key: string; readonly group: string };

export type Settled<Row> = {
  /** In the order shown; `isGone` for lines that are no longer among the fresh ones. */
  readonly rows: readonly { readonly row: Row; readonly isGone: boolean }[];
  /** New lines that are not shown yet. */
  readonly waiting: readonly Row[];
};

/**
 * The lines of a list under the pointer or focus: they keep their place and group, with their present data. New lines wait, and lines that
 * are gone stay in place until the list is released.
 */
export function settle<Row extends Grouped>(frozen: readonly Row[] | null, fresh: readonly Row[]): Settled<Row> {
  if (frozen === null) return { rows: fresh.map((row) => ({ row, isGone: false })), waiting: [] };
  const byKey = new Map(fresh.map((row) => [row.key, row]));
  const shown = new Set(frozen.map(({ key }) => key));
  return {
    rows: frozen.map((row) => {
      const known = byKey.get(row.key);
      return { row: known === undefined ? row : { ...known, group: row.group }, isGone: known === undefined };
    }),
    waiting: fresh.filter(({ key }) => !shown.has(key)),
  };
}
