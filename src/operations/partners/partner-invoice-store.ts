import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { Immutable } from '#domain/immutable.ts';
import { takeSequence } from '#operations/invoices/number-documents.ts';
import { formatSelfBilledNumber, nameOfSeries, type SelfBilledDraft, selfBilledSchema } from './rules/self-billed.ts';
import type { MonthStatement } from './rules/statement.ts';

const storedSchema = v.object({ id: v.string(), statementId: v.string(), document: selfBilledSchema });
export type StoredSelfBilled = Immutable<v.InferOutput<typeof storedSchema>>;

const selectInvoices = sql`select id, statement_id as "statementId", document from partner_invoices`;

function parseInvoices(rows: readonly unknown[]): readonly StoredSelfBilled[] {
  return rows.map((row) => parseStored(storedSchema, row, 'self-billed invoice'));
}

/** The invoices of a statement, oldest first. */
export async function listInvoicesOfStatement(db: Database, statementId: string): Promise<readonly StoredSelfBilled[]> {
  return parseInvoices((await sql`${selectInvoices} where statement_id = ${statementId} order by id`.execute(db)).rows);
}

/** One of them; null if there is none. */
export async function findSelfBilled(db: Database, id: string): Promise<StoredSelfBilled | null> {
  return parseInvoices((await sql`${selectInvoices} where id = ${id}`.execute(db)).rows)[0] ?? null;
}

/** All invoices and credit notes in the names of these partners, by partner, oldest first. */
export async function listSelfBilledOfPartners(
  db: Database,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredSelfBilled[]>> {
  if (operatorIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly operatorId: string }>`
    select operator_id as "operatorId", id, statement_id as "statementId", document from partner_invoices
    where operator_id in (${sql.join([...operatorIds])}) order by id`.execute(db);
  const ofPartner = Map.groupBy(rows, ({ operatorId }) => operatorId);
  return new Map([...ofPartner].map(([id, papers]) => [id, parseInvoices(papers)]));
}

type Issuing = { readonly statementId: string; readonly operatorId: string; readonly draft: SelfBilledDraft };

/** Saves a document with the next number of its series. */
export async function insertSelfBilled(tx: DatabaseTransaction, { statementId, operatorId, draft }: Issuing): Promise<StoredSelfBilled> {
  const { rows } = await sql<{ series: number }>`select series from partners where operator_id = ${operatorId}`.execute(tx);
  const series = { company: draft.buyer, partner: rows[0]?.series ?? 0, year: Number(draft.issuedOn.slice(0, 4)) };
  const sequence = await takeSequence(tx, { company: nameOfSeries(draft.kind, series), year: series.year });
  const document = { ...draft, number: formatSelfBilledNumber(draft.kind, series, sequence) };
  const { kind, number, buyer: company, totalCents } = document;
  const row = { id: createId(), statement_id: statementId, operator_id: operatorId, kind, number, company, total_cents: totalCents };
  await tx
    .insertInto('partner_invoices')
    .values({ ...row, document: JSON.stringify(document) })
    .execute();
  return { id: row.id, statementId, document: parseStored(selfBilledSchema, document, 'self-billed invoice') };
}

/** Locks a statement until the transaction ends. */
export async function lockStatement(tx: DatabaseTransaction, id: string): Promise<void> {
  await sql`select id from partner_statements where id = ${id} for update`.execute(tx);
}

/** Records a partner's approval of a statement, once. */
export async function markApproved(tx: DatabaseTransaction, id: string): Promise<void> {
  await sql`update partner_statements set approved_at = now() where id = ${id} and approved_at is null`.execute(tx);
}

/** Saves new contents of a statement after a line was disputed or its VAT was determined. */
export async function changeStatement(tx: DatabaseTransaction, id: string, contents: MonthStatement): Promise<void> {
  await sql`update partner_statements set contents = ${JSON.stringify(contents)}::jsonb where id = ${id}`.execute(tx);
}

/** Moves a line to the next statement; true unless it already was. */
export async function releaseLine(
  tx: DatabaseTransaction,
  { statementId, lineId }: { statementId: string; lineId: string },
): Promise<boolean> {
  const where = sql`where id = ${lineId} and statement_id = ${statementId}`;
  const jobs = await sql`update jobs set statement_id = null ${where}`.execute(tx);
  const corrections = await sql`update partner_corrections set statement_id = null ${where}`.execute(tx);
  return (jobs.numAffectedRows ?? 0n) + (corrections.numAffectedRows ?? 0n) > 0n;
}
