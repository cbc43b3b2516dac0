import { CompiledQuery, type RawBuilder } from 'kysely';
import { prepared } from './prepared.ts';
import type { Database } from './tables.ts';

export type ShapedStatement = {
  /** Everything that the statement's text depends on, and nothing else: each shape has exactly one text. */
  readonly shape: string;
  readonly create: () => RawBuilder<unknown>;
  /** In the order of the text. */
  readonly parameters: readonly unknown[];
};

/** Never dropped: the program has a fixed number of shapes. */
const texts = new Map<string, string>();

/**
 * A prepared statement whose text is built once, because building it costs more than running it. Each later statement of the same shape
 * only supplies its parameters. The first use of a shape throws if they do not match the text.
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
