/** A parsed query string, in its order. The domain cannot use URL. */
export type Query = readonly (readonly [name: string, value: string])[];

/** The first value of a name, or null. */
export function findParameter(query: Query, name: string): string | null {
  return query.find(([each]) => each === name)?.[1] ?? null;
}

/** `?a=b&c=d`, or an empty text for an empty query. */
export function formatQuery(query: Query): string {
  if (query.length === 0) return '';
  return `?${query.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`;
}
