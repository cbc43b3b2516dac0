import { sql } from 'kysely';
import type { Database } from '#db/engine/tables.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { tripStates } from '#domain/trip/states.ts';
import type { Customer, Trip } from '#domain/trip/trip.ts';
import { askApproval, hasSecondPerson } from '#operations/approvals/approvals.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { findCustomerOfTrip, findTerms, isOfPerson } from './customer-store.ts';
import { findCustomerOf } from './price-on-terms.ts';
import { type Credit, type JudgedCredit, judgeCredit } from './rules/credit.ts';

/** What a customer may owe and owes. */
export async function readCredit(db: Database, customerId: string): Promise<Credit> {
  const terms = await findTerms(db, customerId);
  const { rows } = await sql<{ approved: string | null; owed: string | null }>`
    with own as (select trips.* from customer_people as person join trips on ${isOfPerson} where person.customer_id = ${customerId}::uuid)
    select
      (select credit_approved_cents from customers where id = ${customerId}::uuid and credit_approved_until > now()) as approved,
      (select coalesce(sum(cents), 0) from open_amounts where trip_id in (select id from own))
        + (select coalesce(sum(total_cents), 0) from own where status in (${tripStates.booked.status}, ${tripStates.done.status})
          and not exists (select from invoices where invoices.trip_id = own.id)) as owed`.execute(db);
  const [row] = rows;
  return { limitCents: terms?.creditLimitCents ?? null, approvedCents: Number(row?.approved ?? 0), owedCents: Number(row?.owed ?? 0) };
}

/** The credit of a trip's customer with the trip itself, at a drafted price or its own; null without a limit. */
export async function readCreditOfTrip(
  db: Database,
  trip: Trip,
  drafted?: Quote | null,
): Promise<(JudgedCredit & { readonly limitCents: number }) | null> {
  const customer = await findCustomerOfTrip(db, trip.id);
  const credit = customer === null ? null : await readCredit(db, customer.id);
  const price = trip.bookedAt === null ? (drafted?.options[0] ?? findChosenOption(trip))?.totalCents : 0;
  const judged = credit === null ? null : judgeCredit(credit, price ?? 0);
  return credit === null || judged === null ? null : { ...judged, limitCents: credit.limitCents ?? 0 };
}

/** A second person must let the customer owe more; the request for it was made. */
export type OverCredit = { readonly why: 'over-credit' };

type Pricing = {
  readonly asker: Pick<Customer, 'email' | 'organisation'>;
  readonly staff: StaffMember;
  /** The price that is to be sent; null if there is none yet. */
  readonly totalCents: number | null;
};

/**
 * Whether a price may be sent to a customer with a credit limit. Beyond it a second person is asked, once for each customer; whoever works
 * alone decides alone.
 */
export async function requireCredit(db: Database, { asker, staff, totalCents }: Pricing): Promise<Result<true, OverCredit>> {
  const customer = totalCents === null ? null : await findCustomerOf(db, asker);
  if (customer === null || totalCents === null) return success(true);
  const credit = await readCredit(db, customer.id);
  const judged = judgeCredit(credit, totalCents);
  if (judged === null || !judged.isBeyond) return success(true);
  const by = { id: staff.id, name: staff.name ?? '' };
  if (!(await hasSecondPerson(db, by, 'credit'))) return success(true);
  const payload = { customerId: customer.id, upToCents: judged.wouldOweCents };
  await askApproval(db, by, { kind: 'credit', subject: `customer ${customer.id}`, payload });
  return failure({ why: 'over-credit' });
}

/** The same for the price of a trip. */
export async function requireCreditOfTrip(
  db: Database,
  { reference, ...pricing }: Omit<Pricing, 'asker'> & { readonly reference: string },
): Promise<Result<true, OverCredit>> {
  const trip = await findTripByReference(db, reference);
  return trip === null ? success(true) : await requireCredit(db, { ...pricing, asker: trip.customer });
}

/** Sends a price where the credit allows it. */
export async function withinCredit<Value, Reason>(
  credit: Result<true, OverCredit>,
  send: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | OverCredit>> {
  return credit.ok ? await send() : credit;
}

/** Days for which an approval to owe more holds. */
const approvalDays = 7;

/** Lets a customer owe up to a sum for some days, as a second person approved. */
export async function approveCredit(
  db: Database,
  { customerId, upToCents }: { readonly customerId: string; readonly upToCents: number },
): Promise<Result<true, 'gone'>> {
  const { numAffectedRows = 0n } = await sql`
    update customers set credit_approved_cents = ${upToCents}, credit_approved_until = now() + make_interval(days => ${approvalDays}::int)
    where id = ${customerId}::uuid and merged_into is null`.execute(db);
  return numAffectedRows === 0n ? failure('gone') : success(true);
}
