import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import { type ExpectedEnd, expectedEnd } from '#operations/duties/rules/expected-end.ts';
import type { CrewProblem } from '#operations/duties/rules/judge-crew.ts';
import { historyDays } from '#operations/duties/rules/judge-hours.ts';
import { type DutyKnockOn, findDriverKnockOns, findLaterStart, findVehicleKnockOns } from '#operations/duties/rules/knock-on.ts';
import { roundUp } from '#operations/duties/rules/later-start.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { listSheetsOfTrip } from '#operations/on-duty/sheet-store.ts';
import { listDutiesAfter, listRunningDuties, type PlacedDuty, type RunningDuty } from './late-duty-store.ts';

/** A duty that is endangered because an earlier one is late. */
export type KnockOn = {
  /** The driver's name or the vehicle's plate. */
  readonly of: string;
  readonly kind: 'driver' | 'vehicle';
  readonly resourceId: string;
  /** The late duty, with its planned and its expected end. */
  readonly late: Pick<PlacedDuty, 'reference' | 'vehicleIndex' | 'endsAt'> & { readonly expected: ExpectedEnd };
  /** The endangered duty. */
  readonly next: Pick<PlacedDuty, 'dutyId' | 'tripId' | 'reference' | 'vehicleIndex' | 'startsAt' | 'vehicleId' | 'driverIds'>;
  /** How much later it can begin at the earliest; 0 if only the rest before it is too short. */
  readonly waitMinutes: number;
  readonly problems: readonly CrewProblem[];
  /** How many minutes later it would have to begin so that it holds again; null if that does not help. */
  readonly laterMinutes: number | null;
};

/** Fewer minutes than this do not count as a delay. */
const leastLate = 5;

/**
 * The duties that become impossible or unlawful because of current delays, as reported by drivers, positions and the office; soonest first.
 */
export async function readKnockOns(db: Database): Promise<readonly KnockOn[]> {
  const running = await listRunningDuties(db);
  if (running.length === 0) return [];
  const now = await databaseNow(db);
  const late: Late[] = [];
  for (const duty of running) {
    const { reports, incident } = duty;
    const expected = expectedEnd({ duty, reports, incident, estimate: await readEstimate(db, duty), now });
    if (expected.lateMinutes >= leastLate) late.push({ duty, expected });
  }
  if (late.length === 0) return [];
  const world = await readWorld(db, late);
  return late
    .flatMap((each) => [...driverKnockOns(each, world), ...vehicleKnockOns(each, world)])
    .toSorted((first, second) => epochOf(first.next.startsAt) - epochOf(second.next.startsAt));
}

type Late = { readonly duty: RunningDuty; readonly expected: ExpectedEnd };

/** The delay at the next stop by the coach's position; null if it cannot be compared. */
async function readEstimate(db: Database, { tripId, dutyId, place }: RunningDuty) {
  if (place === null || place.stop === null || place.expectedAt === null) return null;
  const sheet = (await listSheetsOfTrip(db, tripId)).find((each) => each.dutyId === dutyId)?.contents;
  const stop = sheet?.stops.find(({ index }) => index === place.stop);
  const due = stop?.arriveBy ?? stop?.departure ?? null;
  const instant = due === null || sheet === undefined ? null : toInstant(due, sheet.timeZone);
  if (instant === null || !instant.ok) return null;
  return { at: place.at, lateMinutes: Math.round((epochOf(place.expectedAt) - epochOf(instant.value)) / 60_000) };
}

type World = Awaited<ReturnType<typeof readWorld>>;

/** Facts about the drivers and vehicles of late duties: past work, next duties, and the applicable law. */
async function readWorld(db: Database, late: readonly Late[]) {
  const drivers = [...new Set(late.flatMap(({ duty }) => duty.driverIds))];
  const vehicles = [...new Set(late.map(({ duty }) => duty.vehicleId))];
  const starts = late.map(({ duty }) => duty.startsAt).toSorted();
  const from = starts[0] ?? new Date(0).toISOString();
  const ids = new Set(late.map(({ duty }) => duty.dutyId));
  const after = (await listDutiesAfter(db, { from, resources: [...drivers, ...vehicles] })).filter(({ dutyId }) => !ids.has(dutyId));
  const without = [...ids, ...after.map(({ dutyId }) => dutyId)];
  const work = await listWork(db, { since: addHours(from, -historyDays * 24), without, drivers });
  const names = new Map((await listDrivers(db)).map(({ id, name }) => [id, name] as const));
  const depots = new Map((await listDepots(db)).map(({ id, operatorId }) => [id, operatorId] as const));
  const countries = new Map((await listOperators(db)).map(({ id, country }) => [id, country] as const));
  const coaches = new Map((await listVehicles(db)).map((vehicle) => [vehicle.id, vehicle] as const));
  return { after, work, names, depots, countries, coaches };
}

function driverKnockOns({ duty, expected }: Late, { after, work, names, ...law }: World): readonly KnockOn[] {
  return duty.driverIds.flatMap((driverId) => {
    const next = after.filter((each) => each.driverIds.includes(driverId) && epochOf(each.startsAt) >= epochOf(duty.endsAt));
    const others = work.get(driverId) ?? [];
    const asked = { rules: rulesOf(duty, law), late: duty, endsAt: expected.endsAt, next, others };
    const found = findDriverKnockOns(asked).map((each) => ({ ...each, laterMinutes: findLaterStart(asked, each) }));
    return named({ duty, expected }, next, found, { of: names.get(driverId) ?? '', kind: 'driver', resourceId: driverId });
  });
}

function vehicleKnockOns({ duty, expected }: Late, { after }: World): readonly KnockOn[] {
  const freeAt = new Date(epochOf(duty.vehicleUntil) + expected.lateMinutes * 60_000).toISOString();
  const next = after.filter(({ vehicleId, startsAt }) => vehicleId === duty.vehicleId && epochOf(startsAt) >= epochOf(duty.vehicleUntil));
  // The next day of the same tour waits for its vehicle anyway.
  const others = next.filter(({ tripId, vehicleIndex }) => tripId !== duty.tripId || vehicleIndex !== duty.vehicleIndex);
  const found = findVehicleKnockOns({ freeAt, next: others }).map((each) => ({ ...each, laterMinutes: roundUp(each.waitMinutes) }));
  return named({ duty, expected }, others, found, {
    of: duty.plate,
    kind: 'vehicle',
    resourceId: duty.vehicleId,
  });
}

function named(
  { duty: { reference, vehicleIndex, endsAt }, expected }: Late,
  next: readonly PlacedDuty[],
  found: readonly (DutyKnockOn & Pick<KnockOn, 'laterMinutes'>)[],
  whose: Pick<KnockOn, 'of' | 'kind' | 'resourceId'>,
): readonly KnockOn[] {
  return found.flatMap(({ dutyId, waitMinutes, problems, laterMinutes }) => {
    const duty = next.find((each) => each.dutyId === dutyId);
    if (duty === undefined) return [];
    const against = problems.map((problem) => ({ why: 'hours' as const, of: whose.of, ...problem }));
    return [{ ...whose, late: { reference, vehicleIndex, endsAt, expected }, next: duty, waitMinutes, laterMinutes, problems: against }];
  });
}

function rulesOf({ vehicleId, startsAt }: PlacedDuty, { coaches, depots, countries }: Pick<World, 'coaches' | 'depots' | 'countries'>) {
  const vehicle = coaches.get(vehicleId);
  const country = countries.get(depots.get(vehicle?.depotId ?? '') ?? '');
  return drivingRulesFor({ seats: vehicle?.seats ?? 50, date: toLocal(startsAt, planningZone).date, country });
}
