import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { lines } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stateAfter } from '#domain/trip/states.ts';
import { mayCause, nameInAudit } from '#operations/trips/actor.ts';
import { type ApplyContext, type LockedTrip, lockTrip, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import { deleteMailPause } from '#operations/trips/mail-pause-store.ts';
import { lockTripByReference } from '#operations/trips/trip-store.ts';
import { createMessageId } from '#output/mail/identity.ts';
import { changeIncident, endIncident, type Incident, insertIncidentLine } from './incident-store.ts';
import { findOpenIncident } from './open-incident.ts';
import { minutesAfter } from './rules/incident.ts';
import { createTextJobs } from './text-jobs.ts';

export type IncidentContext = ApplyContext & Pick<BookingContext, 'sendsTexts' | 'incidentWords'>;
/** Why the customer was not informed. */
export type NotAnnounced = Mistyped | { readonly why: 'nothing-typed' } | { readonly why: 'no-incident' } | NotApplied;
type Word = StaffsAct & { /** In the customer's language. */ readonly text: string };

/**
 * Informs the customer of an incident by mail, and fellow travellers by text message: at once, regardless of the mail quota, with the time
 * of the next message.
 */
export async function announceIncident(
  context: IncidentContext,
  { minutes, ...word }: Word & { /** Until the next word. */ readonly minutes: number },
): Promise<Result<true, NotAnnounced>> {
  return await withIncident(context, { ...word, event: 'tell-incident' }, async ({ locked, incident, text, by }) => {
    const nextWordAt = minutesAfter(locked.now, minutes);
    await changeIncident(locked.tx, incident.id, { nextWordAt, announcedMinutes: incident.minutes });
    await sendWord(context, locked, {
      text: `${text}\n${context.incidentWords.nextWord(locked.trip, nextWordAt)}`,
      incident,
      by,
      event: 'tell-incident',
    });
  });
}

/** Closes an incident and informs everybody. Automatic mails continue, unless something else pauses them. */
export async function closeIncident(context: IncidentContext, word: Word): Promise<Result<true, NotAnnounced>> {
  return await withIncident(context, { ...word, event: 'close-incident' }, async ({ locked, incident, text, by }) => {
    await endIncident(locked.tx, incident.id, { by, at: locked.now });
    if (incident.pausesMails) await deleteMailPause(locked.tx, locked.trip.id);
    await sendWord(context, locked, { text, incident, by, event: 'close-incident' });
  });
}

type WordEvent = 'tell-incident' | 'close-incident';
type Announcing = { readonly locked: LockedTrip; readonly incident: Incident; readonly text: string; readonly by: string };

/** Locks the incident of a trip, for a person with the right who has seen its current version. */
async function withIncident(
  context: IncidentContext,
  { reference, staff, version, text: typed, event }: Word & { readonly event: WordEvent },
  work: (announcing: Announcing) => Promise<void>,
): Promise<Result<true, NotAnnounced>> {
  if (!mayCause(staff, event)) return failure({ why: 'no-right' });
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (version !== null && version !== trip.version) return failure({ why: 'changed-meanwhile' as const, trip });
    if (!stateAfter(trip, event, staff.kind).ok) return failure({ why: 'state' as const, trip });
    const locked = lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: staff });
    const incident = await findOpenIncident(locked);
    if (incident === null) return failure({ why: 'no-incident' as const });
    const read = readTyped(wordFields, { text: typed });
    if (!read.ok) return read;
    const { text } = read.value;
    if (text === '') return failure({ why: 'nothing-typed' as const });
    await work({ locked, incident, text, by: nameInAudit(staff) });
    return success(true as const);
  });
}

const wordFields = { text: lines(textLimits.message) };

/** Stores the change of the trip with its mail, the text messages, and the record of both in the incident. */
export async function sendWord(
  { sendsTexts }: IncidentContext,
  locked: LockedTrip,
  { text, incident, by, event }: Omit<Announcing, 'locked'> & { readonly event: WordEvent },
): Promise<void> {
  const isOver = event === 'close-incident';
  const written = await locked.write({ event, set: {}, detail: {}, mail: { kind: 'incident', text, isOver }, billing: 'none' });
  if (written === null) throw new Error('A locked trip was no longer on the road');
  const { trip, tx, now } = written;
  const texts = sendsTexts ? createTextJobs(trip, { text, at: now }) : [];
  await enqueueJobs(tx, texts);
  const mails = trip.customer.email === '' ? [] : [createMessageId('incident', [trip.id, trip.version])];
  const messageIds = [...mails, ...texts.map(({ messageId }) => messageId)];
  await insertIncidentLine(tx, { incidentId: incident.id, by, what: isOver ? 'closed' : 'told', key: '', text, messageIds });
}
