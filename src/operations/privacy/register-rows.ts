import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { namesOfStaff, type PersonalTable, personalTables, type Subject } from './rules/register.ts';

/** The SQL condition for a person's rows, from the register; the ids are parameters. */
function whereOf({ where }: Pick<PersonalTable, 'where'>, ids: readonly string[]): RawBuilder<unknown> {
  const parts = where.split(':ids').map((part) => sql.raw(part));
  return sql.join(parts, sql`${[...ids]}::uuid[]`);
}

type Erasing = {
  readonly ids: readonly string[];
  /** Legal retention periods that are now over. */
  readonly over: readonly NonNullable<PersonalTable['until']>[];
};

/** Deletes or empties a person's data as listed in the register, except `own` entries, which the use case handles. */
export async function eraseRows(tx: DatabaseTransaction, of: Subject, { ids, over }: Erasing): Promise<void> {
  if (ids.length === 0) return;
  for (const entry of personalTables) {
    if (entry.of !== of || entry.fate === 'own' || (entry.until !== undefined && !over.includes(entry.until))) continue;
    const rows = whereOf(entry, ids);
    if (entry.fate === 'deleted') await sql`delete from ${sql.table(entry.table)} where ${rows}`.execute(tx);
    else {
      const blanks = entry.columns.map((column) => sql`${sql.ref(column)} = ${sql.raw(entry.blank?.[column] ?? "''")}`);
      await sql`update ${sql.table(entry.table)} set ${sql.join(blanks)} where ${rows}`.execute(tx);
    }
  }
}

/** Rows by table, each with the columns that the register names. */
export type RegisterRows = Readonly<Record<string, readonly unknown[]>>;

/** Everything stored about a person according to the register, for a copy (article 15). Omits hashes and secrets. */
export async function readRows(db: Database, of: Subject, ids: readonly string[]): Promise<RegisterRows> {
  const found: Record<string, readonly unknown[]> = {};
  if (ids.length === 0) return found;
  for (const entry of personalTables.filter((each) => each.of === of && each.columns.length > 0)) {
    const names = sql.join(
      entry.columns
        .filter((column) => !secrets.includes(column))
        .flatMap((column) => [
          sql.lit(column),
          entry.files?.includes(column) ? sql`encode(${sql.ref(`t.${column}`)}, 'base64')` : sql.ref(`t.${column}`),
        ]),
    );
    const { rows } = await sql<{ row: unknown }>`
      select jsonb_build_object(${names}) as row from ${sql.table(entry.table)} as t where ${whereOf(entry, ids)}`.execute(db);
    if (rows.length > 0) found[entry.table] = [...(found[entry.table] ?? []), ...rows.map(({ row }) => row)];
  }
  return found;
}

/** Secrets that open something are never exported. */
const secrets: readonly string[] = [
  ...['secret', 'public_key', 'key', 'quote_key', 'booking_key', 'share_key', 'read_key'],
  ...['recipient_hash', 'input_hash', 'print'],
];

/** Removes the name of a staff member from their past actions. */
export async function renameStaff(
  tx: DatabaseTransaction,
  { name, becomes }: { readonly name: string; readonly becomes: string },
): Promise<void> {
  for (const [table, columns] of Object.entries(namesOfStaff)) {
    for (const column of columns) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${becomes} where ${sql.ref(column)} = ${name}`.execute(tx);
    }
  }
}
