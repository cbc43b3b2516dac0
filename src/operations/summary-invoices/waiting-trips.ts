import { sql } from 'kysely';
import * as v from 'valibot';
import { parseStored } from '#db/engine/stored.ts';
import type { Database } from '#db/engine/tables.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isOfPerson } from '#operations/customers/customer-store.ts';
import { findTermsOf } from '#operations/customers/price-on-terms.ts';
import { type AgreedTerms, agreedTermsSchema, noTerms } from '#operations/customers/rules/agreed-terms.ts';
import { isStillToInvoice } from '#operations/invoices/billing-documents.ts';
import { parseTrip, type TripRow } from '#operations/trips/trip-row.ts';

/** Whether what a trip costs goes on a summary invoice: it is invoiced afterwards, not invoiced yet, and its customer's terms say so. */
export async function waitsForSummary(db: Database, trip: Trip): Promise<boolean> {
  if (!(await isStillToInvoice(db, trip))) return false;
  const terms = await findTermsOf(db, trip.customer);
  return terms !== null && terms.invoicing !== 'each-trip';
}

/** A customer with trips that wait, and the terms that they are invoiced on. */
export type WaitingCustomer = {
  readonly id: string;
  readonly name: string;
  readonly terms: AgreedTerms;
  readonly trips: readonly Trip[];
};

const customer = v.object({ id: v.string(), name: v.string(), terms: v.nullable(agreedTermsSchema) });

/**
 * The customers of whom trips wait for a summary invoice: driven, or cancelled with a fee, to be invoiced afterwards, and without an
 * invoice. Trips without an invoice are invoiced also where the customer's terms changed in the meantime.
 */
export async function listWaiting(
  db: Database,
  only: { readonly customerId: string } | 'all' = 'all',
): Promise<readonly WaitingCustomer[]> {
  const { rows } = await sql<TripRow & { customerId: string }>`
    select customers.id as "customerId", trips.* from customers
    join customer_people as person on person.customer_id = customers.id join trips on ${isOfPerson}
    where customers.has_summaries and ${only === 'all' ? sql`true` : sql`customers.id = ${only.customerId}::uuid`}
      and trips.booked_at is not null and trips.forgotten_at is null and trips.invoice ->> 'paymentMethod' = 'invoice-afterwards'
      and (trips.status = ${tripStates.done.status}
        or (trips.status = ${tripStates.cancelled.status} and (trips.cancelation ->> 'feeCents')::bigint > 0))
      and not exists (select from invoices where invoices.trip_id = trips.id)`.execute(db);
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  const customers = await readCustomers(db, [...byCustomer.keys()]);
  return customers.map((found) => ({ ...found, trips: (byCustomer.get(found.id) ?? []).map(parseTrip) }));
}

async function readCustomers(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await sql`
    select id, name, terms from customers where id = any(${[...ids]}::uuid[]) order by sort_name, id`.execute(db);
  return rows.map((row) => {
    const { terms, ...known } = parseStored(customer, row, 'customer with summary invoices');
    return { ...known, terms: terms ?? noTerms };
  });
}
