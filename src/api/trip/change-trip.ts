import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DatabaseTransaction } from '#data/engine/tables.ts';
import { inTransaction } from '#data/engine/transaction.ts';
import type { NewPaper } from '#data/invoices/invoice-store.ts';
import { findForChange } from '#data/trips/find-for-change.ts';
import { claimKey, type IdempotentRequest } from '#data/trips/idempotency-store.ts';
import { recordChange } from '#data/trips/record-change.ts';
import { storeChange } from '#data/trips/store-change.ts';
import { findTripById, type TripTransition, transitionTrip } from '#data/trips/trip-store.ts';
import { failure, success } from '#domain/result.ts';
import { isTripKey } from '#domain/trip/keys.ts';
import type { TripState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { MailPayload } from '#mail/messages.ts';
import type { ApiContext } from '../context.ts';
import { type Answer, tripNotFound } from '../errors/field-error.ts';
import { identifyRequest, keyReused } from './idempotency.ts';
import { createMailJob } from './mail-job.ts';
import type { Travel } from './travel.ts';

/** What is to become of a trip, once it has been judged. */
export type PlannedChange = {
  readonly to: TripState;
  /** By the database's clock: a quote that runs out between the judgement and the change is not accepted. */
  readonly validity?: 'open';
  readonly set: NonNullable<TripTransition['set']>;
  readonly event: string;
  readonly detail: Readonly<Record<string, unknown>>;
  /** The paper that it causes, of the trip as it is then. */
  readonly paperOf?: (changed: Trip) => NewPaper;
  /** What else must be read and written in the change's own transaction, as its last step. */
  readonly alongside?: (tx: DatabaseTransaction, changed: Trip) => Promise<void>;
  /** Null for what the customer needs no mail about. */
  readonly mailOf: ((changed: Trip) => MailPayload) | null;
  /** What one mailbox is sent of such changes and of requests in an hour; without it all. */
  readonly mostMailsAnHour?: number;
};

export type TripChangeRequest = {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly id: string;
  /** Everything that the visitor said, by which a repetition is known. */
  readonly input: unknown;
  /** Judges the trip as it stands; asked again when somebody else changed it meanwhile. `now` is the database's. */
  readonly plan: (trip: Trip, now: string) => Answer<PlannedChange> | Promise<Answer<PlannedChange>>;
};

/** A trip that changes between reading and writing this often is being fought over by a machine. */
const mostAttempts = 8;

/**
 * Changes a trip once: the change, its history, its mail and the answer to its key in one transaction. Of any number at once one wins;
 * the others are judged again by what the winner left, and told.
 */
export async function changeTrip(context: ApiContext, change: TripChangeRequest): Promise<Answer<Travel>> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const answer = await tryChange(context.db, change);
    if (answer !== 'lost') return answer;
    await pause(Math.random() * 5 * attempt);
  }
  throw new Error(`A trip changed ${mostAttempts} times while it was being changed`);
}

async function tryChange(db: Database, { id, operation, idempotencyKey: key, input, plan }: TripChangeRequest) {
  const asked = identifyRequest({ operation, key, scope: '', input });
  if ('field' in asked) return failure([asked]);
  const found = isTripKey(id) ? await findForChange(db, id, asked) : null;
  if (found === null) return failure([tripNotFound]);
  const { trip, request, known, now } = found;
  if (known !== null) return known.kind === 'conflict' ? failure([keyReused]) : success({ id, trip, now });
  const planned = await plan(trip, now);
  if (!planned.ok) return planned;
  const stored = await store(db, { trip, now, request, planned: planned.value });
  if (stored === 'lost') return stored;
  return stored === 'key-reused' ? failure([keyReused]) : success({ id, trip: stored, now });
}

type Storing = { readonly trip: Trip; readonly now: string; readonly request: IdempotentRequest; readonly planned: PlannedChange };

/** Leaves the transaction so that nothing of it stays, the claim on the key included. */
class LostRace extends Error {
  override readonly name = 'LostRace';
}

async function store(db: Database, storing: Storing): Promise<Trip | 'key-reused' | 'lost'> {
  const { alongside, mostMailsAnHour } = storing.planned;
  if (alongside === undefined && mostMailsAnHour === undefined) return await storeAtOnce(db, storing);
  try {
    return await inTransaction(db, (tx) => storeIn(tx, storing));
  } catch (error) {
    if (error instanceof LostRace) return 'lost';
    throw error;
  }
}

/** The trip as the change will leave it: only the change to this very version is stored, so all of it is known before. */
function expectChange({ trip, now, planned }: Storing) {
  const { to, set, event, detail, mailOf } = planned;
  const changed: Trip = { ...trip, ...set, ...to, version: trip.version + 1 };
  const from = { status: trip.status, stage: trip.stage };
  const history = { tripId: trip.id, version: changed.version, at: now, actor: 'customer', event, from, to, detail };
  const job = mailOf === null || changed.customer.email === '' ? null : createMailJob(mailOf(changed), trip.id);
  return { changed, history, job };
}

function createTransition({ trip, planned }: Storing): TripTransition & { readonly expectedVersion: number } {
  return {
    id: trip.id,
    fromStatus: trip.status,
    fromStage: trip.stage,
    toStatus: planned.to.status,
    toStage: planned.to.stage,
    expectedVersion: trip.version,
    ...(planned.validity === undefined ? {} : { validity: planned.validity }),
    set: planned.set,
  };
}

/** In one statement where nothing has to be read in between. */
async function storeAtOnce(db: Database, storing: Storing): Promise<Trip | 'lost'> {
  const { changed, history, job } = expectChange(storing);
  const stored = await storeChange(db, {
    claim: { ...storing.request, outcome: { version: changed.version } },
    transition: createTransition(storing),
    history,
    job,
    paper: storing.planned.paperOf?.(changed) ?? null,
  });
  return stored ? changed : 'lost';
}

async function storeIn(tx: DatabaseTransaction, storing: Storing) {
  const { trip, request, planned } = storing;
  const claim = await claimKey(tx, request, { outcome: { version: trip.version + 1 }, tripId: trip.id });
  if (claim.kind === 'conflict') return 'key-reused';
  if (claim.kind === 'done') return (await findTripById(tx, trip.id)) ?? 'lost';
  const changed = await transitionTrip(tx, createTransition(storing));
  if (changed === null) throw new LostRace();
  const { history, job } = expectChange(storing);
  await recordChange(tx, { history, job, mostMailsAnHour: planned.mostMailsAnHour ?? null });
  await planned.alongside?.(tx, changed);
  return changed;
}
