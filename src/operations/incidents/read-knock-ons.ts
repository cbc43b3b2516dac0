import type { Database } from '#db/engine/tables.ts';
import { addHours, epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import type { DrivingRules } from '#domain/driving-time/driving-rules.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { listWork } from '#operations/duties/placement-store.ts';
import type { ExpectedEnd } from '#operations/duties/rules/expected-end.ts';
import type { CrewProblem } from '#operations/duties/rules/judge-crew.ts';
import { historyDays } from '#operations/duties/rules/judge-hours.ts';
import {
  type DutyKnockOn,
  findDriverKnockOns,
  findFreshProblems,
  findLaterStart,
  findVehicleKnockOns,
} from '#operations/duties/rules/knock-on.ts';
import { roundUp } from '#operations/duties/rules/later-start.ts';
import { listDrivers } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listVehicles } from '#operations/fleet/vehicle-store.ts';
import { type DrivenDuty, listDutiesAfter, type PlacedDuty } from './late-duty-store.ts';
import { type Late, readLateDuties } from './read-late-duties.ts';

/** A duty that is endangered because an earlier one is late. */
export type KnockOn = {
  /** The driver's name or the vehicle's plate; of a handover, who brings the group: drivers or a partner. */
  readonly of: string;
  readonly kind: 'driver' | 'vehicle' | 'handover';
  readonly resourceId: string;
  /** The late duty, with its planned and its expected end. */
  readonly late: Pick<PlacedDuty, 'reference' | 'vehicleIndex' | 'endsAt'> & { readonly expected: ExpectedEnd };
  /** The endangered duty. */
  readonly next: PlacedDuty;
  /** The law for its vehicle. */
  readonly rules: DrivingRules;
  /** How much later it can begin at the earliest; 0 if only the rest before it is too short. */
  readonly waitMinutes: number;
  readonly problems: readonly CrewProblem[];
  /** When the endangered duty itself ends now, because it takes its group over late; null if its end is not endangered. */
  readonly nextEndsAt: string | null;
  /** How many minutes later it would have to begin so that it holds again; null if that does not help. */
  readonly laterMinutes: number | null;
};

/**
 * The duties that become impossible or unlawful because of current delays, as reported by drivers, positions and the office; soonest first.
 */
export async function readKnockOns(db: Database): Promise<readonly KnockOn[]> {
  const late = await readLateDuties(db);
  if (late.length === 0) return [];
  const world = await readWorld(db, late);
  return late
    .flatMap((each) => [...handoverKnockOns(each, world), ...driverKnockOns(each, world), ...vehicleKnockOns(each, world)])
    .toSorted((first, second) => epochOf(first.next.startsAt) - epochOf(second.next.startsAt));
}

type World = Awaited<ReturnType<typeof readWorld>>;

/** Facts about the drivers and vehicles of late duties: past work, next duties, and the applicable law. */
async function readWorld(db: Database, late: readonly Late[]) {
  const drivers = [...new Set(late.flatMap(({ duty, by }) => [...duty.driverIds, ...(by?.duty.driverIds ?? [])]))];
  const vehicles = [...new Set(late.map(({ duty }) => duty.vehicleId))];
  const starts = late.map(({ duty }) => duty.startsAt).toSorted();
  const from = starts[0] ?? new Date(0).toISOString();
  // What only takes over late may be endangered by another delay as well.
  const ids = new Set(late.flatMap(({ duty, by }) => (by === null ? [duty.dutyId] : [])));
  const after = (await listDutiesAfter(db, { from, resources: [...drivers, ...vehicles] })).filter(({ dutyId }) => !ids.has(dutyId));
  // Judged with its delay instead.
  const without = [...late.map(({ duty }) => duty.dutyId), ...after.map(({ dutyId }) => dutyId)];
  const work = await listWork(db, { since: addHours(from, -historyDays * 24), without, drivers });
  const names = new Map((await listDrivers(db)).map(({ id, name }) => [id, name] as const));
  const depots = new Map((await listDepots(db)).map(({ id, operatorId }) => [id, operatorId] as const));
  const countries = new Map((await listOperators(db)).map(({ id, country }) => [id, country] as const));
  const coaches = new Map((await listVehicles(db)).map((vehicle) => [vehicle.id, vehicle] as const));
  return { after, work, names, depots, countries, coaches };
}

/** The duty that takes a group over late: it waits, and its drivers may not drive or work as long as it takes now. */
function handoverKnockOns({ duty, expected, by }: Late, { work, names, ...law }: World): readonly KnockOn[] {
  if (by === null) return [];
  const rules = rulesOf(duty, law);
  const about = { next: duty, rules, nextEndsAt: expected.endsAt, laterMinutes: null };
  const brings = { of: by.duty.outside ?? by.duty.driverIds.map((id) => names.get(id) ?? '').join(', '), resourceId: by.duty.dutyId };
  const waits = { ...brings, ...about, kind: 'handover' as const, late: lateOf(by), waitMinutes: by.lateMinutes, problems: [] };
  const hours = duty.driverIds.flatMap((driverId) => {
    const asked = { rules, duty, endsAt: expected.endsAt, others: work.get(driverId) ?? [] };
    const problems = findFreshProblems(asked).map((problem) => ({ why: 'hours' as const, of: names.get(driverId) ?? '', ...problem }));
    const whose = { of: names.get(driverId) ?? '', kind: 'driver' as const, resourceId: driverId };
    return problems.length === 0 ? [] : [{ ...whose, ...about, late: lateOf({ duty, expected }), waitMinutes: 0, problems }];
  });
  return by.isAwaited ? [waits, ...hours] : hours;
}

function lateOf({ duty, expected }: { readonly duty: DrivenDuty; readonly expected: ExpectedEnd }): KnockOn['late'] {
  const { reference, vehicleIndex, endsAt } = duty;
  return { reference, vehicleIndex, endsAt, expected };
}

function driverKnockOns({ duty, expected }: Late, { after, work, names, ...law }: World): readonly KnockOn[] {
  return duty.driverIds.flatMap((driverId) => {
    const next = after.filter((each) => each.driverIds.includes(driverId) && epochOf(each.startsAt) >= epochOf(duty.endsAt));
    const others = work.get(driverId) ?? [];
    const rules = rulesOf(duty, law);
    const asked = { rules, late: duty, endsAt: expected.endsAt, next, others };
    const found = findDriverKnockOns(asked).map((each) => ({ ...each, laterMinutes: findLaterStart(asked, each) }));
    return named({ duty, expected }, next, found, { of: names.get(driverId) ?? '', kind: 'driver', resourceId: driverId, rules });
  });
}

function vehicleKnockOns({ duty, expected }: Late, { after, ...law }: World): readonly KnockOn[] {
  const freeAt = new Date(epochOf(duty.vehicleUntil) + expected.lateMinutes * 60_000).toISOString();
  const next = after.filter(({ vehicleId, startsAt }) => vehicleId === duty.vehicleId && epochOf(startsAt) >= epochOf(duty.vehicleUntil));
  // The next day of the same tour waits for its vehicle anyway.
  const others = next.filter(({ tripId, vehicleIndex }) => tripId !== duty.tripId || vehicleIndex !== duty.vehicleIndex);
  const found = findVehicleKnockOns({ freeAt, next: others }).map((each) => ({ ...each, laterMinutes: roundUp(each.waitMinutes) }));
  return named({ duty, expected }, others, found, {
    of: duty.plate,
    kind: 'vehicle',
    resourceId: duty.vehicleId,
    rules: rulesOf(duty, law),
  });
}

function named(
  late: Pick<Late, 'duty' | 'expected'>,
  next: readonly PlacedDuty[],
  found: readonly (DutyKnockOn & Pick<KnockOn, 'laterMinutes'>)[],
  whose: Pick<KnockOn, 'of' | 'kind' | 'resourceId' | 'rules'>,
): readonly KnockOn[] {
  return found.flatMap(({ dutyId, waitMinutes, problems, laterMinutes }) => {
    const duty = next.find((each) => each.dutyId === dutyId);
    if (duty === undefined) return [];
    const against = problems.map((problem) => ({ why: 'hours' as const, of: whose.of, ...problem }));
    return [{ ...whose, late: lateOf(late), next: duty, nextEndsAt: null, waitMinutes, laterMinutes, problems: against }];
  });
}

function rulesOf({ vehicleId, startsAt }: PlacedDuty, { coaches, depots, countries }: Pick<World, 'coaches' | 'depots' | 'countries'>) {
  const vehicle = coaches.get(vehicleId);
  const country = countries.get(depots.get(vehicle?.depotId ?? '') ?? '');
  return drivingRulesFor({ seats: vehicle?.seats ?? 50, date: toLocal(startsAt, planningZone).date, country });
}
