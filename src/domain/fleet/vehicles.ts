import type { ExtraKind, LuggageKind } from '#domain/itinerary/itinerary.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';

export type VehicleType = {
  readonly key: FleetKey;
  /** Passenger seats of the one size that we price; the range that the type's page names lies around it. */
  readonly seats: number;
  /** Seats that are left when everybody brings this luggage. */
  readonly seatsByLuggage: Readonly<Record<LuggageKind, number>>;
  readonly wheelchairs: { readonly places: number; readonly seatsLostEach: number };
  readonly extras: readonly ExtraKind[];
  /** True for a vehicle that is hired for itself: it is never the answer to a plain group. */
  readonly onlyWhenAsked: boolean;
};

export type Fleet = {
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly source: string;
  readonly vehicles: Readonly<Record<FleetKey, VehicleType>>;
};

/**
 * One concrete size a type. Sizes: 8 is the most that stays outside 561/2006; 19 the top of its range and a common type; 30 a common midi;
 * 50 the commonest 12–13 m touring coach and the round number that groups ask for (E); 72 a row of the source, at the cautious end of the double
 * deckers; 40 in the middle of its range. Seats left by luggage: 72 as in the source; the others on a straight line between its rows
 * of 16, 24, 49 and 72, cut to whole seats; 8 in proportion to the row of 16.
 */
export const fleet2026: Fleet = {
  validFrom: '2026-01-01',
  validTo: null,
  source: 'field-notes.md "Vehicles": seats by luggage coachhireplus.co.uk (S); wheelchair places at 2–4 seats each, and extras (E)',
  vehicles: {
    taxiBus: {
      key: 'taxiBus',
      seats: 8,
      seatsByLuggage: { none: 8, hand: 7, case: 6, sports: 4 },
      wheelchairs: { places: 1, seatsLostEach: 3 },
      extras: ['wifi', 'trailer', 'child-seats'],
      onlyWhenAsked: false,
    },
    minibus: {
      key: 'minibus',
      seats: 19,
      seatsByLuggage: { none: 19, hand: 17, case: 14, sports: 11 },
      wheelchairs: { places: 2, seatsLostEach: 3 },
      extras: ['wifi', 'trailer', 'child-seats', 'microphone'],
      onlyWhenAsked: false,
    },
    midibus: {
      key: 'midibus',
      seats: 30,
      seatsByLuggage: { none: 30, hand: 28, case: 23, sports: 19 },
      wheelchairs: { places: 2, seatsLostEach: 4 },
      extras: ['wifi', 'trailer', 'child-seats', 'microphone', 'fridge'],
      onlyWhenAsked: false,
    },
    coachHire: {
      key: 'coachHire',
      seats: 50,
      seatsByLuggage: { none: 50, hand: 50, case: 41, sports: 33 },
      wheelchairs: { places: 2, seatsLostEach: 4 },
      extras: ['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge'],
      onlyWhenAsked: false,
    },
    doubleDecker: {
      key: 'doubleDecker',
      seats: 72,
      seatsByLuggage: { none: 72, hand: 72, case: 66, sports: 60 },
      wheelchairs: { places: 2, seatsLostEach: 4 },
      extras: ['toilet', 'wifi', 'child-seats', 'microphone', 'fridge'],
      onlyWhenAsked: false,
    },
    specialBus: {
      key: 'specialBus',
      seats: 40,
      seatsByLuggage: { none: 40, hand: 39, case: 32, sports: 26 },
      wheelchairs: { places: 0, seatsLostEach: 0 },
      extras: ['toilet', 'wifi', 'microphone', 'fridge'],
      onlyWhenAsked: true,
    },
  },
};

/** The type by its key. */
export function getVehicle(key: FleetKey): VehicleType {
  return fleet2026.vehicles[key];
}

/** The types that may be offered, smallest first: those for every group, or the one that was asked for and nothing else. */
export function getOfferedVehicles(asked: FleetKey | null): readonly VehicleType[] {
  if (asked !== null) return [getVehicle(asked)];
  return fleetKeys
    .map(getVehicle)
    .filter(({ onlyWhenAsked }) => !onlyWhenAsked)
    .sort((first, second) => first.seats - second.seats);
}
