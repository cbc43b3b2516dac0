import type { Database } from '#db/engine/tables.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { stretchOf } from '#domain/trip/handovers.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { drivenAlike } from '#operations/duties/driven-times.ts';
import type { StoredDuty } from '#operations/duties/duty-store.ts';
import { runOf } from '#operations/duties/place-crew.ts';
import { listTaken, type Placement } from '#operations/duties/placement-store.ts';
import { planDuties } from '#operations/duties/rules/handover.ts';
import type { Run } from '#operations/duties/rules/judge-crew.ts';
import { readCrewFacts } from '#operations/fleet/crew-facts.ts';
import { findJob, type StoredJob } from '#operations/partners/job-store.ts';
import { findOfferOfRecipient, type StoredOffer } from '#operations/partners/offer-store.ts';
import { prolong } from './rules/extra-time.ts';
import type { RoadCrew } from './rules/extra-time-limit.ts';

const fewestOfCoach = 9;

/** A partner that drives a vehicle of the trip. */
export type RoadPartner = { readonly job: StoredJob; readonly offer: StoredOffer };

/** A vehicle in progress, whom to ask, and its partner. */
type OnRoad = {
  readonly crew: RoadCrew;
  readonly people: readonly { readonly name: string; readonly phone: string }[];
  readonly partner: RoadPartner | null;
};

type Crews = {
  readonly trip: Trip;
  readonly now: string;
  readonly duties: readonly StoredDuty[];
  readonly placements: readonly Placement[];
  readonly stop: number;
};
type NoCrew = { readonly why: 'no-crew' | 'partner-drives' };

/**
 * The vehicles of the trip that wait at a stop or drive after it, each with its crew. A vehicle that has handed its group over before is of no
 * concern.
 */
export async function readRoadCrews(db: Database, asked: Crews): Promise<Result<readonly OnRoad[], NoCrew>> {
  const { trip, now, duties, placements, stop } = asked;
  const crews: OnRoad[] = [];
  const isThere = (vehicleIndex: number) => (stretchOf(trip, vehicleIndex).last ?? stop) >= stop;
  for (const vehicleIndex of new Set(duties.map((duty) => duty.vehicleIndex).filter(isThere))) {
    const run = runOf(duties, { vehicleIndex, now });
    const placed = placements.find(({ dutyId }) => dutyId === run[0]?.id);
    if (placed === undefined) return failure({ why: 'no-crew' as const });
    const prolonged = (minutes: number): Run => longerRun(trip, { stop, minutes, run });
    const found =
      placed.vehicleId === null ? await readPartner(db, { placed, run, prolonged }) : await readOwn(db, { placed, run, prolonged, duties });
    if (!found.ok) return found;
    crews.push(found.value);
  }
  return success(crews);
}

/** With all duties of the trip. */
type FoundOwn = Found & Pick<Crews, 'duties'>;

type Found = { readonly placed: Placement; readonly run: readonly StoredDuty[]; readonly prolonged: RoadCrew['prolonged'] };

async function readOwn(db: Database, { placed, run, prolonged, duties }: FoundOwn): Promise<Result<OnRoad, NoCrew>> {
  const { vehicleId, driverIds } = placed;
  const { vehicles, drivers } = await readCrewFacts(db, run, driverIds);
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  if (vehicle === undefined || drivers.length === 0) return failure({ why: 'no-crew' });
  const nextAt = await findNext(db, { run, duties, ids: [vehicle.id, ...driverIds] });
  const people = drivers.map(({ name, phone }) => ({ name, phone }));
  return success({ crew: { vehicle, drivers, run, prolonged, nextAt }, people, partner: null });
}

/**
 * A partner's vehicle is checked by this trip's plan only, under the law of the partner's country. Only the partner knows the driver's
 * other work, so staff must ask.
 */
async function readPartner(db: Database, { placed, run, prolonged }: Found): Promise<Result<OnRoad, NoCrew>> {
  const job = placed.jobId === null ? null : await findJob(db, placed.jobId);
  const offer = job === null ? null : await findOfferOfRecipient(db, job.recipientId);
  const recipient = offer?.recipients.find(({ id }) => id === job?.recipientId);
  if (job === null || offer === null || recipient === undefined) return failure({ why: 'partner-drives' });
  const vehicle = { seats: seatsOf(run), country: recipient.country };
  const isTwo = run.some(({ crewSize }) => crewSize === 2);
  const name = job.driverName === '' ? job.operator : job.driverName;
  const drivers = Array.from({ length: isTwo ? 2 : 1 }, () => ({ name, others: [] }));
  const driver = job.driverPhone === '' ? [] : [{ name, phone: job.driverPhone }];
  const people = [{ name: job.operator, phone: job.operatorPhone }, ...driver];
  return success({ crew: { vehicle, drivers, run, prolonged, nextAt: null }, people, partner: { job, offer } });
}

/** For an undescribed vehicle: more than eight seats, so that 561/2006 applies, unless a taxi was ordered. */
function seatsOf(run: readonly StoredDuty[]): number {
  return Math.max(...run.map((duty) => (duty.class === 'taxiBus' ? duty.seats : Math.max(fewestOfCoach, duty.seats))));
}

type Longer = { readonly stop: number; readonly minutes: number; readonly run: readonly StoredDuty[] };

function longerRun(trip: Trip, { stop, minutes, run }: Longer): Run {
  const planned = planDuties({ ...trip, ...prolong(trip, { stop, minutes }) });
  return run.map((duty) => {
    const longer = planned.find((each) => each.vehicleIndex === duty.vehicleIndex && each.shiftIndex === duty.shiftIndex);
    return longer === undefined ? duty : { ...drivenAlike(duty, longer), tripId: trip.id };
  });
}

/** The next occupation of one of these by another trip within a day after the run; null if none is planned. Duties of this trip move too. */
async function findNext(
  db: Database,
  { run, duties, ids }: Pick<FoundOwn, 'run' | 'duties'> & { readonly ids: readonly string[] },
): Promise<string | null> {
  const ends = Math.max(...run.map(({ vehicleUntil }) => Date.parse(vehicleUntil)));
  const period = { from: new Date(ends).toISOString(), until: new Date(ends + 86_400_000).toISOString() };
  const taken = await listTaken(db, { period, without: duties.map(({ id }) => id) });
  const starts = taken.filter(({ resourceId }) => ids.includes(resourceId)).map(({ from }) => Date.parse(from));
  return starts.length === 0 ? null : new Date(Math.min(...starts)).toISOString();
}
