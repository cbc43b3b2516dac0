import type { Dated } from '#domain/calendar/in-force.ts';
import type { ExtraKind, LuggageKind } from '#domain/itinerary/group.ts';
import { type FleetKey, fleetKeys } from '#domain/sites/keys.ts';

/** A size in which a type is available. */
export type VehicleModel = {
  readonly key: FleetKey;
  /** Passenger seats. */
  readonly seats: number;
  /** Seats that remain when everybody brings this luggage. */
  readonly seatsByLuggage: Readonly<Record<LuggageKind, number>>;
  /** Its day and kilometre rates, in percent of the rates of its type. */
  readonly ratePercent: number;
  /** Bumper to bumper, and road to roof, in metres. Usual for the size; the vehicle that comes may differ by about a metre. */
  readonly metres: { readonly length: number; readonly height: number };
};

export type VehicleType = {
  readonly key: FleetKey;
  /** Smallest first. */
  readonly models: readonly VehicleModel[];
  readonly wheelchairs: { readonly places: number; readonly seatsLostEach: number };
  /** What every vehicle of the type has or can be given; prices are in `pricing/extra-prices.ts`. */
  readonly extras: readonly ExtraKind[];
  /** True for a vehicle that people hire for itself: it is never offered to an ordinary group. */
  readonly onlyWhenAsked: boolean;
};

export type Fleet = Dated & {
  readonly vehicles: Readonly<Record<FleetKey, VehicleType>>;
};

/** `left`: seats that remain with no luggage, hand luggage, a suitcase each, sports gear. */
function modelsOf(key: FleetKey, rows: readonly ModelRow[]) {
  return rows.map(({ left, percent, metres: [length, height] }): VehicleModel => {
    const [none, hand, suitcase, sports] = left;
    return { key, seats: none, seatsByLuggage: { none, hand, case: suitcase, sports }, ratePercent: percent, metres: { length, height } };
  });
}

type ModelRow = {
  readonly left: readonly [none: number, hand: number, suitcase: number, sports: number];
  readonly percent: number;
  readonly metres: readonly [length: number, height: number];
};

/**
 * The common sizes of each type, within the range on its page. Seats left with luggage: 16, 24 and 72 as in the source; the others
 * interpolated between its rows of 16, 24, 49 and 72, rounded down; 8 and 79 in proportion to the nearest row. The rate card is calibrated
 * on the size at 100 percent. Lengths and heights: usual for vans, midibuses and coaches with that many seats, to 0.1 m (E).
 */
export const fleet2026: Fleet = {
  validFrom: '2026-01-01',
  validTo: null,
  source:
    'docs/prices-and-law.md#vehicles: seats by luggage coachhireplus.co.uk (S); sizes, their share of the rates, wheelchair places at 2–4 seats each, and extras (E)',
  vehicles: {
    taxiBus: {
      key: 'taxiBus',
      models: modelsOf('taxiBus', [{ left: [8, 7, 6, 4], percent: 100, metres: [5.4, 2] }]),
      wheelchairs: { places: 1, seatsLostEach: 3 },
      extras: ['wifi', 'trailer', 'child-seats'],
      onlyWhenAsked: false,
    },
    minibus: {
      key: 'minibus',
      models: modelsOf('minibus', [
        { left: [16, 14, 12, 8], percent: 95, metres: [7, 2.8] },
        { left: [19, 17, 14, 11], percent: 100, metres: [7.4, 2.8] },
      ]),
      wheelchairs: { places: 2, seatsLostEach: 3 },
      extras: ['wifi', 'trailer', 'child-seats', 'microphone'],
      onlyWhenAsked: false,
    },
    midibus: {
      key: 'midibus',
      models: modelsOf('midibus', [
        { left: [24, 22, 18, 16], percent: 95, metres: [7.7, 3.1] },
        { left: [30, 28, 23, 19], percent: 100, metres: [8.5, 3.2] },
        { left: [35, 33, 27, 23], percent: 106, metres: [9.4, 3.3] },
      ]),
      wheelchairs: { places: 2, seatsLostEach: 4 },
      extras: ['wifi', 'trailer', 'child-seats', 'microphone', 'fridge'],
      onlyWhenAsked: false,
    },
    coachHire: {
      key: 'coachHire',
      models: modelsOf('coachHire', [
        { left: [50, 50, 41, 33], percent: 100, metres: [12.3, 3.7] },
        { left: [59, 59, 51, 44], percent: 106, metres: [14, 3.7] },
      ]),
      wheelchairs: { places: 2, seatsLostEach: 4 },
      extras: ['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge'],
      onlyWhenAsked: false,
    },
    doubleDecker: {
      key: 'doubleDecker',
      models: modelsOf('doubleDecker', [
        { left: [72, 72, 66, 60], percent: 100, metres: [13.1, 4] },
        { left: [79, 79, 72, 65], percent: 104, metres: [14, 4] },
      ]),
      wheelchairs: { places: 2, seatsLostEach: 4 },
      extras: ['toilet', 'wifi', 'child-seats', 'microphone', 'fridge'],
      onlyWhenAsked: false,
    },
    specialBus: {
      key: 'specialBus',
      models: modelsOf('specialBus', [{ left: [40, 39, 32, 26], percent: 100, metres: [12.2, 3.7] }]),
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

/** The smallest size of a type with at least so many seats, or its largest; without a number, the size that its rates are calibrated on. */
export function getModel({ models }: VehicleType, seats?: number): VehicleModel {
  const found = seats === undefined ? models.find(({ ratePercent }) => ratePercent === 100) : models.find((model) => model.seats >= seats);
  const model = found ?? models.at(-1);
  if (!model) throw new Error('A type of vehicle has a size');
  return model;
}

/**
 * How many people can each bring a suitcase, per vehicle and without a trailer, in the order of `vehicles`. `seats` is parallel to it; for
 * quotes from before sizes existed it is empty, and so is the answer.
 */
export function listCaseRoom(vehicles: readonly FleetKey[], seats: readonly number[]): readonly number[] {
  return vehicles.flatMap((key, index) => {
    const size = seats[index];
    return size === undefined ? [] : [getModel(getVehicle(key), size).seatsByLuggage.case];
  });
}

/** The types that may be offered, smallest first: those for every group, or only the requested one. */
export function getOfferedVehicles(asked: FleetKey | null): readonly VehicleType[] {
  if (asked !== null) return [getVehicle(asked)];
  return fleetKeys
    .map(getVehicle)
    .filter(({ onlyWhenAsked }) => !onlyWhenAsked)
    .sort((first, second) => smallestOf(first) - smallestOf(second));
}

function smallestOf({ models }: VehicleType): number {
  return models[0]?.seats ?? 0;
}
