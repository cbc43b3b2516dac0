import { type Selectable, sql } from 'kysely';
import { v7 as createId } from 'uuid';
import type { CreditNote, Invoice } from '#domain/invoice/invoice.ts';
import { parseStoredPaper } from '#domain/invoice/stored-paper.ts';
import type { Database, DatabaseTransaction, InvoiceTable, PaymentTable } from './tables.ts';

export type Paper = Invoice | CreditNote;
/** A company and a year: what numbers count in. */
export type NumberSeries = { readonly company: string; readonly year: number };

export type Payment = {
  readonly provider: string;
  readonly providerId: string;
  readonly status: string;
  readonly cents: number;
  /** What of it was given back or charged back since. */
  readonly returnedCents: number;
  readonly createdAt: string;
  readonly paidAt: string | null;
};

/**
 * The next number of a series, without gaps: its row stays locked until the transaction ends, so a number whose paper is not stored is given
 * again. Take it last, for every other paper of that company waits meanwhile.
 */
export async function takeInvoiceNumber(tx: DatabaseTransaction, { company, year }: NumberSeries): Promise<number> {
  const { rows } = await sql<{ last_sequence: number }>`
    insert into invoice_counters as counter (company, year, last_sequence) values (${company}, ${year}, 1)
    on conflict (company, year) do update set last_sequence = counter.last_sequence + 1
    returning last_sequence`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no number');
  return row.last_sequence;
}

export type NewPaper = NumberSeries & {
  readonly tripId: string;
  readonly sequence: number;
  /** Instant, ISO 8601 UTC. */
  readonly issuedAt: string;
  readonly paper: Paper;
};

export async function insertPaper(tx: DatabaseTransaction, { tripId, sequence, company, year, issuedAt, paper }: NewPaper): Promise<void> {
  const { kind, number, totalCents } = paper;
  const row = { id: createId(), trip_id: tripId, kind, company, year, sequence, number, issued_at: issuedAt, total_cents: totalCents };
  await tx
    .insertInto('invoices')
    .values({ ...row, document: JSON.stringify(paper) })
    .execute();
}

/** Invoices and credit notes of a trip, the first first. */
export async function listPapers(db: Database, tripId: string): Promise<readonly Paper[]> {
  const rows = await db.selectFrom('invoices').select('document').where('trip_id', '=', tripId).orderBy('id').execute();
  return rows.map(({ document }: Pick<Selectable<InvoiceTable>, 'document'>) => parseStoredPaper(document));
}

/** What was paid or is being paid for a trip, the first first. */
export async function listPayments(db: Database, tripId: string): Promise<readonly Payment[]> {
  const rows = await db.selectFrom('payments').selectAll().where('trip_id', '=', tripId).orderBy('created_at').execute();
  return rows.map(parsePayment);
}

function parsePayment(row: Selectable<PaymentTable>): Payment {
  const { provider, provider_id, status, cents, returned_cents, created_at, paid_at } = row;
  return {
    provider,
    providerId: provider_id,
    status,
    cents: Number(cents),
    returnedCents: Number(returned_cents),
    createdAt: created_at,
    paidAt: paid_at,
  };
}
