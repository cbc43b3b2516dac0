/** The columns of a list of trips, in order. */
export const listColumns = [
  ...(['reference', 'route', 'customer', 'site', 'email', 'phone', 'departure', 'passengers', 'state', 'price'] as const),
  ...(['since', 'validUntil', 'heldUntil', 'driver', 'owner'] as const),
] as const;
export type ListColumn = (typeof listColumns)[number];

/** The columns shown by default. */
export const usualColumns: readonly ListColumn[] = [
  ...(['reference', 'route', 'customer', 'departure', 'passengers', 'state', 'price', 'driver', 'owner'] as const),
];

/** The columns named in a URL, in the order of the list. The reference is always included, because it links to the trip. */
export function readColumns(named: readonly string[]): readonly ListColumn[] {
  const chosen = listColumns.filter((column) => named.includes(column));
  return chosen.length === 0 ? usualColumns : listColumns.filter((column) => column === 'reference' || chosen.includes(column));
}
