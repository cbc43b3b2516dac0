import type { Coordinates } from '#domain/itinerary/itinerary.ts';
import { findTaken } from '../taken.ts';
import { type Block, emptyKilometresOf, isNear } from './blocks.ts';
import type { DayQuestion, DayVehicle } from './day.ts';
import { type DayJudge, dateOf, lawOf } from './judge-day.ts';

/** Vehicles that are alike for a day: the solver counts them, and only then is it said which one goes. */
export type VehicleKind = {
  /** The same drivers may drive all of a pool, and come to the same yard. */
  readonly pool: string;
  readonly yard: Coordinates;
  readonly seats: number;
  readonly vehicles: readonly DayVehicle[];
  /** Places in the list of blocks. */
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
    return [{ pool, yard: vehicle.coordinates, seats: vehicle.seats, vehicles: alike.map((each) => each.vehicle), fits: new Set(fits) }];
  });
}

/** Fit for each of its runs, near enough, and not elsewhere between them. */
function mayGo({ taken, ...day }: DayQuestion, vehicle: DayVehicle, block: Block, judge: DayJudge): boolean {
  const { runs, startsAt, vehicleUntil } = block;
  if (!isNear(block, day.runs, vehicle.coordinates)) return false;
  if (runs.some((run) => judge.againstVehicle(vehicle, run).length > 0)) return false;
  const [from, until] = [new Date(startsAt).toISOString(), new Date(vehicleUntil).toISOString()];
  return runs.length === 1 || findTaken(taken, [{ startsAt: from, endsAt: until, vehicleUntil: until }], vehicle) === null;
}

/** Larger than needed goes where nothing smaller does: so many kilometres a seat (E). */
const kilometresASpareSeat = 0.02;

/** What it costs in kilometres that a vehicle of this kind drives a block. */
export function costOf({ yard, seats }: VehicleKind, block: Block, { runs }: DayQuestion): number {
  const empty = emptyKilometresOf(block, runs, yard).reduce((sum, each) => sum + each, 0);
  const needed = Math.max(...block.runs.flatMap((run) => (runs[run]?.duties ?? []).map((duty) => duty.seats)));
  return empty + (seats - needed) * kilometresASpareSeat;
}

/**
 * Which vehicle of a kind drives which of the blocks that the kind was given, so that none is in two places: one after another by their
 * beginning, each with whoever is back first. Enough of them there are, for never more than the kind has are out at once.
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
