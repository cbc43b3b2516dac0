import type { Database } from '#db/engine/tables.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { readNumberedDocuments } from '#operations/invoices/invoice-store.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { readWhole } from '#operations/invoices/whole-invoice.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { listReminders } from './reminder-store.ts';
import { makeReminder } from './rules/reminders.ts';
import { debtorOf } from './send-reminder.ts';

/** The last reminder of a trip with its amounts and dates as sent, for drawing it as a letter; null if there is none. */
export async function readReminderLetter(db: Database, reference: string) {
  const trip = await findTripByReference(db, reference);
  const sent = (await listReminders(db, reference)).at(-1);
  if (trip === null || sent === undefined) return null;
  const last = (await readNumberedDocuments(db, trip.id)).findLast((each): each is Invoice => each.kind === 'invoice');
  if (last === undefined) return null;
  const invoice = await readWhole(db, last);
  const { step, cents, dueOn, payBy, feeCents, sentAt } = sent;
  const sentOn = todayIn(planningZone, sentAt);
  const reminder = { ...makeReminder({ step, today: sentOn, cents, debtor: debtorOf(invoice) }), payBy, feeCents, dueOn, cents };
  return { fileName: `${invoice.number}-${step}.pdf`, letter: { invoice, reminder, sentOn } };
}
