import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { addHours, addMinutes } from '#domain/calendar/instant.ts';
import { findCrewLock, findCrewVersion } from '#operations/duties/crew-changes.ts';
import { listDuties } from '#operations/duties/duty-store.ts';
import { type FoundCrew, findCrew } from '#operations/duties/find-crew.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import { chainOf, isOverlapping } from '#operations/duties/rules/driver-chain.ts';
import { findHoursProblems, historyDays } from '#operations/duties/rules/judge-hours.ts';
import { prolongTo } from '#operations/duties/rules/knock-on.ts';
import { readSpareMinutes } from '#operations/duties/start-later.ts';
import { listNearestFree } from '#operations/fleet/driver-store.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import type { KnockOn } from './read-knock-ons.ts';

/** A checked replacement crew for an endangered duty, or a later start with the same crew, ready to be carried out by one click. */
export type Cure = CrewCure | { readonly kind: 'later'; readonly minutes: number; readonly startsAt: string };
type CrewCure = {
  readonly kind: 'driver' | 'vehicle';
  /** The name of the replacement. */
  readonly name: string;
  readonly vehicleId: string;
  readonly driverIds: readonly string[];
};

/** The cures of a duty, with the version of the crew that they replace. */
export type Cured = { readonly seen: number; readonly cures: readonly Cure[] };

/** Of replacements; another option is a partner. */
const mostCures = 2;
/** How many vehicles to check with the crew; each check takes a fraction of a second. */
const mostTried = 4;
/** How many drivers are judged by all rules, out of what may be thousands. */
const mostJudged = 40;

/**
 * What can be done about a duty that a delay endangers: it begins later, if its group still leaves in time; or somebody else takes it over.
 * Uses the same checks as the crew finder, so that each cure can be carried out as shown.
 */
export async function findCures(context: ApplyContext, knockOn: KnockOn): Promise<Cured> {
  const { next } = knockOn;
  const run = { reference: next.reference, vehicleIndex: next.vehicleIndex };
  const seen = await findCrewVersion(context.db, { tripId: next.tripId, vehicleIndex: next.vehicleIndex });
  if ((await findCrewLock(context.db, { tripId: next.tripId, vehicleIndex: next.vehicleIndex })) !== null) return { seen, cures: [] };
  // Who waits for a late group can only wait, or be told.
  if (knockOn.kind === 'handover') return { seen, cures: [] };
  const others = knockOn.kind === 'driver' ? await listNearestFree(context.db, next, mostJudged) : [];
  const found = await findCrew(context, { ...run, vehicleId: next.vehicleId, only: [...next.driverIds, ...others] });
  if (found === null) return { seen, cures: [] };
  const later = await findLaterCure(context, knockOn, found);
  const crews =
    knockOn.kind === 'driver' ? await findDriverCures(context, knockOn, found) : await findVehicleCures(context, knockOn, found);
  return { seen, cures: [...later, ...crews] };
}

async function findLaterCure({ db }: ApplyContext, { next, laterMinutes }: KnockOn, { trip }: FoundCrew): Promise<readonly Cure[]> {
  if (laterMinutes === null) return [];
  const now = await databaseNow(db);
  const run = runOf(await listDuties(db, trip.id), { vehicleIndex: next.vehicleIndex, now });
  // A later day of a tour begins with its group.
  if (run[0]?.id !== next.dutyId || laterMinutes > (await readSpareMinutes(db, { trip, run, now }))) return [];
  return [{ kind: 'later', minutes: laterMinutes, startsAt: addMinutes(run[0].startsAt, laterMinutes) }];
}

/** Another driver of the same vehicle. */
async function findDriverCures({ db }: ApplyContext, knockOn: KnockOn, { drivers }: FoundCrew): Promise<readonly CrewCure[]> {
  const { next, resourceId } = knockOn;
  const { driverIds, vehicleId } = next;
  const stay = driverIds.filter((id) => id !== resourceId);
  const free = drivers.filter(({ id, problems }) => problems.length === 0 && !driverIds.includes(id));
  const able = await listAbleUntilEnd(db, knockOn, free.slice(0, mostTried));
  return able.slice(0, mostCures).map(({ id, name }) => ({ kind: 'driver', name, vehicleId, driverIds: [id, ...stay] }));
}

/**
 * Who may drive the duty until it ends, if it takes its group over late. As planned, all of them may: they were checked for that. A duty at
 * that time, or a breach of their hours, rules them out.
 */
async function listAbleUntilEnd<Each extends { readonly id: string }>(
  db: Database,
  { next, nextEndsAt, rules }: KnockOn,
  drivers: readonly Each[],
): Promise<readonly Each[]> {
  if (nextEndsAt === null) return drivers;
  const since = addHours(next.startsAt, -historyDays * 24);
  const work = await listWork(db, { since, without: [next.dutyId], drivers: drivers.map(({ id }) => id) });
  return drivers.filter(({ id }) => {
    const others = work.get(id) ?? [];
    const duty = prolongTo(next, nextEndsAt);
    return !isOverlapping(chainOf([...others, duty])) && findHoursProblems({ rules, duties: [duty], others }).length === 0;
  });
}

/** Another vehicle with the same drivers, if they may drive it. */
async function findVehicleCures(context: ApplyContext, { next }: KnockOn, { vehicles }: FoundCrew): Promise<readonly Cure[]> {
  const { driverIds, reference, vehicleIndex } = next;
  const cures: Cure[] = [];
  const free = vehicles.filter(({ id, problems }) => problems.length === 0 && id !== next.vehicleId).slice(0, mostTried);
  for (const { id, plate } of free) {
    if (cures.length === mostCures) break;
    const judged = await findCrew(context, { reference, vehicleIndex, vehicleId: id, only: driverIds });
    const mayDrive = driverIds.every((driverId) =>
      judged?.drivers.some(({ id: each, problems }) => each === driverId && problems.length === 0),
    );
    if (mayDrive) cures.push({ kind: 'vehicle', name: plate, vehicleId: id, driverIds });
  }
  return cures;
}
