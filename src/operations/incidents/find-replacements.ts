import { databaseNow } from '#db/engine/transaction.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import type { StoredDuty } from '#operations/duties/duty-store.ts';
import { findBusy, type RunName, runOf } from '#operations/duties/place-crew.ts';
import { type CrewProblem, judgeDriver, judgeVehicle } from '#operations/duties/rules/judge-crew.ts';
import { estimateDrive, rankCandidates, workedAround } from '#operations/duties/rules/rank-drivers.ts';
import { readDuties } from '#operations/duties/trip-duties.ts';
import { type CrewFacts, readCrewFacts } from '#operations/fleet/crew-facts.ts';
import { listDepots } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listLivePlaces } from '#operations/on-duty/live-place-store.ts';
import { listPartners } from '#operations/partners/partner-store.ts';
import { findEligibilityProblems } from '#operations/partners/rules/eligibility.ts';
import type { ApplyContext } from '#operations/trips/apply.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { type KnownPlace, whereGroupIs } from './rules/where-group-is.ts';

/** One of our coaches that could replace it, with a driver. */
export type Replacement = {
  readonly vehicleId: string;
  readonly plate: string;
  readonly seats: number;
  readonly depot: string;
  /** From its depot to the group, by road (E). */
  readonly minutes: number;
  readonly kilometres: number;
  /** The driver with the fewest problems; null if the depot's company has no driver. */
  readonly driver: { readonly id: string; readonly name: string; readonly phone: string } | null;
  /** The problems; empty if they may go. */
  readonly problems: readonly CrewProblem[];
};

/** A partner's coach, to be requested by telephone. */
export type ReplacingPartner = {
  readonly operatorId: string;
  readonly name: string;
  readonly phone: string;
  readonly depot: string;
  readonly minutes: number;
};

export type Replacements = {
  readonly from: KnownPlace;
  readonly vehicleIndex: number;
  /** The nearest that may go, then the nearest that may not. */
  readonly own: readonly Replacement[];
  readonly partners: readonly ReplacingPartner[];
};

const mostShown = 4;

/**
 * Replacements that could pick up a group where it is, by minutes to the group: our own coaches with an allowed driver, and partners who
 * may carry today. Null if nothing of the trip is left, or if the position of the group is unknown.
 */
export async function findReplacements(context: ApplyContext, { reference, vehicleIndex }: RunName): Promise<Replacements | null> {
  const { db } = context;
  const trip = await findTripByReference(db, reference);
  if (trip === null) return null;
  const now = await databaseNow(db);
  const { duties, placements } = await readDuties(context, trip);
  const run = runOf(duties, { vehicleIndex, now });
  const from = whereGroupIs(trip.itinerary, await listLivePlaces(db, trip.id), now);
  if (run.length === 0 || from === null) return null;
  const facts = await readCrewFacts(db, run);
  const placed = placements.find(({ dutyId }) => dutyId === run[0]?.id);
  const busy = await findBusy(db, run, [...facts.vehicles, ...facts.drivers]);
  const gone = new Set([placed?.vehicleId ?? '', ...(placed?.driverIds ?? [])]);
  return {
    from,
    vehicleIndex,
    own: rankOwn(facts, { run, busy, gone, to: from.coordinates }),
    partners: await listNear(db, { to: from.coordinates, class: run[0]?.class ?? 'coachHire', now }),
  };
}

type Asked = {
  readonly run: readonly StoredDuty[];
  readonly busy: ReadonlyMap<string, CrewProblem>;
  /** The crew and vehicle that broke down. */
  readonly gone: ReadonlySet<string>;
  readonly to: Coordinates;
};

function rankOwn({ vehicles, drivers }: CrewFacts, { run, busy, gone, to }: Asked): readonly Replacement[] {
  const near = vehicles
    .filter(({ id, soldOn }) => soldOn === null && !gone.has(id))
    .map((vehicle) => ({
      vehicle,
      ...estimateDrive(vehicle.coordinates, to),
      problems: [...listOf(busy.get(vehicle.id)), ...judgeVehicle(vehicle, run)],
    }))
    .toSorted(
      (first, second) =>
        first.problems.length - second.problems.length || first.minutes - second.minutes || first.vehicle.seats - second.vehicle.seats,
    )
    // One per depot: a second one from the same depot arrives no sooner.
    .filter(({ vehicle }, index, all) => all.findIndex((each) => each.vehicle.depotId === vehicle.depotId) === index);
  return near
    .map(({ vehicle, minutes, kilometres, problems }) => {
      const driver = bestDriver(drivers, { vehicle, run, busy, gone });
      const { id: vehicleId, plate, seats, depot } = vehicle;
      const against = [...problems, ...(driver?.problems ?? [])];
      return { vehicleId, plate, seats, depot, minutes, kilometres, driver, problems: against };
    })
    .toSorted((first, second) => mayGo(first) - mayGo(second) || first.minutes - second.minutes)
    .slice(0, mostShown);
}

function mayGo({ driver, problems }: Replacement): 0 | 1 {
  return driver !== null && problems.length === 0 ? 0 : 1;
}

function bestDriver(
  drivers: CrewFacts['drivers'],
  { vehicle, run, busy, gone }: Omit<Asked, 'to'> & { readonly vehicle: CrewFacts['vehicles'][number] },
) {
  const colleagues = drivers.filter(({ id, leftOn, operatorId }) => leftOn === null && operatorId === vehicle.operatorId && !gone.has(id));
  const judged = colleagues.map((driver) => {
    const { id, name, phone, others } = driver;
    const problems = [...listOf(busy.get(id)), ...judgeDriver(driver, vehicle, run)];
    const { kilometres } = estimateDrive(driver.coordinates, vehicle.coordinates);
    return { id, name, phone, problems, kilometres, workedMinutes: workedAround(others, run[0]?.startsAt ?? '') };
  });
  return rankCandidates(judged)[0] ?? null;
}

type Near = { readonly to: Coordinates; readonly class: StoredDuty['class']; readonly now: string };

async function listNear(db: ApplyContext['db'], { to, class: kind, now }: Near): Promise<readonly ReplacingPartner[]> {
  const today = todayIn(planningZone, now);
  const may = (await listPartners(db)).filter(
    (partner) => findEligibilityProblems(partner, { class: kind, lastDay: today }, today).length === 0,
  );
  const depots = await listDepots(db);
  return may
    .flatMap(({ operator: { id, name, phone } }) => {
      const near = depots
        .filter(({ operatorId }) => operatorId === id)
        .map((depot) => ({ depot: depot.name, minutes: estimateDrive(depot.coordinates, to).minutes }))
        .toSorted((first, second) => first.minutes - second.minutes)[0];
      return near === undefined ? [] : [{ operatorId: id, name, phone, ...near }];
    })
    .toSorted((first, second) => first.minutes - second.minutes)
    .slice(0, mostShown);
}

function listOf<Value>(value: Value | undefined): readonly Value[] {
  return value === undefined ? [] : [value];
}
