import type { Coordinates, Place } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg } from '#domain/itinerary/routed.ts';
import type { Result } from '#domain/result.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

export type PlaceQuery = {
  readonly text: string;
  readonly language: SiteLanguage;
  /** The site's country ranks higher; ISO alpha-2 or null. */
  readonly countryCode: string | null;
  readonly near: Coordinates | null;
  readonly limit: number;
};

/** A place with the key under which a form can name it again (`findPlace`). */
export type FoundPlace = Place & { readonly key: string; readonly label: string };

export type PlaceFinder = {
  searchPlaces(query: PlaceQuery): Promise<readonly FoundPlace[]>;
  /** The place of a key that `searchPlaces` gave, or null. */
  findPlace(key: string, language: SiteLanguage): Promise<FoundPlace | null>;
};

export type RouteFailure = 'no-road' | 'ferry';

export type RoadRoute = { readonly legs: readonly RoadLeg[]; readonly estimated: boolean };

export type RoadRouter = {
  /** The road between consecutive points; at least two points. */
  findRoute(points: readonly Coordinates[]): Promise<Result<RoadRoute, RouteFailure>>;
};
