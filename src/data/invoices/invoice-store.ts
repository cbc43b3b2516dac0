import { type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { CreditNote, Invoice } from '#domain/invoice/invoice.ts';
import type { CompanyCode } from '#domain/invoice/numbers.ts';
import { parseStoredPaper } from '#domain/invoice/stored-paper.ts';
import type { Database, DatabaseTransaction, InvoiceTable } from '../engine/tables.ts';
import { numberPapers } from './number-papers.ts';

export type Paper = Invoice | CreditNote;

export type NewPaper = {
  readonly tripId: string;
  readonly company: CompanyCode;
  readonly year: number;
  /** Instant, ISO 8601 UTC. */
  readonly issuedAt: string;
  /** Without its number, which is given later. */
  readonly paper: Paper;
};

/** Stores a paper with the change that causes it. It waits for no other paper: {@link numberPapers} gives it its number before anybody reads it. */
export async function insertPaper(tx: DatabaseTransaction, paper: NewPaper): Promise<void> {
  await sql`${createPaperInsert(paper, sql``)}`.execute(tx);
}

/** The statement of {@link insertPaper}, to be run with others in one. Nothing is stored where `from` has no rows. */
export function createPaperInsert({ tripId, company, year, issuedAt, paper }: NewPaper, from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into invoices (id, trip_id, kind, company, year, issued_at, total_cents, document)
    select ${createId()}::uuid, ${tripId}::uuid, ${paper.kind}::text, ${company}::text, ${year}::integer, ${issuedAt}::timestamptz,
      ${paper.totalCents}::bigint, ${JSON.stringify(paper)}::jsonb ${from}`;
}

/** Invoices and credit notes of a trip, the first first, each with its number. */
export async function listPapers(db: Database, tripId: string): Promise<readonly Paper[]> {
  const rows = await readPapers(db, tripId);
  if (rows.every(({ sequence }) => sequence !== null)) return rows.map(({ document }) => parseStoredPaper(document));
  await numberPapers(db, { tripId });
  return (await readPapers(db, tripId)).map(({ document }) => parseStoredPaper(document));
}

async function readPapers(db: Database, tripId: string): Promise<readonly Pick<Selectable<InvoiceTable>, 'document' | 'sequence'>[]> {
  // Of a trip that was made anonymous the numbers stay, and nothing else.
  const isKept = sql<boolean>`document <> '{}'`;
  const query = db.selectFrom('invoices').select(['document', 'sequence']).where('trip_id', '=', tripId).where(isKept);
  return await query.orderBy('entry').execute();
}
