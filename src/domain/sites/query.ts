/** A query string taken apart, in its order; the domain has no URL of its own. */
export type Query = readonly (readonly [name: string, value: string])[];

/** The first value of a name, or null. */
export function findParameter(query: Query, name: string): string | null {
  return query.find(([each]) => each === name)?.[1] ?? null;
}

/** `?a=b&c=d`, or nothing for an empty query. */
export function formatQuery(query: Query): string {
  if (query.length === 0) return '';
  return `?${query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}
