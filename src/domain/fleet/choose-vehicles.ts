import type { FleetKey } from '#domain/sites/keys.ts';
import { findSeatings, type Seating, type SeatingGroup } from './seating.ts';
import { getOfferedVehicles } from './vehicles.ts';

/** Vehicles that carry the group, largest first. `capacity`: how many people they could carry with this luggage and these wheelchairs. */
export type VehicleChoice = {
  readonly vehicles: readonly FleetKey[];
  readonly seats: number;
  readonly capacity: number;
  readonly costCents: number;
};

export type VehicleChoices = {
  readonly cheapest: VehicleChoice;
  readonly oneSizeUp: VehicleChoice | null;
  readonly twoVehicles: VehicleChoice | null;
};

export type VehicleQuestion = {
  readonly group: SeatingGroup;
  /** What one vehicle of a type costs on this trip, in cents; null where it may not drive it. Asked once a type. */
  readonly costOf: (vehicle: FleetKey) => number | null;
  /** The type that was asked for: then nothing else is offered. A party bus is offered only so. */
  readonly asked?: FleetKey | null;
};

type Priced = Seating & { readonly costCents: number };

/** A partly filled group; `previous` leads back to nobody seated. */
type Node = {
  readonly costCents: number;
  readonly vehicles: number;
  readonly capacity: number;
  readonly last: Priced | null;
  readonly previous: Node | null;
};

const nobody: Node = { costCents: 0, vehicles: 0, capacity: 0, last: null, previous: null };

/**
 * The cheapest lawful vehicle or combination for a group, found exactly; null where no combination carries it. Of equal prices the
 * one with fewer vehicles, then the one with more room, so that more passengers never get a smaller choice.
 * `oneSizeUp`: the cheapest choice that carries one passenger more than the cheapest could; null where that takes another vehicle.
 * `twoVehicles`: the cheapest pair of which neither is enough alone; null where the cheapest is a pair already or there is none.
 */
export function chooseVehicles({ group, costOf, asked = null }: VehicleQuestion): VehicleChoices | null {
  const offers = getOfferedVehicles(asked).flatMap((vehicle): Priced[] => {
    const costCents = costOf(vehicle.key);
    return costCents === null ? [] : findSeatings(vehicle, group).map((seating) => ({ ...seating, costCents }));
  });
  const cheapest = findCheapest(offers, group);
  if (!cheapest) return null;
  const larger = findCheapest(offers, { ...group, passengers: cheapest.capacity + 1 });
  return {
    cheapest: choiceOf(cheapest),
    oneSizeUp: larger && larger.vehicles <= cheapest.vehicles ? choiceOf(larger) : null,
    twoVehicles: cheapest.vehicles === 2 ? null : findPair(offers, group),
  };
}

type Need = Pick<SeatingGroup, 'passengers' | 'wheelchairPlaces'>;

/** Covers ever larger groups, each from the best covers of smaller ones: `best[w][n]` carries n people, w of them in wheelchairs. */
function findCheapest(offers: readonly Priced[], { passengers, wheelchairPlaces }: Need): Node | null {
  const best: (Node | null)[][] = [];
  for (let wheelchairs = 0; wheelchairs <= wheelchairPlaces; wheelchairs += 1) {
    const row: (Node | null)[] = [];
    best.push(row);
    for (let people = 0; people <= passengers; people += 1) {
      row.push(people === 0 && wheelchairs === 0 ? nobody : findBest({ offers, best, people, wheelchairs }));
    }
  }
  return best[wheelchairPlaces]?.[passengers] ?? null;
}

type Cell = {
  readonly offers: readonly Priced[];
  readonly best: readonly (readonly (Node | null)[])[];
  readonly people: number;
  readonly wheelchairs: number;
};

function findBest({ offers, best, people, wheelchairs }: Cell): Node | null {
  let found: Node | null = null;
  for (const offer of offers) {
    // Seating nobody would lead back to the same cell.
    if (offer.wheelchairs > wheelchairs || (people === 0 && offer.wheelchairs === 0)) continue;
    const previous = best[wheelchairs - offer.wheelchairs]?.[Math.max(0, people - offer.capacity)];
    if (!previous || (found && previous.costCents + offer.costCents > found.costCents)) continue;
    const node = addOffer(previous, offer);
    if (!found || isBetter(node, found)) found = node;
  }
  return found;
}

function addOffer(previous: Node, last: Priced): Node {
  return {
    costCents: previous.costCents + last.costCents,
    vehicles: previous.vehicles + 1,
    capacity: previous.capacity + last.capacity,
    last,
    previous,
  };
}

function isBetter(first: Node, second: Node): boolean {
  if (first.costCents !== second.costCents) return first.costCents < second.costCents;
  if (first.vehicles !== second.vehicles) return first.vehicles < second.vehicles;
  return first.capacity > second.capacity;
}

/** A pair of which one alone would carry everybody is no choice, but a second vehicle for nothing. */
function findPair(offers: readonly Priced[], { passengers, wheelchairPlaces }: Need): VehicleChoice | null {
  const enough = offers.filter(({ capacity, wheelchairs }) => capacity >= passengers && wheelchairs === wheelchairPlaces);
  const smaller = offers.filter(({ vehicle }) => !enough.some((alone) => alone.vehicle === vehicle));
  let found: Node | null = null;
  for (const first of smaller) {
    for (const second of smaller) {
      const pair = addOffer(addOffer(nobody, first), second);
      const fits = pair.capacity >= passengers && first.wheelchairs + second.wheelchairs === wheelchairPlaces;
      if (fits && (!found || isBetter(pair, found))) found = pair;
    }
  }
  return found && choiceOf(found);
}

function choiceOf(node: Node): VehicleChoice {
  const types = [];
  for (let at: Node | null = node; at?.last; at = at.previous) types.push(at.last.vehicle);
  types.sort((first, second) => second.seats - first.seats);
  return {
    vehicles: types.map(({ key }) => key),
    seats: types.reduce((total, { seats }) => total + seats, 0),
    capacity: node.capacity,
    costCents: node.costCents,
  };
}
