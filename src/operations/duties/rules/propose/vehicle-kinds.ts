import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { findTaken } from '../taken.ts';
import { type Block, emptyKilometresOf, isNear } from './blocks.ts';
import type { DayQuestion, DayVehicle } from './day.ts';
import { type DayJudge, dateOf, lawOf } from './judge-day.ts';

/** Vehicles that are equal for a day: the solver counts them, and a specific one is chosen afterwards. */
export type VehicleKind = {
  /** Vehicles of a pool can be driven by the same drivers and have the same depot. */
  readonly pool: string;
  readonly depot: Coordinates;
  readonly seats: number;
  readonly vehicles: readonly DayVehicle[];
  /** Indexes in the list of blocks. */
  readonly fits: ReadonlySet<number>;
};

export function listVehicleKinds(question: DayQuestion, blocks: readonly Block[], judge: DayJudge): readonly VehicleKind[] {
  const date = dateOf(question.runs);
  const known = question.vehicles.map((vehicle) => {
    const fits = blocks.flatMap((block, place) => (mayGo(question, vehicle, block, judge) ? [place] : []));
    return { vehicle, fits, pool: `${vehicle.depotId} ${lawOf(vehicle, date)}` };
  });
  const kinds = Map.groupBy(known, ({ vehicle, fits, pool }) => [pool, vehicle.seats, ...fits].join(' '));
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike;
    if (first === undefined || first.fits.length === 0) return [];
    const { vehicle, fits, pool } = first;
    return [{ pool, depot: vehicle.coordinates, seats: vehicle.seats, vehicles: alike.map((each) => each.vehicle), fits: new Set(fits) }];
  });
}

/** Suitable for each of its runs, near enough, and not elsewhere during them. */
function mayGo({ taken, ...day }: DayQuestion, vehicle: DayVehicle, block: Block, judge: DayJudge): boolean {
  const { runs, startsAt, vehicleUntil } = block;
  if (!isNear(block, day.runs, vehicle.coordinates)) return false;
  if (runs.some((run) => judge.againstVehicle(vehicle, run).length > 0)) return false;
  const [from, until] = [new Date(startsAt).toISOString(), new Date(vehicleUntil).toISOString()];
  return runs.length === 1 || findTaken(taken, [{ startsAt: from, endsAt: until, vehicleUntil: until }], vehicle) === null;
}

/** A larger vehicle is used if no smaller one does: cost in kilometres per spare seat (E). */
const kilometresASpareSeat = 0.02;

/** The cost in kilometres if a vehicle of this kind drives a block. */
export function costOf({ depot, seats }: VehicleKind, block: Block, { runs }: DayQuestion): number {
  const empty = emptyKilometresOf(block, runs, depot).reduce((sum, each) => sum + each, 0);
  const needed = Math.max(...block.runs.flatMap((run) => (runs[run]?.duties ?? []).map((duty) => duty.seats)));
  return empty + (seats - needed) * kilometresASpareSeat;
}

/**
 * Assigns specific vehicles of a kind to its blocks without overlaps: in order of start, each to the vehicle that is back first. There are
 * always enough, because the plan never uses more at once than exist.
 */
export function shareOut({ vehicles }: VehicleKind, given: readonly Block[]): ReadonlyMap<Block, DayVehicle> {
  const shared = new Map<Block, DayVehicle>();
  const free = vehicles.map((vehicle) => ({ vehicle, until: Number.NEGATIVE_INFINITY }));
  for (const block of given.toSorted((first, second) => first.startsAt - second.startsAt)) {
    const next = free.filter(({ until }) => until <= block.startsAt).sort((first, second) => first.until - second.until)[0];
    if (next === undefined) continue;
    next.until = block.vehicleUntil;
    shared.set(block, next.vehicle);
  }
  return shared;
}
