/** What a list of trips can show of each, in the order of its columns. */
export const listColumns = [
  ...(['reference', 'state', 'site', 'customer', 'email', 'phone', 'route', 'departure', 'passengers', 'price'] as const),
  ...(['since', 'validUntil', 'driver'] as const),
] as const;
export type ListColumn = (typeof listColumns)[number];

/** The columns shown by default. */
export const usualColumns: readonly ListColumn[] = ['reference', 'customer', 'route', 'departure', 'passengers', 'price', 'state'];

/** The columns that an address names, in the order of the list. The reference is always included, because it links to the trip. */
export function readColumns(named: readonly string[]): readonly ListColumn[] {
  const chosen = listColumns.filter((column) => named.includes(column));
  return chosen.length === 0 ? usualColumns : listColumns.filter((column) => column === 'reference' || chosen.includes(column));
}
