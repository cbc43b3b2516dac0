import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { BankLineTable, Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { BankLine } from './rules/bank-line.ts';

/** A line that waits for somebody to say what it is for. */
export type OpenBankLine = Omit<BankLine, 'bankReference'> & { readonly id: string };

export type NewBankLine = Omit<BankLine, 'bankReference'> & { readonly identityHash: Buffer };

/** Rows of one statement: some megabyte, and the process answers others between two. */
const batch = 2_000;

/** Keeps the lines that are not known yet, whatever became of the others; answers how many those are. */
export async function insertBankLines(tx: DatabaseTransaction, lines: readonly NewBankLine[]): Promise<number> {
  let added = 0;
  for (let from = 0; from < lines.length; from += batch) {
    const rows = lines.slice(from, from + batch).map(({ identityHash, account, bookedOn, cents, name, iban, text }) => {
      return { id: createId(), identity_hash: identityHash.toString('hex'), account, booked_on: bookedOn, cents, name, iban, text };
    });
    // One value instead of eight a row: making a statement of as many parameters would hold up the process.
    const { numAffectedRows = 0n } = await sql`
      insert into bank_lines (id, identity_hash, account, booked_on, cents, name, iban, text)
      select id, decode(identity_hash, 'hex'), account, booked_on, cents, name, iban, text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        id uuid, identity_hash text, account text, booked_on text, cents bigint, name text, iban text, text text)
      on conflict (identity_hash) do nothing`.execute(tx);
    added += Number(numAffectedRows);
  }
  return added;
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

/** Who has paid goes with the people of his trip. */
export async function forgetPayers(tx: DatabaseTransaction, tripId: string): Promise<void> {
  await sql`update bank_lines set name = '', iban = '', text = '' where trip_id = ${tripId}`.execute(tx);
}

function parseLine({ id, account, booked_on, cents, name, iban, text }: Selectable<BankLineTable>): OpenBankLine {
  return { id, account, bookedOn: booked_on, cents: Number(cents), name, iban, text };
}
