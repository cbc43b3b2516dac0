import { sql } from 'kysely';
import { v7 as createId } from 'uuid';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { companies } from '#domain/sites/brand.ts';
import type { SiteKey } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { numberDocuments, takeSequence } from '#operations/invoices/number-documents.ts';
import { isBusiness } from '#operations/invoices/rules/invoice.ts';
import { formatNumberPrefix, nameOfSeries, sequenceDigits } from '#operations/invoices/rules/numbers.ts';
import type { SummaryPart } from '#operations/invoices/rules/summary-invoice.ts';

/**
 * The next number of the company's invoices, for the transaction that stores the invoice. Documents that still wait for their number come
 * first, because they were made before.
 */
export async function nextSummaryNumber(
  tx: DatabaseTransaction,
  { site, issuedOn }: { readonly site: SiteKey; readonly issuedOn: string },
): Promise<{ readonly number: string; readonly sequence: number }> {
  await numberDocuments(tx);
  const { country: company } = companies[site];
  const year = Number(issuedOn.slice(0, 4));
  const sequence = await takeSequence(tx, { company: nameOfSeries({ kind: 'invoice', company }), year });
  return { number: `${formatNumberPrefix({ kind: 'invoice', company, year })}${String(sequence).padStart(sequenceDigits, '0')}`, sequence };
}

type NewSummary = {
  readonly customerId: string;
  readonly sequence: number;
  readonly parts: readonly SummaryPart[];
  /** In the order of the parts. */
  readonly trips: readonly Trip[];
  readonly issuedAt: string;
  /** Empty: the worker. */
  readonly issuedBy: string;
};

/** Stores a summary invoice with its parts; that of a business is to be sent electronically, as one document. */
export async function insertSummary(
  tx: DatabaseTransaction,
  { customerId, sequence, parts, trips, issuedAt, issuedBy }: NewSummary,
): Promise<void> {
  const [first] = parts;
  if (first === undefined) throw new RangeError('A summary invoice without trips');
  const { summary, number, issuedOn, seller, buyer } = first;
  const company = seller.country;
  await sql`
    insert into summary_invoices (id, customer_id, company, number, from_day, to_day, trips, total_cents, issued_at, issued_by)
    values (${summary.id}, ${customerId}, ${company}, ${number}, ${summary.from}, ${summary.to}, ${summary.trips}, ${summary.totalCents},
      ${issuedAt}, ${issuedBy})`.execute(tx);
  const rows = parts.map((part, index) => ({
    ...{ id: createId(), trip_id: trips[index]?.id ?? '', place: index + 1, total_cents: part.totalCents, document: part },
  }));
  await sql`
    insert into invoices (id, trip_id, kind, company, year, sequence, number, issued_at, total_cents, document, summary_id, summary_place)
    select given.id, given.trip_id, 'invoice', ${company}, ${Number(issuedOn.slice(0, 4))}::integer, ${sequence}::integer, ${number},
      ${issuedAt}::timestamptz, given.total_cents, given.document, ${summary.id}::uuid, given.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, trip_id uuid, place integer, total_cents bigint, document jsonb)
    order by given.place`.execute(tx);
  if (!isBusiness(buyer)) return;
  await sql`
    insert into e_invoices (invoice_id, trip_id, company) select id, trip_id, company from invoices
    where summary_id = ${summary.id}::uuid and summary_place = 1`.execute(tx);
}

const issued = v.object({
  id: v.string(),
  number: v.string(),
  customerId: v.nullable(v.string()),
  customer: v.string(),
  /** Of the first trip, by which the invoice is opened. */
  reference: v.string(),
  from: v.string(),
  to: v.string(),
  trips: v.number(),
  totalCents: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  openCents: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  issuedAt: v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((at) => new Date(at).toISOString()),
  ),
  issuedBy: v.string(),
});
export type IssuedSummary = v.InferOutput<typeof issued>;

/** Summary invoices with what is still open of them, the latest first. */
export async function listSummaries(db: Database, { limit }: { readonly limit: number }): Promise<readonly IssuedSummary[]> {
  const { rows } = await sql`
    select summary.id, summary.number, customer_id as "customerId", coalesce(customers.name, '') as customer, trips.reference,
      from_day::text as "from", to_day::text as "to", summary.trips, summary.total_cents as "totalCents", summary.issued_at as "issuedAt",
      issued_by as "issuedBy", (select coalesce(sum(cents), 0) from open_amounts
        where trip_id in (select trip_id from invoices where summary_id = summary.id)) as "openCents"
    from summary_invoices as summary left join customers on customers.id = customer_id
    join invoices on invoices.summary_id = summary.id and invoices.summary_place = 1 join trips on trips.id = invoices.trip_id
    order by summary.issued_at desc, summary.number desc limit ${limit}`.execute(db);
  return rows.map((row) => parseStored(issued, row, 'summary invoice'));
}
