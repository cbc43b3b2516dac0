import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { BankLineTable, Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { BankLine } from './rules/bank-line.ts';

/** A line that waits for somebody to say what it is for. */
export type OpenBankLine = Omit<BankLine, 'bankReference'> & { readonly id: string };

export type NewBankFile = {
  readonly id: string;
  readonly name: string;
  readonly importedBy: string;
  readonly unread: readonly string[];
};

/** Keeps that a file was read, and what of it could not be. How many lines it had is noted with them. */
export async function insertBankFile(tx: DatabaseTransaction, { id, name, importedBy, unread }: NewBankFile): Promise<void> {
  await sql`
    insert into bank_files (id, name, imported_by, added, known, unread)
    values (${id}, ${name}, ${importedBy}, 0, 0, ${JSON.stringify(unread)}::jsonb)`.execute(tx);
}

/** Rows of one file as texts of JSON, as `prepareBankFiles` makes them, and how many they are together. */
export type NewBankLines = { readonly fileId: string; readonly lines: number; readonly batches: readonly string[] };

/** Keeps the lines that are not known yet, whatever became of the others; answers how many those are. */
export async function insertBankLines(tx: DatabaseTransaction, { fileId, lines, batches }: NewBankLines): Promise<number> {
  let added = 0;
  for (const rows of batches) {
    // One value instead of eight a row: making a statement of as many parameters would hold up the process.
    const { numAffectedRows = 0n } = await sql`
      insert into bank_lines (id, identity_hash, account, booked_on, cents, name, iban, text, file_id)
      select id, decode(identity_hash, 'hex'), account, booked_on, cents, name, iban, text, ${fileId}::uuid
      from jsonb_to_recordset(${rows}::jsonb) as given (
        id uuid, identity_hash text, account text, booked_on text, cents bigint, name text, iban text, text text)
      on conflict (identity_hash) do nothing`.execute(tx);
    added += Number(numAffectedRows);
  }
  await sql`update bank_files set added = ${added}, known = ${lines - added} where id = ${fileId}`.execute(tx);
  return added;
}

/** A line that could not be read, and the file it is of. */
export type UnreadLines = { readonly id: string; readonly name: string; readonly importedAt: string; readonly unread: readonly string[] };

const textLines = v.array(v.string());

/** What could not be read and nobody has looked up yet, the latest file first. */
export async function listUnread(db: Database, limit: number): Promise<readonly UnreadLines[]> {
  const { rows } = await sql<{ id: string; name: string; imported_at: Date | string; unread: unknown }>`
    select id, name, imported_at, unread from bank_files
    where unread <> '[]' and unread_done_at is null order by imported_at desc limit ${limit}`.execute(db);
  return rows.map(({ id, name, imported_at, unread }) => {
    return { id, name, importedAt: new Date(imported_at).toISOString(), unread: parseStored(textLines, unread, `bank file ${id}`) };
  });
}

/** Somebody has looked up what could not be read; false where that was done before. */
export async function noteUnreadDone(tx: DatabaseTransaction, { id, decidedBy }: Decision): Promise<boolean> {
  const { rows } = await sql`
    update bank_files set unread_done_at = now(), unread_done_by = ${decidedBy}
    where id = ${id} and unread_done_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** The lines that wait, the oldest first. */
export async function listOpenBankLines(db: Database, limit: number): Promise<readonly OpenBankLine[]> {
  const waiting = db.selectFrom('bank_lines').selectAll().where('state', '=', 'open');
  return (await waiting.orderBy('booked_on').orderBy('id').limit(limit).execute()).map(parseLine);
}

/** The line, held until the transaction ends; null where it waits no longer. */
export async function lockOpenBankLine(tx: DatabaseTransaction, id: string): Promise<OpenBankLine | null> {
  const { rows } = await sql<Selectable<BankLineTable>>`
    select * from bank_lines where id::text = ${id} and state = 'open' for update`.execute(tx);
  return rows[0] === undefined ? null : parseLine(rows[0]);
}

type Decision = { readonly id: string; readonly decidedBy: string };

export async function noteRecorded(tx: DatabaseTransaction, { id, decidedBy, tripId }: Decision & { readonly tripId: string }) {
  await sql`
    update bank_lines set state = 'recorded', trip_id = ${tripId}, decided_by = ${decidedBy}, decided_at = now() where id = ${id}`.execute(
    tx,
  );
}

/** Of money that is for no trip nothing about its payer is kept. */
export async function noteAside(tx: DatabaseTransaction, { id, decidedBy }: Decision): Promise<void> {
  await sql`
    update bank_lines set state = 'aside', name = '', iban = '', text = '', decided_by = ${decidedBy}, decided_at = now()
    where id = ${id}`.execute(tx);
}

function parseLine({ id, account, booked_on, cents, name, iban, text }: Selectable<BankLineTable>): OpenBankLine {
  return { id, account, bookedOn: booked_on, cents: Number(cents), name, iban, text };
}
