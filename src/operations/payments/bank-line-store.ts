import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { BankLineTable, Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { BankLine } from './rules/bank-line.ts';

/** A line that waits for somebody to say what it is for. */
export type OpenBankLine = Omit<BankLine, 'bankReference'> & { readonly id: string };

export type NewBankLine = Omit<BankLine, 'bankReference'> & { readonly identityHash: Buffer };

/** Keeps the lines that are not known yet, whatever became of the others; answers how many those are. */
export async function insertBankLines(tx: DatabaseTransaction, lines: readonly NewBankLine[]): Promise<number> {
  let added = 0;
  for (const { identityHash, account, bookedOn, ...line } of lines) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('bank_lines')
      .values({ id: createId(), identity_hash: identityHash, account, booked_on: bookedOn, ...line })
      .onConflict((conflict) => conflict.column('identity_hash').doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
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
