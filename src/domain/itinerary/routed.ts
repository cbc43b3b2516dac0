import type { Coordinates } from './itinerary.ts';

export const crossingKinds = ['tunnel', 'bridge', 'ferry', 'shuttle-train'] as const;

/** A tunnel, bridge or passage on a leg with a charge of its own. */
export type Crossing = {
  /** Stable name of the crossing, such as `mont-blanc-tunnel`: the key of its dated charge. */
  readonly key: string;
  readonly kind: (typeof crossingKinds)[number];
  /** On board a ferry or shuttle train; 0 for a road. Not part of the leg's driving minutes. */
  readonly minutesOnBoard: number;
};

/** One leg by road between two consecutive points. */
export type RoadLeg = {
  readonly kilometres: number;
  /** Coach driving time in minutes, without breaks. */
  readonly minutes: number;
  /** Kilometres in each country, ISO alpha-2; sums to `kilometres`. */
  readonly kilometresByCountry: Readonly<Record<string, number>>;
  /** Kilometres on toll roads by country; countries without any are absent. */
  readonly tollKilometresByCountry: Readonly<Record<string, number>>;
  readonly crossings: readonly Crossing[];
  /** True if a crossing is a ferry or shuttle train; a person must price it. */
  readonly hasFerry: boolean;
  /** True if the leg is estimated from the size of the town of both ends (`stretchWithinTown`); absent or false on a road. */
  readonly isEstimated?: boolean;
  /** The line of the road, for the picture; contains at least both ends. */
  readonly line: readonly Coordinates[];
  /** The main roads in driving order, with the country of their signs. Absent if a router gives none. */
  readonly roads?: readonly DrivenRoad[];
};

/** The number of a road as on its signs, such as `A2`; the country is ISO alpha-2. */
export type RoadNumber = { readonly country: string; readonly number: string };

/** A road of a leg, and the parts of the leg's line that follow it, in driving order. */
export type DrivenRoad = RoadNumber & { readonly stretches: readonly (readonly [from: Coordinates, to: Coordinates])[] };

/** The way to the depot and back that the coach may drive during a long wait at a stop. */
export type ReturnToDepot = {
  /** Index of the stop with the wait. */
  readonly stop: number;
  readonly toDepot: RoadLeg;
  readonly fromDepot: RoadLeg;
};

/** The whole route: depot to first stop, the legs between stops, last stop back to the depot. */
export type RoutedItinerary = {
  readonly legs: readonly RoadLeg[];
  readonly emptyOut: RoadLeg;
  readonly emptyBack: RoadLeg;
  /** One for each wait that may be long enough to go to the depot; may be empty. */
  readonly returnsToDepot: readonly ReturnToDepot[];
  readonly depot: { readonly name: string; readonly countryCode: string; readonly coordinates: Coordinates };
  /** True if the distances come from the built-in estimate instead of a router. */
  readonly estimated: boolean;
  /** The roads of the parts of the group that board elsewhere; absent if all take this one. */
  readonly otherParts?: readonly RoutedItinerary[];
  /** The same trip as separate trips, each from its own depot: every split that has roads. Absent if there is none. */
  readonly separately?: readonly SeparateTrips[];
};

/** The indexes of the stops where one trip ends and the next begins, and the road of each trip. */
export type SeparateTrips = { readonly cuts: readonly number[]; readonly trips: readonly RoutedItinerary[] };

type DrivenWay = Pick<RoutedItinerary, 'legs'> & { readonly otherParts?: readonly Pick<RoutedItinerary, 'legs'>[] };

/** The lines driven with the group on board, including those of parts that board elsewhere. */
export function listDrivenLines({ legs, otherParts = [] }: DrivenWay): (readonly Coordinates[])[] {
  const apart = otherParts.flatMap((part) => [part.legs[0], ...(part.legs.length > 1 ? [part.legs.at(-1)] : [])]);
  return [...legs, ...apart].flatMap((leg) => (leg === undefined ? [] : [leg.line]));
}
