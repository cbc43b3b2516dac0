import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { endOf } from '#domain/trip/allowed.ts';
import { customerVersionOf } from '#domain/trip/customer-version.ts';
import { isTripKey, mayActWith } from '#domain/trip/keys.ts';
import { isBooked, stateAfter, type TripEvent } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findRoom, isLimited } from '#operations/capacity/capacity.ts';
import type { Travel } from '#operations/duties/travel.ts';
import { createDocuments } from '#operations/invoices/billing-documents.ts';
import type { NewBillingDocument } from '#operations/invoices/invoice-store.ts';
import { findForChange } from '#operations/quotes/find-request.ts';
import { findSummaryPlan } from '#operations/summary-invoices/find-plan.ts';
import { readSettlement } from './account.ts';
import { type Actor, auditOf, mayCause, nameInAudit, type StaffMember } from './actor.ts';
import { type Answer, type RefusalCode, refuse, refuseChanged, tripNotFound } from './answer.ts';
import type { BookingContext } from './context.ts';
import { type DueKind, lockDueTrip } from './due-trips.ts';
import { identifyRequest, keyReused } from './idempotency.ts';
import type { IdempotentRequest } from './idempotency-store.ts';
import { createMailJob } from './mail-job.ts';
import { allowanceOf, buildMail, type TripEffect } from './trip-effect.ts';
import { findTripByKey, findTripByReference } from './trip-store.ts';
import { writeTripChange } from './write-trip.ts';

/**
 * Every change of a stored trip goes through this file: find the trip by its key, let a use case plan the change, and write it with all its
 * effects. Only this file checks whether the event is allowed in the trip's state and for its actor (`domain/trip/states`).
 */

export type ApplyContext = Pick<BookingContext, 'db' | 'addresses'> & DriverLinks;

/**
 * Needed to mail drivers a link to their page. A use case without it does not notify drivers; every use case that assigns a crew has it.
 */
export type DriverLinks = Partial<Pick<BookingContext, 'deskUrl' | 'randomBytes'>>;

export type CustomersChange = {
  /** A quote key or booking key. */
  readonly id: string;
  /** Null if the change is idempotent by nature. */
  readonly request: { readonly operation: string; readonly idempotencyKey: string; readonly input: unknown } | null;
  /** The version that the customer saw; null where it does not matter. */
  readonly version: number | null;
  /** Decides what to write for the current trip. Runs again if the trip changed in between. `now` is the database's clock. */
  readonly plan: (trip: Trip, now: string) => Answer<TripEffect | 'nothing'> | Promise<Answer<TripEffect | 'nothing'>>;
};

/** The maximum number of tries. A trip that changes this often between read and write is changed by a machine. */
const mostAttempts = 8;

/**
 * Changes a trip for the holder of its key. Repeating the same request returns the first answer. Of several concurrent changes one wins;
 * the others are planned again on the changed trip.
 */
export async function applyByKey(context: ApplyContext, change: CustomersChange): Promise<Answer<Travel>> {
  return await untilWon(() => tryByKey(context, change));
}

async function tryByKey(context: ApplyContext, { id, request: asked, version, plan }: CustomersChange): Promise<Answer<Travel> | 'lost'> {
  const identified = asked === null ? null : identifyRequest({ ...asked, key: asked.idempotencyKey, scope: '' });
  if (identified !== null && !identified.ok) return identified;
  const found = isTripKey(id) ? await read(context.db, id, identified?.value ?? null) : null;
  if (found === null) return failure([tripNotFound]);
  const { trip, request, known, now } = found;
  if (known !== null) return known.kind === 'conflict' ? failure([keyReused]) : success({ id, trip, now });
  if (!mayActWith(id, trip)) return refuse(whyNot(trip));
  const planned = refuseOutdated(await plan(trip, now), { trip, version });
  if (!planned.ok) return planned;
  if (planned.value === 'nothing') return success({ id, trip, now });
  const written = await write(context, { trip, now, actor: { kind: 'customer' }, request, effect: planned.value });
  if (written === 'lost') return written;
  if (written === 'no-capacity') return refuse('needs-person');
  return written === 'not-allowed' ? refuse(whyNot(trip)) : success({ id, trip: written, now });
}

/** Refuses a change of a version that the customer did not see. A refusal by the plan itself takes precedence. */
function refuseOutdated(
  planned: Answer<TripEffect | 'nothing'>,
  { trip, version }: { readonly trip: Trip; readonly version: number | null },
): Answer<TripEffect | 'nothing'> {
  const isCurrent = version === null || version === trip.customerVersion || !planned.ok || planned.value === 'nothing';
  return isCurrent ? planned : refuseChanged('version', trip.customerVersion);
}

async function read(db: Database, id: string, request: Omit<IdempotentRequest, 'scope'> | null) {
  if (request !== null) return await findForChange(db, id, request);
  const trip = await findTripByKey(db, id);
  return trip === null ? null : { trip, request: null, known: null, now: await databaseNow(db) };
}

/** An act of a staff member on a trip. */
export type StaffsAct = {
  /** The reference for people: `NL-26-104233`. */
  readonly reference: string;
  readonly staff: StaffMember;
  /** The version that the staff member saw; null takes the current one. */
  readonly version: number | null;
};

export type StaffsChange<Problem> = StaffsAct & {
  /** Checked against the trip's state before the plan runs. */
  readonly event: TripEvent;
  /** Decides what to write for the current trip. Runs again if the trip changed in between. `now` is the database's clock. */
  readonly plan: (trip: Trip, now: string) => Result<TripEffect, Problem> | Promise<Result<TripEffect, Problem>>;
};

/** A trip before and after its change. */
export type Applied = { readonly before: Trip; readonly trip: Trip; readonly now: string };

/** Why the trip was not changed: no right, no such trip, not allowed in its state, or changed in between. */
export type NotApplied =
  | { readonly why: 'no-right' | 'no-such-trip' }
  | { readonly why: 'state' | 'changed-meanwhile'; readonly trip: Trip };

/** Changes a trip that a staff member identifies by its reference. */
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

/** A trip with a row lock: nobody else can change it until the transaction ends. */
export type LockedTrip = {
  readonly tx: DatabaseTransaction;
  readonly trip: Trip;
  readonly now: string;
  /** The actor's name; empty for an actor without one, such as the clock. */
  readonly by: string;
  /** For links to the pages of its drivers. */
  readonly links: DriverLinks;
  /** Returns the changed trip, still locked; null if the table of states does not allow the event. */
  readonly write: (effect: TripEffect) => Promise<LockedTrip | null>;
};

export type DueChange = {
  readonly kind: DueKind;
  readonly tripId: string;
  /** Writes what is due. False if it must wait for a later round. */
  readonly settle: (locked: LockedTrip) => Promise<boolean>;
};

/**
 * Does what is due for a trip, if it is still due and no other transaction has locked the trip. It happens exactly once: a crash before the
 * commit leaves nothing behind.
 */
export async function applyWhenDue(context: ApplyContext, { kind, tripId, settle }: DueChange): Promise<boolean> {
  return await inTransaction(context.db, async (tx) => {
    const trip = await lockDueTrip(tx, kind, tripId);
    return (
      trip !== null && (await settle(lockTrip({ ...context, db: tx }, { trip, now: await databaseNow(tx), actor: { kind: 'clock' } })))
    );
  });
}

/** Lets the caller change a trip that it locked, in one transaction with its other writes. */
export function lockTrip(
  context: ApplyContext & { readonly db: DatabaseTransaction },
  { trip, now, actor }: Pick<Writing, 'trip' | 'now' | 'actor'>,
): LockedTrip {
  const writeLocked = async (effect: TripEffect) => {
    const written = await write(context, { trip, now, actor, request: null, effect });
    if (written === 'lost') throw new Error('A locked trip changed');
    return written === 'not-allowed' || written === 'no-capacity' ? null : lockTrip(context, { trip: written, now, actor });
  };
  const by = actor.kind === 'staff' ? nameInAudit(actor) : '';
  return { tx: context.db, trip, now, by, links: context, write: writeLocked };
}

type Writing = {
  readonly trip: Trip;
  readonly now: string;
  readonly actor: Actor;
  readonly request: IdempotentRequest | null;
  readonly effect: TripEffect;
};

/** A change that needs vehicles counts the free ones first, in the same transaction, so that the next change sees them as taken. */
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
 * Only a change to this exact version is stored, so the changed trip is known before it is written. Its mail and its invoice are therefore
 * composed first, and everything is written in one statement.
 */
async function writeEffect(context: ApplyContext, { trip, now, actor, request, effect }: Writing): Promise<Trip | 'lost' | 'not-allowed'> {
  const to = stateAfter(trip, effect.event, actor.kind);
  if (!to.ok || !mayCause(actor, effect.event)) return 'not-allowed';
  const { event, set, detail, validity } = effect;
  const next: Trip = { ...trip, ...set, ...to.value, version: trip.version + 1 };
  const changed: Trip = { ...next, customerVersion: customerVersionOf(trip, next) };
  const from = { status: trip.status, stage: trip.stage };
  const who = { actor: actor.kind, actorName: actor.kind === 'staff' ? actor.name : null };
  const documents = await createDocuments(context.db, { trip: changed, now, billing: effect.billing });
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
      set: { ...set, customerVersion: changed.customerVersion },
    },
    history: { tripId: trip.id, version: changed.version, at: now, ...who, event, from, to: to.value, detail },
    mail: await createMail(effect, changed, { context, now, actor, documents }),
    audit: auditOf(actor, { event, reference: trip.reference }),
    documents,
    claims: effect.capacity?.claims ?? null,
  });
  return isWritten ? changed : 'lost';
}

/** The refusal code for an event that the table of states does not allow. */
function whyNot(trip: Trip): RefusalCode {
  return endOf(trip) ?? (isBooked(trip) ? 'already-booked' : 'not-booked');
}

type Mailing = { readonly context: ApplyContext; readonly documents: readonly NewBillingDocument[] } & Pick<Writing, 'now' | 'actor'>;

async function createMail({ mail, billing }: TripEffect, changed: Trip, { context, now, actor, documents }: Mailing) {
  if (mail === null || changed.customer.email === '') return null;
  const issued = documents.map(({ billingDocument }) => billingDocument);
  const settled = billing === 'fee' ? await readSettlement(context.db, { trip: changed, now, documents: issued }) : undefined;
  const summary = await findSummaryPlan(context.db, changed);
  const payload = buildMail(mail, changed, { addresses: context.addresses, at: now, settlement: settled, summary });
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
