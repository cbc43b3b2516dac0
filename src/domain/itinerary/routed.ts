import type { Coordinates } from './itinerary.ts';

export const crossingKinds = ['tunnel', 'bridge', 'ferry', 'shuttle-train'] as const;

/** A tunnel, bridge or passage that a leg uses and that has a charge of its own. */
export type Crossing = {
  /** Stable name of the crossing, such as `mont-blanc-tunnel`: the key of its dated charge. */
  readonly key: string;
  readonly kind: (typeof crossingKinds)[number];
  /** On board of a ferry or a shuttle train; 0 for a road. Not part of the leg's driving minutes. */
  readonly minutesOnBoard: number;
};

/** One leg by road between two consecutive points. */
export type RoadLeg = {
  readonly kilometres: number;
  /** Coach driving time in minutes, without breaks. */
  readonly minutes: number;
  /** Kilometres in each country, ISO alpha-2; sums to `kilometres`. */
  readonly kilometresByCountry: Readonly<Record<string, number>>;
  /** Kilometres on toll roads in each country; a country without any is absent. */
  readonly tollKilometresByCountry: Readonly<Record<string, number>>;
  readonly crossings: readonly Crossing[];
  /** True when a crossing is a ferry or a shuttle train: a person prices it. */
  readonly hasFerry: boolean;
  /** True where the leg is reckoned by the size of the town that both ends lie in (`stretchWithinTown`); absent or false on a road. */
  readonly isReckoned?: boolean;
  /** The line driven, for the picture; at least both ends. */
  readonly line: readonly Coordinates[];
  /** The main roads, in driving order, with the country whose signs they have. Absent where a router names none. */
  readonly roads?: readonly DrivenRoad[];
};

/** The number of a road as its signs show it, such as `A2`; the country is ISO alpha-2. */
export type RoadNumber = { readonly country: string; readonly number: string };

/** A road of a leg, and the stretches of the leg's line that are driven on it, in driving order. */
export type DrivenRoad = RoadNumber & { readonly stretches: readonly (readonly [from: Coordinates, to: Coordinates])[] };

/** The way home and back that the coach may take during a long wait at a stop, instead of standing there. */
export type ReturnToDepot = {
  /** Index of the stop at which the wait is. */
  readonly stop: number;
  readonly toDepot: RoadLeg;
  readonly fromDepot: RoadLeg;
};

/** The whole route: depot to first stop, the legs between stops, last stop back to the depot. */
export type RoutedItinerary = {
  readonly legs: readonly RoadLeg[];
  readonly emptyOut: RoadLeg;
  readonly emptyBack: RoadLeg;
  /** One for each wait that may be long enough to go home; empty where none is. */
  readonly returnsToDepot: readonly ReturnToDepot[];
  readonly depot: { readonly name: string; readonly countryCode: string; readonly coordinates: Coordinates };
  /** True when the distances come from the embedded estimate instead of a router. */
  readonly estimated: boolean;
  /** Where parts of the group board elsewhere, the road of each of them; absent where all take this one. */
  readonly otherParts?: readonly RoutedItinerary[];
  /** The same trip as separate trips, each from its own yard: every way of cutting it that has roads. Absent where there is none. */
  readonly separately?: readonly SeparateTrips[];
};

/** The stops (by their indexes) at which one trip ends and the next begins, and the road of each trip. */
export type SeparateTrips = { readonly cuts: readonly number[]; readonly trips: readonly RoutedItinerary[] };

type DrivenWay = Pick<RoutedItinerary, 'legs'> & { readonly otherParts?: readonly Pick<RoutedItinerary, 'legs'>[] };

/** The lines that the group is driven along: where parts of it board elsewhere, also their ways to where all meet, and home. */
export function listDrivenLines({ legs, otherParts = [] }: DrivenWay): (readonly Coordinates[])[] {
  const apart = otherParts.flatMap((part) => [part.legs[0], ...(part.legs.length > 1 ? [part.legs.at(-1)] : [])]);
  return [...legs, ...apart].flatMap((leg) => (leg === undefined ? [] : [leg.line]));
}
