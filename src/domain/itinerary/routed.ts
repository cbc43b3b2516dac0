import type { Coordinates } from './itinerary.ts';

/** One leg by road between two consecutive points. */
export type RoadLeg = {
  readonly kilometres: number;
  /** Coach driving time in minutes, without breaks. */
  readonly minutes: number;
  /** Kilometres in each country, ISO alpha-2; sums to `kilometres`. */
  readonly kilometresByCountry: Readonly<Record<string, number>>;
  readonly tollKilometres: number;
  readonly hasFerry: boolean;
  /** The line driven, for the picture; at least both ends. */
  readonly line: readonly Coordinates[];
};

/** The whole route: depot to first stop, the legs between stops, last stop back to the depot. */
export type RoutedItinerary = {
  readonly legs: readonly RoadLeg[];
  readonly emptyOut: RoadLeg;
  readonly emptyBack: RoadLeg;
  readonly depot: { readonly name: string; readonly countryCode: string; readonly coordinates: Coordinates };
  /** True when the distances come from the embedded estimate instead of a router. */
  readonly estimated: boolean;
};
