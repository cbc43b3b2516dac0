import * as v from 'valibot';

type Asked<Schema> = { readonly query: URLSearchParams; readonly schema: Schema; readonly signal: AbortSignal };

/** JSON responses of this session, by address (docs/specification.md#calls: questions and reviews are cached in memory). */
const answered = new Map<string, unknown>();

/**
 * The parsed JSON of one of our addresses, fetched once in a session. Rejects when the request fails, returns something else or is aborted;
 * the next call then fetches again.
 */
export async function fetchJson<Schema extends v.GenericSchema>(
  path: `/api/${string}`,
  { query, schema, signal }: Asked<Schema>,
): Promise<v.InferOutput<Schema>> {
  signal.throwIfAborted();
  const address = `${path}?${query}`;
  if (answered.has(address)) return v.parse(schema, answered.get(address));
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const answer: unknown = await response.json();
  const parsed = v.parse(schema, answer);
  answered.set(address, answer);
  return parsed;
}
