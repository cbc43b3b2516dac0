import { CompiledQuery, type RawBuilder } from 'kysely';
import { prepared } from './prepared.ts';
import type { Database } from './tables.ts';

export type ShapedStatement = {
  /** Whatever the statement's text depends on, and nothing else: of one shape there is one text. */
  readonly shape: string;
  readonly create: () => RawBuilder<unknown>;
  /** In the order in which the text has them. */
  readonly parameters: readonly unknown[];
};

/** Never dropped: there are as many as the program has shapes. */
const texts = new Map<string, string>();

/**
 * A prepared statement whose text is put together once, for that costs more than running what it says; each later one of its shape brings its
 * parameters alone. Throws where they are not those of the text, at the first use of the shape.
 */
export function compileByShape(db: Database, { shape, create, parameters }: ShapedStatement): CompiledQuery {
  const known = texts.get(shape);
  if (known !== undefined) return CompiledQuery.raw(known, [...parameters]);
  const compiled = prepared(create()).compile(db);
  const isSame = compiled.parameters.length === parameters.length && compiled.parameters.every((value, at) => value === parameters[at]);
  if (!isSame) throw new Error(`The parameters of the statement ${shape} are not those of its text`);
  texts.set(shape, compiled.sql);
  return compiled;
}
