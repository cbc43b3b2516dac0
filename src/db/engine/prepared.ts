import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

const mark = '/* prepared */';
const names = new Map<string, string>();

/**
 * A statement that a connection reads and plans once and then runs by its name: half of what a wide statement costs the server. Its text
 * must be one of few, and what it answers must name its columns: a connection that has planned a `*` fails once a column is added.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(mark)} ${statement}`;
}

/** What a client's `query` is given, with its name where it is to be prepared. */
export function nameWherePrepared(parameters: readonly unknown[]): unknown[] {
  const [text, values, ...others] = parameters;
  if (typeof text !== 'string' || !text.startsWith(mark)) return [...parameters];
  return [{ name: nameOf(text), text, values }, ...others];
}

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
