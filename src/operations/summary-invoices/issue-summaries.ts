import { v7 as createId } from 'uuid';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { lockCustomers } from '#operations/customers/customer-store.ts';
import { joinSummary } from '#operations/invoices/rules/summary-invoice.ts';
import type { Actor, StaffMember } from '#operations/trips/actor.ts';
import { nameInAudit } from '#operations/trips/actor.ts';
import { type ApplyContext, lockTrip } from '#operations/trips/apply.ts';
import { quietly } from '#operations/trips/trip-effect.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import { composeParts } from './rules/compose-parts.ts';
import { type Gathered, gatherTrips } from './rules/gather-trips.ts';
import { queueSummaryMail } from './send-summary.ts';
import { insertSummary, nextSummaryNumber } from './summary-store.ts';
import { listWaiting, type WaitingCustomer } from './waiting-trips.ts';

/** Hours of the first working day before invoices are made: by noon every trip of the day before counts as driven. */
const startHour = 12;

/**
 * Makes the summary invoices that are due: of each period that is over, on the first working day after it. What counts as driven only later
 * is invoiced apart, by its own month. Each customer is a transaction; one that fails does not keep others waiting. Returns how many.
 */
export async function issueDueSummaries(
  context: Pick<ApplyContext, 'db' | 'addresses'> & {
    readonly log: { error(message: string, fields: Readonly<Record<string, string>>): void };
  },
  isStopping: () => boolean = () => false,
): Promise<number> {
  const now = await databaseNow(context.db);
  const isDue = ({ issueOn, trips: [first] }: Gathered) => issueOn <= todayIn(getSite(first.site).timeZone, addHours(now, -startHour));
  let issued = 0;
  for (const { id, trips, terms } of await listWaiting(context.db)) {
    if (isStopping()) break;
    if (!gatherTrips(trips, terms.invoicing).some(isDue)) continue;
    try {
      issued += (await issueOf(context, { customerId: id, isDue, actor: { kind: 'clock' } })).length;
    } catch (error) {
      context.log.error('A summary invoice could not be made', {
        customer: id,
        detail: error instanceof Error ? error.message : String(error),
      });
    }
  }
  return issued;
}

export type NotIssued = { readonly why: 'no-right' | 'nothing-waits' };

/** Makes the invoices of a customer's period now, before they are due: what is driven by then is on them, and the rest on the next. */
export async function issueSummary(
  context: Pick<ApplyContext, 'db' | 'addresses'>,
  { staff, customer, from }: { readonly staff: StaffMember; readonly customer: string; readonly from: string },
): Promise<Result<{ readonly numbers: readonly string[] }, NotIssued>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  const numbers = await issueOf(context, { customerId: customer, isDue: ({ period }) => period.from === from, actor: staff });
  return numbers.length === 0 ? failure({ why: 'nothing-waits' }) : success({ numbers });
}

type Issuing = { readonly customerId: string; readonly isDue: (group: Gathered) => boolean; readonly actor: Actor };

/** The lock of the customer makes a second run wait, which then finds nothing left to invoice. */
async function issueOf(context: Pick<ApplyContext, 'db' | 'addresses'>, { customerId, isDue, actor }: Issuing): Promise<readonly string[]> {
  return await inTransaction(context.db, async (tx) => {
    await lockCustomers(tx, [customerId]);
    const [customer] = await listWaiting(tx, { customerId });
    if (customer === undefined) return [];
    const numbers: string[] = [];
    for (const group of gatherTrips(customer.trips, customer.terms.invoicing).filter(isDue)) {
      numbers.push(await issueGroup({ ...context, db: tx }, { customer, group, actor }));
    }
    return numbers;
  });
}

type Within = Pick<ApplyContext, 'addresses'> & { readonly db: DatabaseTransaction };
type Group = { readonly customer: WaitingCustomer; readonly group: Gathered; readonly actor: Actor };

async function issueGroup(context: Within, { customer, group, actor }: Group): Promise<string> {
  const { db: tx } = context;
  await lockAsListed(tx, group.trips);
  const now = await databaseNow(tx);
  const [{ site }] = group.trips;
  const issuedOn = todayIn(getSite(site).timeZone, now);
  const { number, sequence } = await nextSummaryNumber(tx, { site, issuedOn });
  const parts = composeParts(group, { id: createId(), number, issuedOn, terms: customer.terms });
  for (const trip of group.trips) {
    const written = await lockTrip(context, { trip, now, actor }).write(quietly('summary-invoice', { detail: { number } }));
    if (written === null) throw new Error(`A trip that cannot be invoiced: ${trip.reference}`);
  }
  const issuedBy = actor.kind === 'staff' ? nameInAudit(actor) : '';
  await insertSummary(tx, { customerId: customer.id, sequence, parts, trips: group.trips, issuedAt: now, issuedBy });
  await queueSummaryMail(tx, { invoice: joinSummary(parts), tripId: group.trips[0].id, at: now, key: 'issued' });
  return number;
}

/** Locks the trips in one order for everybody. One that was changed since it was listed is invoiced in a later run. */
async function lockAsListed(tx: DatabaseTransaction, trips: readonly Trip[]): Promise<void> {
  for (const { id, version, reference } of trips.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const locked = await lockTripById(tx, id);
    if (locked?.version !== version) throw new Error(`A trip changed while it was being invoiced: ${reference}`);
  }
}
