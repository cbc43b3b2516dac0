import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import { type Invoice, isBusiness } from '#operations/invoices/rules/invoice.ts';
import { readWhole } from '#operations/invoices/whole-invoice.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { nameInAudit, type StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import { buildPaymentReminderPayload } from '#output/mail/reminder-payload.ts';
import { insertReminder, listDueReminders, type OverdueAmount } from './reminder-store.ts';
import { lastAutomaticStep, makeReminder, nextReminder, type Reminder, type ReminderMode } from './rules/reminders.ts';

/** The most reminders in one batch; the rest stay in the proposals. */
const mostAtOnce = 100;

export type NotReminded = { readonly why: 'no-reminder' };

/** Sends the next reminder of a trip: by mail, or only as a letter if the customer has no mail address. */
export async function sendReminder(
  context: ApplyContext,
  { reference, staff }: { readonly reference: string; readonly staff: StaffMember },
): Promise<Result<{ readonly step: number }, NotReminded | NotApplied>> {
  return await actOnTrip<{ readonly step: number }, NotReminded>(
    context,
    { reference, staff, right: 'record-payments', act: 'send-reminder' },
    async ({ tx, trip, now }) => {
      const sent = await remind({ ...context, db: tx }, { trip, now, sentBy: nameInAudit(staff), lastStep: 3 });
      return sent === null ? failure({ why: 'no-reminder' as const }) : success({ step: sent });
    },
  );
}

/** Sends all due reminders, each independently of the others. */
export async function sendDueReminders(
  context: ApplyContext,
  { staff }: { readonly staff: StaffMember },
): Promise<Result<{ readonly sent: number }, { readonly why: 'no-right' }>> {
  if (!staff.rights.includes('record-payments')) return failure({ why: 'no-right' });
  const today = todayIn(planningZone, await databaseNow(context.db));
  let sent = 0;
  for (const { reference } of await listDueReminders(context.db, { today, limit: mostAtOnce })) {
    if ((await sendReminder(context, { reference, staff })).ok) sent += 1;
  }
  return success({ sent });
}

/** Sends the reminders that the worker may send on its own. Returns how many. */
export async function remindWhenDue(
  context: Pick<ApplyContext, 'db' | 'addresses'>,
  mode: ReminderMode,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const lastStep = lastAutomaticStep(mode);
  if (lastStep === 0) return 0;
  const today = todayIn(planningZone, await databaseNow(context.db));
  let sent = 0;
  for (const { tripId, step } of await listDueReminders(context.db, { today, limit: mostAtOnce })) {
    if (isStopping()) break;
    if (step >= lastStep) continue;
    const isSent = await inTransaction(context.db, async (tx) => {
      const trip = await lockTripById(tx, tripId);
      const now = await databaseNow(tx);
      // Staff must put a letter into an envelope.
      if (trip === null || trip.customer.email === '') return false;
      return (await remind({ ...context, db: tx }, { trip, now, sentBy: '', lastStep })) !== null;
    });
    if (isSent) sent += 1;
  }
  return sent;
}

type Within = Pick<ApplyContext, 'addresses'> & { readonly db: DatabaseTransaction };
type Reminding = { readonly trip: Trip; readonly now: string; readonly sentBy: string; readonly lastStep: number };

/** Runs in the transaction that locks the trip; null if nothing is due any more. */
async function remind(context: Within, { trip, now, sentBy, lastStep }: Reminding): Promise<number | null> {
  const { db: tx, addresses } = context;
  const today = todayIn(planningZone, now);
  const [overdue] = await listDueReminders(tx, { today, limit: 1, tripId: trip.id });
  const found = overdue === undefined ? null : await prepareReminder(tx, { trip, today, overdue });
  if (overdue === undefined || found === null || found.reminder.step > lastStep) return null;
  const { reminder, invoice } = found;
  const { dueOn, dueCents: cents, tripIds } = overdue;
  for (const [index, tripId] of tripIds.entries()) {
    // Recovery costs are due once for each invoice, so they stay with its first trip.
    const asked = index === 0 ? reminder : { ...reminder, feeCents: 0 };
    const isNew = await insertReminder(tx, { tripId, dueOn, cents, reminder: asked, sentBy });
    if (index === 0 && !isNew) return null;
  }
  if (trip.customer.email !== '') {
    const payload = buildPaymentReminderPayload(trip, { addresses, at: now, invoice, reminder: { ...reminder, dueOn, cents } });
    await enqueueJobs(tx, [createMailJob(payload, trip.id)]);
  }
  return reminder.step;
}

type Prepared = { readonly reminder: Reminder; readonly invoice: Invoice };
type Preparing = { readonly trip: Pick<Trip, 'id'>; readonly today: string; readonly overdue: OverdueAmount };

async function prepareReminder(db: Database, { trip, today, overdue }: Preparing): Promise<Prepared | null> {
  const documents = await readNumberedDocuments(db, trip.id);
  const last = documents.findLast((each): each is Invoice => each.kind === 'invoice');
  const invoice = last && (await readWhole(db, last));
  const next = nextReminder(overdue);
  if (invoice === undefined || next === null) return null;
  return { invoice, reminder: makeReminder({ step: next.step, today, cents: overdue.dueCents, debtor: debtorOf(invoice) }) };
}

/** The kind of debtor for the reminder laws. */
export function debtorOf({ buyer }: Pick<Invoice, 'buyer'>) {
  return { isBusiness: isBusiness(buyer), country: buyer.country };
}
