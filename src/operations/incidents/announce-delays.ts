import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { brand } from '#domain/sites/brand.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { asPlanned } from '#operations/duties/driven-times.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { lockTrip } from '#operations/trips/apply.ts';
import { listMailPauses } from '#operations/trips/mail-pause-store.ts';
import { lockTripById } from '#operations/trips/trip-store.ts';
import { type IncidentContext, sendWord } from './incident-messages.ts';
import { changeIncident, type Incident, listIncidentsOfTrip, listOpenIncidents } from './incident-store.ts';
import { isDelayWordDue } from './rules/delay-word.ts';
import { handedOverDelay } from './rules/handed-over-delay.ts';
import { minutesAfter, nextWordMinutes } from './rules/incident.ts';

/**
 * Announces due delays to customers and fellow travellers; returns the number of trips. The delay of a vehicle that has handed its group over
 * becomes what the next one has left of it.
 */
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
    const known = (await listIncidentsOfTrip(tx, tripId)).find((each) => each.id === id);
    const pausedBy = (await listMailPauses(tx)).find((each) => each.tripId === tripId)?.memberName ?? null;
    const now = await databaseNow(tx);
    const incident = known === undefined ? undefined : await passOn(tx, { trip, incident: known, now });
    if (incident === undefined || !isDelayWordDue({ incident, pausedBy, now })) return false;
    const locked = lockTrip({ ...context, db: tx }, { trip, now, actor: { kind: 'clock' } });
    const nextWordAt = minutesAfter(now, nextWordMinutes.delay);
    await changeIncident(tx, id, { nextWordAt, announcedMinutes: incident.minutes });
    const text = writeWord(context, { trip, incident, nextWordAt });
    await sendWord(context, locked, { text, incident, by: brand.name, event: 'tell-incident' });
    return true;
  });
}

/** What the customer reads about a delay, with when the next word comes; of one that is made up for, that the trip goes on. */
function writeWord(
  { incidentWords }: IncidentContext,
  { trip, incident, nextWordAt }: { readonly trip: Trip; readonly incident: Incident; readonly nextWordAt: string },
): string {
  const isOver = incident.minutes === 0;
  const message = isOver ? 'over' : incident.announcedMinutes === null ? 'first' : 'update';
  const prepared = incidentWords.prepare(trip, incident).find((each) => each.message === message);
  if (prepared === undefined) throw new Error('A delay without words');
  return isOver ? prepared.text : `${prepared.text}\n${incidentWords.nextWord(trip, nextWordAt)}`;
}

type PassingOn = { readonly trip: Trip; readonly incident: Incident; readonly now: string };

/** The incident, of the vehicle that has the group now. The quiet time begins anew, because its driver may know better. */
async function passOn(tx: DatabaseTransaction, { trip, incident, now }: PassingOn): Promise<Incident> {
  const { id, vehicleIndex, minutes, minutesAt } = incident;
  if (vehicleIndex === null || minutes === null || minutesAt === null) return incident;
  const duties = (await listDuties(tx, trip.id)).map(asPlanned);
  const left = handedOverDelay(trip, vehicleIndex, { duties, delay: { at: minutesAt, lateMinutes: minutes }, now });
  if (left === null) return incident;
  await changeIncident(tx, id, left);
  return { ...incident, ...left, minutesAt: now };
}
