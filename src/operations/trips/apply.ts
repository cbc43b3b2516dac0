import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { endOf } from '#domain/trip/allowed.ts';
import { isTripKey, mayActWith } from '#domain/trip/keys.ts';
import { isBooked, stateAfter, type TripEvent } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findRoom, isLimited } from '#operations/capacity/capacity.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { createDocuments } from '#operations/invoices/billing-documents.ts';
import { findForChange } from '#operations/quotes/find-request.ts';
import { type Actor, auditOf, mayCause, type StaffMember } from './actor.ts';
import { type Answer, type RefusalCode, refuse, tripNotFound } from './answer.ts';
import type { BookingContext } from './context.ts';
import { type DueKind, lockDueTrip } from './due-trips.ts';
import { identifyRequest, keyReused } from './idempotency.ts';
import type { IdempotentRequest } from './idempotency-store.ts';
import { createMailJob } from './mail-job.ts';
import { allowanceOf, buildMail, type TripEffect } from './trip-effect.ts';
import { findTripByKey, findTripByReference } from './trip-store.ts';
import { writeTripChange } from './write-trip.ts';

/**
 * The one way in which a stored trip changes: it is found by its key, read, judged by a use case's plan, and written with all that the
 * change causes. Whether the event may happen to a trip in its state, and by whom, is asked here and nowhere else (`domain/trip/states`).
 */

export type ApplyContext = Pick<BookingContext, 'db' | 'addresses'> & DriverLinks;

/** By what a change sends drivers to their pages; a use case that has it not leaves them untold, and none that can place anybody lacks it. */
export type DriverLinks = Partial<Pick<BookingContext, 'deskUrl' | 'randomBytes'>>;

export type CustomersChange = {
  /** A quote key or booking key. */
  readonly id: string;
  /** Null for what is the same when it is done twice. */
  readonly request: { readonly operation: string; readonly idempotencyKey: string; readonly input: unknown } | null;
  /** Judges the trip as it stands; asked again when somebody else changed it meanwhile. `now` is the database's. */
  readonly plan: (trip: Trip, now: string) => Answer<TripEffect | 'nothing'> | Promise<Answer<TripEffect | 'nothing'>>;
};

/** A trip that changes between reading and writing this often is being fought over by a machine. */
const mostAttempts = 8;

/**
 * Changes a trip for whoever holds its key, once: a repetition of the same request is answered as the first was. Of any number at once one
 * wins; the others are judged again by what the winner left, and told.
 */
export async function applyByKey(context: ApplyContext, change: CustomersChange): Promise<Answer<Travel>> {
  return await untilWon(() => tryByKey(context, change));
}

async function tryByKey(context: ApplyContext, { id, request: asked, plan }: CustomersChange): Promise<Answer<Travel> | 'lost'> {
  const identified = asked === null ? null : identifyRequest({ ...asked, key: asked.idempotencyKey, scope: '' });
  if (identified !== null && !identified.ok) return identified;
  const found = isTripKey(id) ? await read(context.db, id, identified?.value ?? null) : null;
  if (found === null) return failure([tripNotFound]);
  const { trip, request, known, now } = found;
  if (known !== null) return known.kind === 'conflict' ? failure([keyReused]) : success({ id, trip, now });
  if (!mayActWith(id, trip)) return refuse(whyNot(trip));
  const planned = await plan(trip, now);
  if (!planned.ok) return planned;
  if (planned.value === 'nothing') return success({ id, trip, now });
  const written = await write(context, { trip, now, actor: { kind: 'customer' }, request, effect: planned.value });
  if (written === 'lost') return written;
  if (written === 'no-capacity') return refuse('needs-person');
  return written === 'not-allowed' ? refuse(whyNot(trip)) : success({ id, trip: written, now });
}

async function read(db: Database, id: string, request: Omit<IdempotentRequest, 'scope'> | null) {
  if (request !== null) return await findForChange(db, id, request);
  const trip = await findTripByKey(db, id);
  return trip === null ? null : { trip, request: null, known: null, now: await databaseNow(db) };
}

/** One of our people does something to a trip. */
export type StaffsAct = {
  /** As people say it: `NL-26-104233`. */
  readonly reference: string;
  readonly staff: StaffMember;
  /** The version that was looked at; null takes the trip as it is now. */
  readonly version: number | null;
};

export type StaffsChange<Problem> = StaffsAct & {
  /** Refused before anything is planned where the trip's state does not allow it. */
  readonly event: TripEvent;
  /** Judges the trip as it stands; asked again when somebody else changed it meanwhile. `now` is the database's. */
  readonly plan: (trip: Trip, now: string) => Result<TripEffect, Problem> | Promise<Result<TripEffect, Problem>>;
};

/** A trip before and after its change. */
export type Applied = { readonly before: Trip; readonly trip: Trip; readonly now: string };

/** Why a trip that one of our people named was not changed: he may not, there is none, its state does not allow it, or somebody changed it. */
export type NotApplied =
  | { readonly why: 'no-right' | 'no-such-trip' }
  | { readonly why: 'state' | 'changed-meanwhile'; readonly trip: Trip };

/** Changes a trip that one of our people named. */
export async function applyByReference<Problem>(
  context: ApplyContext,
  { reference, staff: actor, version, event, plan }: StaffsChange<Problem>,
): Promise<Result<Applied, Problem | NotApplied>> {
  if (!mayCause(actor, event)) return failure({ why: 'no-right' });
  return await untilWon(async () => {
    const trip = await findTripByReference(context.db, reference);
    if (trip === null) return failure({ why: 'no-such-trip' as const });
    if (version !== null && version !== trip.version) return failure({ why: 'changed-meanwhile' as const, trip });
    if (!stateAfter(trip, event, actor.kind).ok) return failure({ why: 'state' as const, trip });
    const now = await databaseNow(context.db);
    const planned = await plan(trip, now);
    if (!planned.ok) return planned;
    const written = await write(context, { trip, now, actor, request: null, effect: planned.value });
    if (written === 'lost') return written;
    return written === 'not-allowed' || written === 'no-capacity'
      ? failure({ why: 'state' as const, trip })
      : success({ before: trip, trip: written, now });
  });
}

/** A trip that a transaction holds: nobody else changes it until that ends. */
export type LockedTrip = {
  readonly tx: DatabaseTransaction;
  readonly trip: Trip;
  readonly now: string;
  /** For the links of those who drive it. */
  readonly links: DriverLinks;
  /** The trip as it is then, held on; null where the table of states does not allow it. */
  readonly write: (effect: TripEffect) => Promise<LockedTrip | null>;
};

export type DueChange = {
  readonly kind: DueKind;
  readonly tripId: string;
  /** What time does to the trip, and whatever else is written with it; false where it must wait for a later round. */
  readonly settle: (held: LockedTrip) => Promise<boolean>;
};

/**
 * Settles what is due to a trip where it still is and nobody is changing it just now: so it happens once, or, where the process dies before
 * the commit, as if it had not begun.
 */
export async function applyWhenDue(context: ApplyContext, { kind, tripId, settle }: DueChange): Promise<boolean> {
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockDueTrip(tx, kind, tripId);
    return (
      trip !== null && (await settle(lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: { kind: 'clock' } })))
    );
  });
}

/** Gives the caller's transaction the trip that it locked, to be changed together with what else it writes. */
export function lockTrip(
  context: ApplyContext & { readonly db: DatabaseTransaction },
  { trip, now, actor }: Pick<Writing, 'trip' | 'now' | 'actor'>,
): LockedTrip {
  const writeHeld = async (effect: TripEffect) => {
    const written = await write(context, { trip, now, actor, request: null, effect });
    if (written === 'lost') throw new Error('A locked trip changed');
    return written === 'not-allowed' || written === 'no-capacity' ? null : lockTrip(context, { trip: written, now, actor });
  };
  return { tx: context.db, trip, now, links: context, write: writeHeld };
}

type Writing = {
  readonly trip: Trip;
  readonly now: string;
  readonly actor: Actor;
  readonly request: IdempotentRequest | null;
  readonly effect: TripEffect;
};

/** A change that takes vehicles is counted first, in one transaction with what it writes: who comes after it finds them taken. */
async function write(context: ApplyContext, writing: Writing): Promise<Trip | 'lost' | 'not-allowed' | 'no-capacity'> {
  const { capacity } = writing.effect;
  if (capacity === undefined || capacity.otherwise === 'take' || !(await isLimited(context.db, capacity))) {
    return await writeEffect(context, writing);
  }
  const { otherwise } = capacity;
  return await inTransaction(context.db, async (tx) => {
    if (await findRoom(tx, { tripId: writing.trip.id, capacity })) return await writeEffect({ ...context, db: tx }, writing);
    return otherwise === 'refuse' ? 'no-capacity' : await writeEffect({ ...context, db: tx }, { ...writing, effect: otherwise });
  });
}

/**
 * The trip as the change will leave it is known before it is written, for only the change to this very version is stored: so its mail and
 * its invoice are made beforehand, and everything is written at once.
 */
async function writeEffect(context: ApplyContext, { trip, now, actor, request, effect }: Writing): Promise<Trip | 'lost' | 'not-allowed'> {
  const to = stateAfter(trip, effect.event, actor.kind);
  if (!to.ok || !mayCause(actor, effect.event)) return 'not-allowed';
  const { event, set, detail, validity } = effect;
  const changed: Trip = { ...trip, ...set, ...to.value, version: trip.version + 1 };
  const from = { status: trip.status, stage: trip.stage };
  const who = { actor: actor.kind, actorName: actor.kind === 'staff' ? actor.name : null };
  const isWritten = await writeTripChange(context.db, {
    claim: request === null ? null : { ...request, outcome: { version: changed.version } },
    transition: {
      id: trip.id,
      fromStatus: trip.status,
      fromStage: trip.stage,
      toStatus: changed.status,
      toStage: changed.stage,
      expectedVersion: trip.version,
      ...(validity === undefined ? {} : { validity }),
      set,
    },
    history: { tripId: trip.id, version: changed.version, at: now, ...who, event, from, to: to.value, detail },
    mail: mailOf(effect, changed, { context, now, actor }),
    audit: auditOf(actor, { event, reference: trip.reference }),
    documents: await createDocuments(context.db, { trip: changed, now, billing: effect.billing }),
    claims: effect.capacity?.claims ?? null,
  });
  return isWritten ? changed : 'lost';
}

/** What the table of states says no to, in words that the sites have. */
function whyNot(trip: Trip): RefusalCode {
  return endOf(trip) ?? (isBooked(trip) ? 'already-booked' : 'not-booked');
}

type Mailing = { readonly context: ApplyContext } & Pick<Writing, 'now' | 'actor'>;

function mailOf({ mail }: TripEffect, changed: Trip, { context, now, actor }: Mailing) {
  if (mail === null || changed.customer.email === '') return null;
  const payload = buildMail(mail, changed, { addresses: context.addresses, at: now });
  return { job: createMailJob(payload, changed.id), allowance: allowanceOf(changed, actor.kind) };
}

async function untilWon<Outcome>(attempt: () => Promise<Outcome | 'lost'>): Promise<Outcome> {
  for (let attempts = 1; attempts <= mostAttempts; attempts += 1) {
    const outcome = await attempt();
    if (outcome !== 'lost') return outcome;
    await pause(Math.random() * 5 * attempts);
  }
  throw new Error(`A trip changed ${mostAttempts} times while it was being changed`);
}
