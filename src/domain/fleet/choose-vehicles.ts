import { maximumPassengers } from '#domain/itinerary/group.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { findSeatings, type Seating, type SeatingGroup, type VehicleOffer } from './seating.ts';
import { type CoverOffer, createVehicleMix } from './vehicle-mix.ts';
import { getOfferedVehicles } from './vehicles.ts';

/** Vehicles that carry the group, largest first. `capacity`: how many people fit with this luggage and these wheelchairs. */
export type VehicleChoice = {
  readonly vehicles: readonly FleetKey[];
  /** Parallel to `vehicles`: the size of each, and whether it pulls a trailer. */
  readonly offers: readonly VehicleOffer[];
  readonly seats: number;
  readonly capacity: number;
  readonly costCents: number;
};

export type VehicleChoices = {
  readonly cheapest: VehicleChoice;
  readonly oneSizeUp: VehicleChoice | null;
  readonly twoVehicles: VehicleChoice | null;
};

export type VehicleInput = {
  readonly group: SeatingGroup;
  /** The price of one such vehicle on this trip, in whole cents; null if it may not do the trip. */
  readonly costOf: (offer: VehicleOffer) => number | null;
  /** The requested type: then nothing else is offered. A party bus is only offered on request. */
  readonly asked?: FleetKey | null;
  /** Types that nobody near the trip has. */
  readonly without?: readonly FleetKey[];
};

type Priced = Seating & CoverOffer;

/**
 * The cheapest lawful vehicle or combination for a group of 1 to 500, exactly; null if no combination carries it. At equal prices the one
 * with fewer vehicles wins, then the one with more room, so that more passengers never get a smaller choice. `oneSizeUp`: the cheapest
 * choice with more seats and room for more passengers; null if that takes another vehicle. A trailer behind the same vehicle does not count
 * as larger. `twoVehicles`: the cheapest pair in which neither is enough alone; null if the cheapest is a pair already, or no pair fits.
 */
export function chooseVehicles({ group, costOf, asked = null, without = [] }: VehicleInput): VehicleChoices | null {
  const { passengers, wheelchairPlaces: wheelchairs } = group;
  if (!Number.isInteger(passengers) || passengers < 1 || passengers > maximumPassengers) return null;
  const offers = findOffers({ group, costOf, asked, without });
  const useful = withoutWorse(offers);
  const largest = Math.max(0, ...useful.map(({ capacity }) => capacity));
  // No vehicle of the cheapest choice can be left out, so it cannot have more spare room than this.
  const table = createVehicleMix(useful, { wheelchairs, most: passengers + (wheelchairs + 2) * largest + 1 });
  const findChoice = (people: number) => {
    const cover = table.findCover(people);
    return cover && choiceOf(cover.offers.flatMap((index) => useful[index] ?? []));
  };
  const cheapest = findChoice(passengers);
  if (!cheapest) return null;
  let larger = findChoice(cheapest.capacity + 1);
  while (larger && larger.seats <= cheapest.seats) larger = findChoice(larger.capacity + 1);
  return {
    cheapest,
    oneSizeUp: larger && larger.vehicles.length <= cheapest.vehicles.length ? larger : null,
    twoVehicles: cheapest.vehicles.length === 2 ? null : findPair(offers, group),
  };
}

function findOffers({ group, costOf, asked = null, without = [] }: VehicleInput): Priced[] {
  return getOfferedVehicles(asked)
    .filter(({ key }) => !without.includes(key))
    .flatMap((vehicle) => findSeatings(vehicle, group))
    .flatMap((seating) => {
      const costCents = costOf(seating);
      return costCents === null ? [] : [{ ...seating, costCents }];
    });
}

/** An offer is never needed if another one does the same for no more money. Of two equal ones the first stays. */
function withoutWorse(offers: readonly Priced[]): Priced[] {
  const isAsGood = (one: Priced, other: Priced) =>
    one.wheelchairs === other.wheelchairs && one.costCents <= other.costCents && one.capacity >= other.capacity;
  return offers.filter(
    (offer, index) => !offers.some((other, at) => at !== index && isAsGood(other, offer) && (at < index || !isAsGood(offer, other))),
  );
}

/** A pair in which one alone carries everybody is not a choice: the second vehicle would be useless. */
function findPair(offers: readonly Priced[], { passengers, wheelchairPlaces }: SeatingGroup): VehicleChoice | null {
  const enough = offers.filter(({ capacity, wheelchairs }) => capacity >= passengers && wheelchairs === wheelchairPlaces);
  const smaller = offers.filter(
    ({ model, hasTrailer }) => !enough.some((alone) => alone.model === model && alone.hasTrailer === hasTrailer),
  );
  let found: VehicleChoice | null = null;
  for (const [index, first] of smaller.entries()) {
    for (const second of smaller.slice(index)) {
      const fits = first.capacity + second.capacity >= passengers && first.wheelchairs + second.wheelchairs === wheelchairPlaces;
      const costCents = first.costCents + second.costCents;
      if (!fits || (found && costCents > found.costCents)) continue;
      const pair = choiceOf([first, second]);
      if (!found || costCents < found.costCents || pair.capacity > found.capacity) found = pair;
    }
  }
  return found;
}

function choiceOf(hired: readonly Priced[]): VehicleChoice {
  const offers = [...hired].sort((first, second) => second.model.seats - first.model.seats);
  const total = (numberOf: (offer: Priced) => number) => offers.reduce((sum, offer) => sum + numberOf(offer), 0);
  return {
    vehicles: offers.map(({ model }) => model.key),
    offers: offers.map(({ model, hasTrailer }) => ({ model, hasTrailer })),
    seats: total(({ model }) => model.seats),
    capacity: total(({ capacity }) => capacity),
    costCents: total(({ costCents }) => costCents),
  };
}
