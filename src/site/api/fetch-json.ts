import * as v from 'valibot';

type Asked<Schema> = { readonly query: URLSearchParams; readonly schema: Schema; readonly signal: AbortSignal };

/** What an address of ours answers in JSON, parsed. Rejects when it fails, answers something else or is given up. */
export async function fetchJson<Schema extends v.GenericSchema>(
  path: `/api/${string}`,
  { query, schema, signal }: Asked<Schema>,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${path}?${query}`, { signal, headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return v.parse(schema, await response.json());
}
