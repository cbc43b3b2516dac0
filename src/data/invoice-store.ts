import { type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { CreditNote, Invoice } from '#domain/invoice/invoice.ts';
import { sequenceDigits } from '#domain/invoice/numbers.ts';
import { parseStoredPaper } from '#domain/invoice/stored-paper.ts';
import type { Database, DatabaseTransaction, InvoiceTable } from './tables.ts';

export type Paper = Invoice | CreditNote;
/** A company and a year: what numbers count in. */
export type NumberSeries = { readonly company: string; readonly year: number };

export type NewPaper = NumberSeries & {
  readonly tripId: string;
  /** Instant, ISO 8601 UTC. */
  readonly issuedAt: string;
  /** Its number is of no account: it is given here. */
  readonly paper: Paper;
  /** What stands before the sequence in its number. */
  readonly numberPrefix: string;
};

/**
 * Stores a paper under the next number of its series, without gaps: the series' row stays locked until the transaction ends, so a number
 * whose paper is not stored is given again. Every other paper of that company waits meanwhile, hence one statement for both, and the last
 * one of its transaction.
 */
export async function insertNextPaper(tx: DatabaseTransaction, paper: NewPaper): Promise<void> {
  const { taken, stored } = createPaperRows(paper, sql``);
  await sql`with taken as (${taken}) ${stored}`.execute(tx);
}

/**
 * The two statements of {@link insertNextPaper}, to be run with others in one: `taken` takes the number and goes by that name in `stored`.
 * Nothing is taken where `from` has no rows.
 */
export function createPaperRows({ tripId, company, year, issuedAt, paper, numberPrefix }: NewPaper, from: RawBuilder<unknown>) {
  const sequence = sql`last_sequence::text`;
  const number = sql`${numberPrefix}::text || lpad(${sequence}, greatest(${sequenceDigits}::integer, length(${sequence})), '0')`;
  return {
    taken: sql`
      insert into invoice_counters as counter (company, year, last_sequence) select ${company}::text, ${year}::integer, 1 ${from}
      on conflict (company, year) do update set last_sequence = counter.last_sequence + 1
      returning last_sequence`,
    stored: sql`
      insert into invoices (id, trip_id, kind, company, year, sequence, number, issued_at, total_cents, document)
      select ${createId()}::uuid, ${tripId}::uuid, ${paper.kind}::text, ${company}::text, ${year}::integer, last_sequence, ${number},
        ${issuedAt}::timestamptz, ${paper.totalCents}::bigint, jsonb_set(${JSON.stringify(paper)}::jsonb, '{number}', to_jsonb(${number}))
      from taken`,
  };
}

/** Invoices and credit notes of a trip, the first first. */
export async function listPapers(db: Database, tripId: string): Promise<readonly Paper[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('document')
    .where('trip_id', '=', tripId)
    .where(sql<boolean>`document <> '{}'`)
    .orderBy('id')
    .execute();
  // Of a trip that was made anonymous the numbers stay, and nothing else.
  return rows.map(({ document }: Pick<Selectable<InvoiceTable>, 'document'>) => parseStoredPaper(document));
}
