import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { Immutable } from '#domain/immutable.ts';
import { takeSequence } from '#operations/invoices/number-documents.ts';
import { formatSelfBilledNumber, nameOfSeries, type SelfBilled, type SelfBilledDraft, selfBilledSchema } from './rules/self-billed.ts';
import type { MonthStatement } from './rules/statement.ts';

const storedSchema = v.object({ id: v.string(), statementId: v.string(), document: selfBilledSchema });
export type StoredSelfBilled = Immutable<v.InferOutput<typeof storedSchema>>;

const selectInvoices = sql`select id, statement_id as "statementId", document from partner_invoices`;

function parseInvoices(rows: readonly unknown[]): readonly StoredSelfBilled[] {
  return rows.map((row) => parseStored(storedSchema, row, 'self-billed invoice'));
}

/** What was made out by a statement, the first first. */
export async function listInvoicesOfStatement(db: Database, statementId: string): Promise<readonly StoredSelfBilled[]> {
  return parseInvoices((await sql`${selectInvoices} where statement_id = ${statementId} order by id`.execute(db)).rows);
}

/** One of them; null where there is none. */
export async function findSelfBilled(db: Database, id: string): Promise<StoredSelfBilled | null> {
  return parseInvoices((await sql`${selectInvoices} where id = ${id}`.execute(db)).rows)[0] ?? null;
}

/** All invoices in a partner's name, without credit notes. */
export async function listInvoicesOfPartner(db: Database, operatorId: string): Promise<readonly SelfBilled[]> {
  const { rows } = await sql`${selectInvoices} where operator_id = ${operatorId} and kind = 'self-billed' order by id`.execute(db);
  return parseInvoices(rows).map(({ document }) => document);
}

type Issuing = { readonly statementId: string; readonly operatorId: string; readonly draft: SelfBilledDraft };

/** Keeps a paper under the next number of its series. */
export async function insertSelfBilled(tx: DatabaseTransaction, { statementId, operatorId, draft }: Issuing): Promise<StoredSelfBilled> {
  const { rows } = await sql<{ series: number }>`select series from partners where operator_id = ${operatorId}`.execute(tx);
  const series = { company: draft.buyer, partner: rows[0]?.series ?? 0, year: Number(draft.issuedOn.slice(0, 4)) };
  const sequence = await takeSequence(tx, { company: nameOfSeries(series), year: series.year });
  const document = { ...draft, number: formatSelfBilledNumber(draft.kind, series, sequence) };
  const { kind, number, buyer: company, totalCents } = document;
  const row = { id: createId(), statement_id: statementId, operator_id: operatorId, kind, number, company, total_cents: totalCents };
  await tx
    .insertInto('partner_invoices')
    .values({ ...row, document: JSON.stringify(document) })
    .execute();
  return { id: row.id, statementId, document: parseStored(selfBilledSchema, document, 'self-billed invoice') };
}

/** Holds a statement until the transaction is over; whoever holds it next finds what this one wrote. */
export async function lockStatement(tx: DatabaseTransaction, id: string): Promise<void> {
  await sql`select id from partner_statements where id = ${id} for update`.execute(tx);
}

/** Keeps that a partner agreed to a statement, once. */
export async function markApproved(tx: DatabaseTransaction, id: string): Promise<void> {
  await sql`update partner_statements set approved_at = now() where id = ${id} and approved_at is null`.execute(tx);
}

/** Keeps what a statement says after a line was disputed, or its VAT was found out. */
export async function changeStatement(tx: DatabaseTransaction, id: string, contents: MonthStatement): Promise<void> {
  await sql`update partner_statements set contents = ${JSON.stringify(contents)}::jsonb where id = ${id}`.execute(tx);
}

/** Has a line of a statement stand on the next one: true unless it does already. */
export async function releaseLine(
  tx: DatabaseTransaction,
  { statementId, lineId }: { statementId: string; lineId: string },
): Promise<boolean> {
  const where = sql`where id = ${lineId} and statement_id = ${statementId}`;
  const jobs = await sql`update jobs set statement_id = null ${where}`.execute(tx);
  const corrections = await sql`update partner_corrections set statement_id = null ${where}`.execute(tx);
  return (jobs.numAffectedRows ?? 0n) + (corrections.numAffectedRows ?? 0n) > 0n;
}
