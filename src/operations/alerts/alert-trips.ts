import type { Database } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';

import { answerDueOf } from '#domain/trip/answer-due.ts';

import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listMembers } from '#operations/staff/member-store.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { listWaitingRequests } from '#operations/trips/work-lists.ts';
import { createAlertMailJobs, type RaisedAlert } from './alert-mail.ts';
import { endAlerts, insertAlert, listAlertsDue, listOpenAlerts, markAlertsChecked, type OpenAlert } from './alert-store.ts';
import { readAlertedTrips } from './alerted-trips.ts';
import {
  type Alert,
  type AlertedTrip,
  alertDayOf,
  alertStepOf,
  answerAlert,
  findAlerts,
  isAnswerDue,
  untakenAlert,
} from './rules/alerts.ts';
import { listUntaken, type Untaken } from './untaken.ts';

export type AlertContext = Pick<ApplyContext, 'db' | 'deskUrl'>;

/**
 * Raises alerts for what booked trips lack, each kind once per alert day, and mails the staff concerned; ends alerts that are settled.
 * Returns how many are new. `now` is the database's clock, or a test's.
 */
export async function alertWhenDue(context: AlertContext, limit: number, now?: string): Promise<number> {
  return await inTransaction(context.db, async (tx) => {
    const at = now ?? (await databaseNow(tx));
    const today = alertDayOf(at);
    await endWhatIsOver(tx, { at, limit });
    const due = await listAlertsDue(tx, { today, now: at, limit });
    const steps = due.map((trip) => ({ ...trip, step: alertStepOf(trip, today) }));
    const facts = await readAlertedTrips(
      tx,
      steps.filter(({ step }) => step !== null).map(({ tripId }) => tripId),
    );
    const raised: RaisedAlert[] = [];
    for (const { tripId, reference, departsOn, step } of steps) {
      const trip = facts.get(tripId);
      if (step === null || trip === undefined) continue;
      for (const alert of findAlerts(trip, { step, today })) {
        const id = await insertAlert(tx, { tripId, departsOn, days: step, kind: alert.kind, now: at });
        if (id !== null) raised.push({ ...alert, id, reference, departsOn, days: step });
      }
    }
    await markAlertsChecked(
      tx,
      due.map((trip) => ({ ...trip, days: stepReached(trip.departsOn, today) })),
    );
    await mailAlerts(context, tx, { raised, at });
    return raised.length;
  });
}

/**
 * Raises an alert for each answer that was promised to a customer, once, an hour before it is due. Returns how many are new. `now` as
 * above.
 */
export async function alertAnswersWhenDue(context: AlertContext, now?: string): Promise<number> {
  return await inTransaction(context.db, async (tx) => {
    const at = now ?? (await databaseNow(tx));
    const due = (await listWaitingRequests(tx)).filter((trip) => isAnswerDue(answerDueOf(trip), at));
    const raised: RaisedAlert[] = [];
    for (const { id: tripId, reference, itinerary } of due) {
      const departsOn = toLocal(firstDepartureInstant(itinerary), planningZone).date;
      const id = await insertAlert(tx, { tripId, departsOn, days: 0, kind: 'unanswered', now: at });
      if (id !== null) raised.push({ ...answerAlert, id, reference, departsOn, days: 0 });
    }
    await mailAlerts(context, tx, { raised, at });
    return raised.length;
  });
}

/** The alert day up to which a trip was checked, even if the booking was too recent for an alert. */
function stepReached(departsOn: string, today: string): number {
  return alertStepOf({ departsOn, bookedOn: '' }, today) ?? 0;
}

export async function mailAlerts(
  { deskUrl }: AlertContext,
  tx: Database,
  { raised, at }: { readonly raised: readonly RaisedAlert[]; readonly at: string },
) {
  if (raised.length === 0 || !deskUrl) return;
  await enqueueJobs(tx, createAlertMailJobs({ raised, members: await listMembers(tx), deskUrl, at }));
}

/** The current alerts, by departure. Leaves out problems that have been solved since. */
export async function listAlerts(db: Database, limit: number): Promise<readonly (OpenAlert & Alert)[]> {
  const now = await databaseNow(db);
  const judged = await judgeOpenAlerts(db, { at: now, limit });
  // An offer that is still untaken an hour later is the same alert for other people.
  return judged.flatMap(({ alert, open }) => (alert === null || alert.kind === 'untaken-still' ? [] : [{ ...open, ...alert }]));
}

async function endWhatIsOver(tx: Database, asked: { readonly at: string; readonly limit: number }): Promise<void> {
  const judged = await judgeOpenAlerts(tx, asked);
  const over = judged.flatMap(({ alert, open }) => (alert === null ? [open] : []));
  await endAlerts(tx, over, asked.at);
}

/** Open alerts with the current state of the problem; null if it is solved or the trip will not be driven. */
async function judgeOpenAlerts(db: Database, { at, limit }: { readonly at: string; readonly limit: number }) {
  const alerts = await listOpenAlerts(db, { now: at, limit });
  const ahead = alerts.filter(({ isAhead }) => isAhead);
  const facts = await readAlertedTrips(db, [...new Set(ahead.map(({ tripId }) => tripId))]);
  const untaken = alerts.some(({ kind }) => kind.startsWith('untaken')) ? await listUntaken(db, at) : [];
  return alerts.map((open) => ({ open, alert: open.isAhead ? judgeAhead(open, { trip: facts.get(open.tripId), untaken, at }) : null }));
}

type Facts = { readonly trip: AlertedTrip | undefined; readonly untaken: readonly Untaken[]; readonly at: string };

/** The current state of an alert's problem for a trip that has not departed; null if it is solved. */
function judgeAhead(open: OpenAlert, { trip, untaken, at }: Facts): Alert | null {
  if (open.kind === 'unanswered') return answerAlert;
  if (open.kind === 'untaken' || open.kind === 'untaken-still') {
    const found = untaken.find(({ tripId }) => tripId === open.tripId);
    return found === undefined ? null : untakenAlert(open.kind, found);
  }
  const lacks = trip === undefined ? [] : findAlerts(trip, { step: open.days, today: alertDayOf(at) });
  return lacks.find(({ kind }) => kind === open.kind) ?? null;
}
