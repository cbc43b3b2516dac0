/**
 * Where a trip leads from and to, by the names of its stops in driving order. One that comes back ends where it began: it leads to its last
 * stop elsewhere. Both are empty for a trip without stops.
 */
export function routeEndsOf(names: readonly string[]): { readonly from: string; readonly to: string } {
  const from = names[0] ?? '';
  return { from, to: names.findLast((name) => name !== from) ?? from };
}
