import { type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The parts of a statement that takes its rows as one JSON parameter. Its text is the same for one row or fifty, so one statement writes
 * rows of several tables in one round trip, and the columns' own types read the values. Columns that are not named keep their default.
 */
export type JsonRows = {
  readonly columns: RawBuilder<unknown>;
  readonly values: RawBuilder<unknown>;
  readonly source: RawBuilder<unknown>;
};

/** `columns` are those of the first row; all rows have the same. The statement refers to the rows as `given`. */
export function createJsonRows(table: keyof Tables, columns: readonly string[], rows: readonly object[]): JsonRows {
  return {
    columns: sql.join(columns.map((column) => sql.ref(column))),
    values: sql.join(columns.map((column) => sql.ref(`given.${column}`))),
    source: sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as given`,
  };
}

/** `column = given.column` for each, for an update from such rows. */
export function formatAssignments(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`));
}
