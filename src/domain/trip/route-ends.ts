/**
 * The start and end of a trip by stop names in driving order. For a round trip the end is its last stop elsewhere. Both are empty for a
 * trip without stops.
 */
export function routeEndsOf(names: readonly string[]): { readonly from: string; readonly to: string } {
  const from = names[0] ?? '';
  return { from, to: names.findLast((name) => name !== from) ?? from };
}
