import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { brand } from '#domain/sites/brand.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { lockTrip } from '#operations/trips/apply.ts';
import { listMailPauses } from '#operations/trips/mail-pause-store.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import { type IncidentContext, sendWord } from './incident-messages.ts';
import { changeIncident, type Incident, listIncidentsOfTrip, listOpenIncidents } from './incident-store.ts';
import { isDelayWordDue } from './rules/delay-word.ts';
import { minutesAfter, nextWordMinutes } from './rules/incident.ts';

/** Announces due delays to customers and fellow travellers; returns the number of trips. */
export async function announceDelaysWhenDue(context: IncidentContext): Promise<number> {
  const open = (await listOpenIncidents(context.db)).filter(({ kind, minutes }) => kind === 'delay' && minutes !== null);
  let announced = 0;
  for (const incident of open) if (await announceDelay(context, incident)) announced += 1;
  return announced;
}

/** Checks again while the trip is locked, so that only one of several workers announces it. */
async function announceDelay(context: IncidentContext, { id, tripId }: Incident): Promise<boolean> {
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripById(tx, tripId);
    if (trip === null || !stateAfter(trip, 'tell-incident', 'clock').ok) return false;
    const incident = (await listIncidentsOfTrip(tx, tripId)).find((each) => each.id === id);
    const pausedBy = (await listMailPauses(tx)).find((each) => each.tripId === tripId)?.memberName ?? null;
    const now = await databaseNow(tx);
    if (incident === undefined || !isDelayWordDue({ incident, pausedBy, now })) return false;
    const locked = lockTrip({ ...context, db: tx }, { trip, now, actor: { kind: 'clock' } });
    const message = incident.announcedMinutes === null ? 'first' : 'update';
    const prepared = context.incidentWords.prepare(trip, incident).find((each) => each.message === message);
    if (prepared === undefined) throw new Error('A delay without words');
    const nextWordAt = minutesAfter(now, nextWordMinutes.delay);
    await changeIncident(tx, id, { nextWordAt, announcedMinutes: incident.minutes });
    const text = `${prepared.text}\n${context.incidentWords.nextWord(trip, nextWordAt)}`;
    await sendWord(context, locked, { text, incident, by: brand.name, event: 'tell-incident' });
    return true;
  });
}
