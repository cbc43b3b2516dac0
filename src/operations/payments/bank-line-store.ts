import { type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { BankLineTable, Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { BankLine } from './rules/bank-line.ts';

/** A line that staff must assign. */
export type OpenBankLine = Omit<BankLine, 'bankReference'> & {
  readonly id: string;
  /** How often it was recorded and undone. */
  readonly round: number;
};

export type NewBankFile = {
  readonly id: string;
  readonly name: string;
  readonly importedBy: string;
  readonly unread: readonly string[];
};

/** Records a read file with its unreadable lines. The number of lines is added when they are stored. */
export async function insertBankFile(tx: DatabaseTransaction, { id, name, importedBy, unread }: NewBankFile): Promise<void> {
  await sql`
    insert into bank_files (id, name, imported_by, added, known, unread)
    values (${id}, ${name}, ${importedBy}, 0, 0, ${JSON.stringify(unread)}::jsonb)`.execute(tx);
}

/** Rows of one file as JSON texts from `prepareBankFiles`, and their number. */
export type NewBankLines = { readonly fileId: string; readonly lines: number; readonly batches: readonly string[] };

/** Stores the lines that are new, whatever the state of known ones; returns how many. */
export async function insertBankLines(tx: DatabaseTransaction, { fileId, lines, batches }: NewBankLines): Promise<number> {
  let added = 0;
  for (const rows of batches) {
    // One value instead of eight parameters per row: building such a statement would block the process.
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

/** The unreadable lines of a file. */
export type UnreadLines = { readonly id: string; readonly name: string; readonly importedAt: string; readonly unread: readonly string[] };

const textLines = v.array(v.string());

/** Unreadable lines that nobody has checked, latest file first. */
export async function listUnread(db: Database, limit: number): Promise<readonly UnreadLines[]> {
  const { rows } = await sql<{ id: string; name: string; imported_at: Date | string; unread: unknown }>`
    select id, name, imported_at, unread from bank_files
    where unread <> '[]' and unread_done_at is null order by imported_at desc limit ${limit}`.execute(db);
  return rows.map(({ id, name, imported_at, unread }) => {
    return { id, name, importedAt: new Date(imported_at).toISOString(), unread: parseStored(textLines, unread, `bank file ${id}`) };
  });
}

/** Marks unreadable lines as checked; false if they already were. */
export async function noteUnreadDone(tx: DatabaseTransaction, { id, decidedBy }: Decision): Promise<boolean> {
  const { rows } = await sql`
    update bank_files set unread_done_at = now(), unread_done_by = ${decidedBy}
    where id = ${id} and unread_done_at is null returning id`.execute(tx);
  return rows.length > 0;
}

/** Open lines, oldest first. */
export async function listOpenBankLines(db: Database, limit: number): Promise<readonly OpenBankLine[]> {
  const { rows } = await sql<LineRow>`
    select *, ${round} as round from bank_lines where state = 'open' order by booked_on, id limit ${limit}`.execute(db);
  return rows.map(parseLine);
}

/** Locks an open line until the transaction ends; null if it is no longer open. */
export async function lockOpenBankLine(tx: DatabaseTransaction, id: string): Promise<OpenBankLine | null> {
  return await lockLine(tx, id, 'open');
}

/** The same for a recorded line. */
export async function lockRecordedLine(tx: DatabaseTransaction, id: string): Promise<OpenBankLine | null> {
  return await lockLine(tx, id, 'recorded');
}

type LineRow = Selectable<BankLineTable> & { readonly round: number | string | null };
const round = sql`(select count(distinct round) from bank_line_parts where line_id = bank_lines.id and undone_at is not null)`;

async function lockLine(tx: DatabaseTransaction, id: string, state: string): Promise<OpenBankLine | null> {
  const { rows } = await sql<LineRow>`
    select *, ${round} as round from bank_lines where id::text = ${id} and state = ${state} for update`.execute(tx);
  return rows[0] === undefined ? null : parseLine(rows[0]);
}

export type LinePart = { readonly tripId: string; readonly cents: number; readonly note: string };

export async function insertLinePart(
  tx: DatabaseTransaction,
  { lineId, round: at, tripId, cents, note }: LinePart & { readonly lineId: string; readonly round: number },
): Promise<void> {
  await sql`insert into bank_line_parts (line_id, round, trip_id, cents, note) values (${lineId}, ${at}, ${tripId}, ${cents}, ${note})`.execute(
    tx,
  );
}

/** The trips that a recorded line pays. Older lines have one: the trip of the line. */
export async function listLineParts(tx: DatabaseTransaction, { id, cents, bookedOn, name }: OpenBankLine): Promise<readonly LinePart[]> {
  const { rows } = await sql<{ tripId: string; cents: string | number; note: string }>`
    select trip_id as "tripId", cents, note from bank_line_parts where line_id = ${id} and undone_at is null
    union all
    select trip_id, ${cents}::bigint, ${`${bookedOn} ${name} ${id}`} from bank_lines
    where id = ${id} and trip_id is not null and not exists (select from bank_line_parts where line_id = ${id})`.execute(tx);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/** Reopens a line; its parts stay as history. */
export async function reopenLine(tx: DatabaseTransaction, { id, round: at, cents, bookedOn, name }: OpenBankLine): Promise<void> {
  await sql`
    insert into bank_line_parts (line_id, round, trip_id, cents, note)
    select id, ${at}, trip_id, ${cents}::bigint, ${`${bookedOn} ${name} ${id}`} from bank_lines
    where id = ${id} and trip_id is not null and not exists (select from bank_line_parts where line_id = ${id})`.execute(tx);
  await sql`update bank_line_parts set undone_at = now() where line_id = ${id} and undone_at is null`.execute(tx);
  await sql`update bank_lines set state = 'open', trip_id = null, decided_by = null, decided_at = null where id = ${id}`.execute(tx);
}

/** A recently recorded line that can be undone. */
export type RecordedLine = Pick<BankLine, 'bookedOn' | 'cents' | 'name'> & {
  readonly id: string;
  readonly references: readonly string[];
  readonly decidedBy: string;
};

/** Lines recorded in the last days, latest first. */
export async function listRecordedLines(db: Database, limit: number): Promise<readonly RecordedLine[]> {
  const { rows } = await sql<{
    id: string;
    booked_on: string;
    cents: string;
    name: string;
    decided_by: string | null;
    refs: string[] | null;
  }>`
    select bank_lines.id, booked_on, bank_lines.cents, name, decided_by,
      coalesce((select array_agg(reference order by reference) from bank_line_parts join trips on trips.id = bank_line_parts.trip_id
        where line_id = bank_lines.id and undone_at is null), (select array[reference] from trips where trips.id = bank_lines.trip_id)) as refs
    from bank_lines where state = 'recorded' and decided_at > now() - interval '14 days'
    order by decided_at desc, bank_lines.id limit ${limit}`.execute(db);
  return rows.map((row) => {
    const { id, booked_on: bookedOn, cents, name, decided_by: decidedBy, refs } = row;
    return { id, bookedOn, cents: Number(cents), name, decidedBy: decidedBy ?? '', references: refs ?? [] };
  });
}

type Decision = { readonly id: string; readonly decidedBy: string };

export async function noteRecorded(tx: DatabaseTransaction, { id, decidedBy, tripId }: Decision & { readonly tripId: string | null }) {
  await sql`
    update bank_lines set state = 'recorded', trip_id = ${tripId}, decided_by = ${decidedBy}, decided_at = now() where id = ${id}`.execute(
    tx,
  );
}

/** For money that is not for a trip, the payer's data are deleted. */
export async function noteAside(tx: DatabaseTransaction, { id, decidedBy }: Decision): Promise<void> {
  await sql`
    update bank_lines set state = 'aside', name = '', iban = '', text = '', decided_by = ${decidedBy}, decided_at = now()
    where id = ${id}`.execute(tx);
}

function parseLine({ id, account, booked_on, cents, name, iban, text, round: before }: LineRow): OpenBankLine {
  return { id, account, bookedOn: booked_on, cents: Number(cents), name, iban, text, round: Number(before ?? 0) };
}
