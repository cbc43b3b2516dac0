import type { DatabaseTransaction } from '#data/engine/tables.ts';
import { databaseNow, inTransaction } from '#data/engine/transaction.ts';
import { insertHistory } from '#data/trips/history-store.ts';
import type { TripParts } from '#data/trips/trip-row.ts';
import { lockTripByReference, updateTripParts } from '#data/trips/trip-store.ts';
import { isReference } from '#domain/trip/reference.ts';
import { type TripStateName, tripStates } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CommandAnswer, misunderstand, type OfficeContext, refuse } from './command.ts';

export type Held = {
  readonly tx: DatabaseTransaction;
  /** Locked until the command's transaction ends. */
  readonly trip: Trip;
  /** An instant of the database's clock. */
  readonly at: string;
};

/** Runs one transaction on the trip that people call by this reference; nobody else changes it meanwhile. */
export async function withTrip(
  { db }: Pick<OfficeContext, 'db'>,
  reference: string,
  work: (held: Held) => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  if (!isReference(reference)) return misunderstand(`"${reference}" is not a reference such as NL-26-104233.`);
  return await inTransaction(db, async (tx) => {
    const trip = await lockTripByReference(tx, reference);
    if (trip === null) return refuse(`There is no trip ${reference.toUpperCase()}.`);
    return await work({ tx, trip, at: await databaseNow(tx) });
  });
}

type OfficeChange = {
  readonly event: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly set?: Partial<TripParts>;
};

/** Changes parts of a trip that stays in its state, with its history. The trip is locked, so nobody can have changed it. */
export async function changeParts({ tx, trip, at }: Held, { event, detail = {}, set = {} }: OfficeChange): Promise<Trip> {
  const changed = await updateTripParts(tx, { id: trip.id, expectedVersion: trip.version, set });
  if (changed === null) throw new Error('A locked trip changed');
  const state = { status: trip.status, stage: trip.stage };
  const entry = { tripId: trip.id, version: changed.version, at, actor: 'office', event, detail };
  await insertHistory(tx, { ...entry, from: state, to: state });
  return changed;
}

export const stateNames = Object.keys(tripStates) as readonly TripStateName[];

/** The state by the name of its meaning. */
export function nameOfState({ status, stage }: Pick<Trip, 'status' | 'stage'>): TripStateName | 'unknown' {
  return stateNames.find((name) => tripStates[name].status === status && tripStates[name].stage === stage) ?? 'unknown';
}
