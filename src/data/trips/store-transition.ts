import { type TripActor, type TripEvent, transitionOf } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { DatabaseTransaction } from '../engine/tables.ts';
import { enqueueJobs, type NewJob } from '../outbox/outbox-store.ts';
import { insertHistory } from './history-store.ts';
import { type TripTransition, transitionTrip } from './trip-store.ts';

export type StateChange = Pick<TripTransition, 'validity' | 'set'> & {
  /** As it was read in this transaction; another version loses. */
  readonly trip: Trip;
  readonly event: TripEvent;
  readonly actor: TripActor;
  /** An instant of the database's clock. */
  readonly at: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The mails that it causes, of the trip as it is then. */
  readonly jobsOf?: (changed: Trip) => readonly NewJob[];
  /** What else is written with it, as the last step: a paper with a number, for one. */
  readonly alongside?: (tx: DatabaseTransaction, changed: Trip) => Promise<void>;
};

/** Does what the table of states allows, with its history and its mails; null where the table does not, or where the trip changed meanwhile. */
export async function storeTransition(tx: DatabaseTransaction, change: StateChange): Promise<Trip | null> {
  const { trip, event, actor, at, validity, set = {}, detail = {}, jobsOf = () => [] } = change;
  const next = transitionOf(trip, event, actor);
  if (!next.ok) return null;
  const changed = await transitionTrip(tx, {
    id: trip.id,
    fromStatus: trip.status,
    fromStage: trip.stage,
    toStatus: next.value.status,
    toStage: next.value.stage,
    expectedVersion: trip.version,
    ...(validity === undefined ? {} : { validity }),
    set,
  });
  if (changed === null) return null;
  const from = { status: trip.status, stage: trip.stage };
  await insertHistory(tx, { tripId: trip.id, version: changed.version, at, actor, event, from, to: next.value, detail });
  await enqueueJobs(tx, jobsOf(changed));
  await change.alongside?.(tx, changed);
  return changed;
}
