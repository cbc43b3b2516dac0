import * as v from 'valibot';

/** A stored document that its schema no longer reads: a bug of ours, because what was written must stay readable. */
class UnreadableRowError extends Error {
  constructor(what: string, paths: readonly string[]) {
    // Paths only: the values may be people's names and addresses, and this ends up in a log.
    super(`The stored ${what} cannot be read at ${paths.join(', ')}`);
    this.name = 'UnreadableRowError';
  }
}

/** Parses what the database gave; throws UnreadableRowError, which names the places but none of the values. */
export function parseStored<Schema extends v.GenericSchema>(schema: Schema, value: unknown, what: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'its root');
  throw new UnreadableRowError(what, [...new Set(paths)]);
}
