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

/** A row of a list whose parts could not all be read: the list shows the rest of it and says so. */
export type Listed<Row> = Row & { readonly isUnreadable?: true };

/**
 * The same for a row of a list, which must not end with one row: parts that no longer match get their empty value, and the row says so.
 * Throws as {@link parseStored} if a part without one is wrong.
 */
export function parseListed<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  row: object,
  { what, empty }: { readonly what: string; readonly empty: Readonly<Record<string, unknown>> },
): Listed<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, row);
  if (result.success) return result.output;
  const parts = result.issues.map(({ path }) => String(path?.[0]?.key)).filter((part) => Object.hasOwn(empty, part));
  const mended = { ...row, ...Object.fromEntries(parts.map((part) => [part, empty[part]])) };
  return { ...parseStored(schema, mended, what), isUnreadable: true };
}
