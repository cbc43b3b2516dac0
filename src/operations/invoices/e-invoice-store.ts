import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import type { BillingDocument } from './invoice-store.ts';
import { type EInvoiceStatus, eInvoiceStatuses } from './rules/e-invoice.ts';
import { parseStoredDocument } from './rules/stored-document.ts';

/** For how long a worker has a document to itself, in seconds: far longer than an access point takes to answer. */
const leaseSeconds = 180;

export type DueEInvoice = {
  readonly id: string;
  readonly tripId: string;
  readonly company: string;
  readonly tries: number;
  readonly ageSeconds: number;
  /** Null: emptied since, so that there is nothing to send. */
  readonly document: BillingDocument | null;
};

const due = v.object({
  ...{ id: v.string(), tripId: v.string(), company: v.string(), tries: v.number(), ageSeconds: v.number() },
  document: v.unknown(),
});

/**
 * Takes documents to send, the oldest first, each for one worker. Those that were numbered more than three days before an access point was
 * there to take them are left alone: they went by mail.
 */
export async function takeEInvoices(
  db: Database,
  { companies, limit }: { readonly companies: readonly string[]; readonly limit: number },
): Promise<readonly DueEInvoice[]> {
  const { rows } = await sql`
    with due as (
      select id from e_invoices
      where status in ('new', 'queued') and next_try_at <= now() and company = any(${[...companies]}::text[])
        and (status = 'queued' or created_at > now() - interval '3 days')
      order by created_at, id limit ${limit} for update skip locked
    ), taken as (
      update e_invoices set status = 'queued', tries = tries + 1, reason = '', next_try_at = now() + ${leaseSeconds} * interval '1 second'
      from due where e_invoices.id = due.id
      returning e_invoices.id, invoice_id, e_invoices.trip_id, e_invoices.company, tries, created_at
    )
    select taken.id, taken.trip_id as "tripId", taken.company, tries, extract(epoch from now() - created_at)::integer as "ageSeconds", document
    from taken join invoices on invoices.id = taken.invoice_id order by invoices.entry`.execute(db);
  return rows.map((row) => {
    const { document, ...rest } = parseStored(due, row, 'e-invoice to send');
    const isEmpty = typeof document === 'object' && document !== null && Object.keys(document).length === 0;
    return { ...rest, document: isEmpty ? null : parseStoredDocument(document) };
  });
}

type Outcome = {
  readonly status: EInvoiceStatus;
  readonly reason?: string;
  readonly submission?: string | null;
  readonly address?: { readonly scheme: string; readonly id: string };
};

/** The most characters of a reason that are kept. */
const reasonLimit = 500;

export async function saveEInvoice(db: Database, id: string, { status, reason = '', submission = null, address }: Outcome): Promise<void> {
  await sql`update e_invoices set status = ${status}, reason = ${reason.slice(0, reasonLimit)}, changed_at = now(),
      submission = coalesce(${submission}, submission), scheme = ${address?.scheme ?? sql`scheme`}, receiver = ${address?.id ?? sql`receiver`}
    where id = ${id} and status = 'queued'`.execute(db);
}

export async function retryEInvoice(db: Database, id: string, { seconds, reason }: { readonly seconds: number; readonly reason: string }) {
  await sql`update e_invoices set next_try_at = now() + ${seconds} * interval '1 second', reason = ${reason.slice(0, reasonLimit)}
    where id = ${id} and status = 'queued'`.execute(db);
}

const found = v.object({ id: v.string(), tripId: v.string(), status: v.picklist(eInvoiceStatuses) });

/** The document of an event, by the service's id or by ours. */
export async function findEInvoice(db: Database, { submission, document }: { submission: string | null; document: string | null }) {
  const { rows } = await sql`select id, trip_id as "tripId", status from e_invoices
    where submission = ${submission} or id::text = ${document} limit 1`.execute(db);
  return rows[0] === undefined ? null : parseStored(found, rows[0], 'e-invoice');
}

export async function saveAnswer(
  db: Database,
  id: string,
  { status, reason, submission }: { status: EInvoiceStatus; reason: string; submission: string | null },
): Promise<void> {
  await sql`update e_invoices set status = ${status}, reason = ${reason.slice(0, reasonLimit)}, changed_at = now(),
    submission = coalesce(submission, ${submission}) where id = ${id}`.execute(db);
}

/** Whether a worker may be submitting a document now, so that an event about an unknown submission may be about it. */
export async function isSubmitting(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from e_invoices where status = 'queued' and tries > 0 and reason = '' and next_try_at > now()
    limit 1`.execute(db);
  return rows.length > 0;
}

const shown = v.object({
  ...{ number: v.string(), status: v.picklist(eInvoiceStatuses) },
  ...{ scheme: v.string(), receiver: v.string(), reason: v.string() },
});
export type ShownEInvoice = v.InferOutput<typeof shown>;

/** How a trip's documents went over the network, by number; those that no access point took are absent. */
export async function listEInvoices(db: Database, tripId: string): Promise<readonly ShownEInvoice[]> {
  const { rows } = await sql`select number, status, scheme, receiver, reason from e_invoices
    join invoices on invoices.id = e_invoices.invoice_id
    where e_invoices.trip_id = ${tripId} and status <> 'new' order by entry`.execute(db);
  return rows.map((row) => parseStored(shown, row, 'e-invoice of a trip'));
}

const instantText = v.pipe(
  v.string(),
  v.transform((text) => new Date(text).toISOString()),
);
const refused = v.object({ number: v.string(), reason: v.string(), at: instantText });

/** The refused documents of a trip, in order. */
export async function listRefusedEInvoices(db: Database, tripId: string) {
  const { rows } = await sql`select number, reason, changed_at as at from e_invoices
    join invoices on invoices.id = e_invoices.invoice_id
    where e_invoices.trip_id = ${tripId} and status = 'refused' order by entry`.execute(db);
  return rows.map((row) => parseStored(refused, row, 'refused e-invoice'));
}
