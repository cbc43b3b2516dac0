import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';

const mark = '/* prepared */';
const names = new Map<string, string>();

/**
 * A statement that a connection parses and plans once and then runs by name: half the server's cost of a wide statement. Its text must be
 * one of few, and it must name its result columns: a connection that planned a `*` fails once a column is added.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(mark)} ${statement}`;
}

/** The same for a statement that is asked so often that building its text would cost as much as sending it. */
export function preparedText(text: string): (parameters: readonly unknown[]) => CompiledQuery {
  const marked = `${mark} ${text}`;
  return (parameters) => CompiledQuery.raw(marked, [...parameters]);
}

/** The argument of a client's `query`, with a name if it should be prepared. */
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
