import { maximumPassengers } from '#domain/itinerary/group.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { findSeatings, type Seating, type SeatingGroup, type VehicleOffer } from './seating.ts';
import { type CoverOffer, createVehicleMix } from './vehicle-mix.ts';
import { getOfferedVehicles } from './vehicles.ts';

/** Vehicles that carry the group, largest first. `capacity`: how many people they could carry with this luggage and these wheelchairs. */
export type VehicleChoice = {
  readonly vehicles: readonly FleetKey[];
  /** Beside `vehicles`: the size of each, and whether it pulls a trailer. */
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
  /** What one such vehicle costs on this trip, in whole cents; null where it may not drive it. */
  readonly costOf: (offer: VehicleOffer) => number | null;
  /** The type that was asked for: then nothing else is offered. A party bus is offered only so. */
  readonly asked?: FleetKey | null;
};

type Priced = Seating & CoverOffer;

/**
 * The cheapest lawful vehicle or combination for a group of 1 to 500, found exactly; null where no combination carries it. Of equal
 * prices the one with fewer vehicles, then the one with more room, so that more passengers never get a smaller choice.
 * `oneSizeUp`: the cheapest choice with more seats and room for more passengers; null where that takes another vehicle. A trailer behind
 * the same vehicle is no larger size.
 * `twoVehicles`: the cheapest pair of which neither is enough alone; null where the cheapest is a pair already or there is none.
 */
export function chooseVehicles({ group, costOf, asked = null }: VehicleInput): VehicleChoices | null {
  const { passengers, wheelchairPlaces: wheelchairs } = group;
  if (!Number.isInteger(passengers) || passengers < 1 || passengers > maximumPassengers) return null;
  const offers = findOffers({ group, costOf, asked });
  const useful = withoutWorse(offers);
  const largest = Math.max(0, ...useful.map(({ capacity }) => capacity));
  // No vehicle of the cheapest choice can be left out, so that it has no more room to spare than this.
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

function findOffers({ group, costOf, asked = null }: VehicleInput): Priced[] {
  return getOfferedVehicles(asked)
    .flatMap((vehicle) => findSeatings(vehicle, group))
    .flatMap((seating) => {
      const costCents = costOf(seating);
      return costCents === null ? [] : [{ ...seating, costCents }];
    });
}

/** What another offer does as well, for no more money, is never needed in a cover. Of two that are alike the first stays. */
function withoutWorse(offers: readonly Priced[]): Priced[] {
  const isAsGood = (one: Priced, other: Priced) =>
    one.wheelchairs === other.wheelchairs && one.costCents <= other.costCents && one.capacity >= other.capacity;
  return offers.filter(
    (offer, index) => !offers.some((other, at) => at !== index && isAsGood(other, offer) && (at < index || !isAsGood(offer, other))),
  );
}

/** A pair of which one alone would carry everybody is no choice, but a second vehicle for nothing. */
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
