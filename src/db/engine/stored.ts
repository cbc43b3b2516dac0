import * as v from 'valibot';

/** A stored document that no longer matches its schema: a bug, because stored data must stay readable. */
class UnreadableRowError extends Error {
  constructor(what: string, paths: readonly string[]) {
    // Paths only: the values may be names and addresses of people, and this goes into a log.
    super(`The stored ${what} cannot be read at ${paths.join(', ')}`);
    this.name = 'UnreadableRowError';
  }
}

/** Whether a stored value could not be read. The message contains its location and paths, but none of its values. */
export function isUnreadableRow(error: unknown): boolean {
  return error instanceof UnreadableRowError;
}

/** Parses a value from the database. Throws UnreadableRowError, which names the paths but none of the values. */
export function parseStored<Schema extends v.GenericSchema>(schema: Schema, value: unknown, what: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'its root');
  throw new UnreadableRowError(what, [...new Set(paths)]);
}
