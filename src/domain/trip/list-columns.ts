/** What a list of trips can show of each, in the order of its columns. */
export const listColumns = [
  ...(['reference', 'state', 'site', 'customer', 'email', 'phone', 'route', 'departure', 'passengers', 'price'] as const),
  ...(['since', 'validUntil', 'driver'] as const),
] as const;
export type ListColumn = (typeof listColumns)[number];

/** What it shows where nobody chose. */
export const usualColumns: readonly ListColumn[] = ['reference', 'customer', 'route', 'departure', 'passengers', 'price', 'state'];

/** The columns that an address names, in the order of the list; the reference is always there, for it leads to the trip. */
export function readColumns(named: readonly string[]): readonly ListColumn[] {
  const chosen = listColumns.filter((column) => named.includes(column));
  return chosen.length === 0 ? usualColumns : listColumns.filter((column) => column === 'reference' || chosen.includes(column));
}
