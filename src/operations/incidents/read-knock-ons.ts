import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { toInstant, toLocal } from '#domain/calendar/zoned.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import { type ExpectedEnd, expectedEnd } from '#operations/duties/rules/expected-end.ts';
import type { CrewProblem } from '#operations/duties/rules/judge-crew.ts';
import { historyDays } from '#operations/duties/rules/judge-hours.ts';
import { type DutyKnockOn, findDriverKnockOns, findVehicleKnockOns } from '#operations/duties/rules/knock-on.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { listSheetsOfTrip } from '#operations/on-duty/sheet-store.ts';
import { listDutiesAfter, listRunningDuties, type PlacedDuty, type RunningDuty } from './late-duty-store.ts';

/** A duty that does not hold any more because the one before it is late. */
export type KnockOn = {
  /** Whose or of what it is: a driver's name or a plate. */
  readonly of: string;
  readonly kind: 'driver' | 'vehicle';
  readonly resourceId: string;
  /** The duty that is late, when it should have ended, and when it is expected to. */
  readonly late: Pick<PlacedDuty, 'reference' | 'vehicleIndex' | 'endsAt'> & { readonly expected: ExpectedEnd };
  /** The duty that does not hold. */
  readonly next: Pick<PlacedDuty, 'dutyId' | 'tripId' | 'reference' | 'vehicleIndex' | 'startsAt' | 'vehicleId' | 'driverIds'>;
  /** So much later it can begin at the earliest; 0 where only the rest before it is too short. */
  readonly waitMinutes: number;
  readonly problems: readonly CrewProblem[];
};

/** Fewer minutes than these are no delay to anybody. */
const leastLate = 5;

/** What no longer holds of the plan because of what drivers, places and the office say of the duties that are driven now; the soonest first. */
export async function readKnockOns(db: Database): Promise<readonly KnockOn[]> {
  const running = await listRunningDuties(db);
  if (running.length === 0) return [];
  const now = await databaseNow(db);
  const late: Late[] = [];
  for (const duty of running) {
    const { presses, incident } = duty;
    const expected = expectedEnd({ duty, presses, incident, estimate: await readEstimate(db, duty), now });
    if (expected.lateMinutes >= leastLate) late.push({ duty, expected });
  }
  if (late.length === 0) return [];
  const world = await readWorld(db, late);
  return late
    .flatMap((each) => [...driverKnockOns(each, world), ...vehicleKnockOns(each, world)])
    .toSorted((first, second) => epochOf(first.next.startsAt) - epochOf(second.next.startsAt));
}

type Late = { readonly duty: RunningDuty; readonly expected: ExpectedEnd };

/** How late the place of a coach says that it is at its next stop; null where nothing can be compared. */
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

/** What is known of the drivers and vehicles of late duties: what they did, what comes next, and whose law holds. */
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
    const found = findDriverKnockOns({ rules: rulesOf(duty, law), late: duty, endsAt: expected.endsAt, next, others });
    return named({ duty, expected }, next, found, { of: names.get(driverId) ?? '', kind: 'driver', resourceId: driverId });
  });
}

function vehicleKnockOns({ duty, expected }: Late, { after }: World): readonly KnockOn[] {
  const freeAt = new Date(epochOf(duty.vehicleUntil) + expected.lateMinutes * 60_000).toISOString();
  const next = after.filter(({ vehicleId, startsAt }) => vehicleId === duty.vehicleId && epochOf(startsAt) >= epochOf(duty.vehicleUntil));
  // A tour's own next day waits for its vehicle by itself.
  const others = next.filter(({ tripId, vehicleIndex }) => tripId !== duty.tripId || vehicleIndex !== duty.vehicleIndex);
  return named({ duty, expected }, others, findVehicleKnockOns({ freeAt, next: others }), {
    of: duty.plate,
    kind: 'vehicle',
    resourceId: duty.vehicleId,
  });
}

function named(
  { duty: { reference, vehicleIndex, endsAt }, expected }: Late,
  next: readonly PlacedDuty[],
  found: readonly DutyKnockOn[],
  whose: Pick<KnockOn, 'of' | 'kind' | 'resourceId'>,
): readonly KnockOn[] {
  return found.flatMap(({ dutyId, waitMinutes, problems }) => {
    const duty = next.find((each) => each.dutyId === dutyId);
    if (duty === undefined) return [];
    const against = problems.map((problem) => ({ why: 'hours' as const, of: whose.of, ...problem }));
    return [{ ...whose, late: { reference, vehicleIndex, endsAt, expected }, next: duty, waitMinutes, problems: against }];
  });
}

function rulesOf({ vehicleId, startsAt }: PlacedDuty, { coaches, depots, countries }: Pick<World, 'coaches' | 'depots' | 'countries'>) {
  const vehicle = coaches.get(vehicleId);
  const country = countries.get(depots.get(vehicle?.depotId ?? '') ?? '');
  return drivingRulesFor({ seats: vehicle?.seats ?? 50, date: toLocal(startsAt, planningZone).date, country });
}
