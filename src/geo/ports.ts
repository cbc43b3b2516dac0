import type { Coordinates, Place } from '#domain/itinerary/itinerary.ts';
import type { DrivenRoad, RoadLeg } from '#domain/itinerary/routed.ts';
import type { Result } from '#domain/result.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';

export type PlaceQuery = {
  readonly text: string;
  readonly language: SiteLanguage;
  /** The site's country ranks higher; ISO alpha-2 or null. */
  readonly countryCode: string | null;
  readonly near: Coordinates | null;
  /** The other stops of the trip, which distinguish namesakes; absent or empty if there are none. */
  readonly known?: readonly Coordinates[];
  readonly limit: number;
};

/** A place with the key by which a form can name it again (`findPlace`). */
export type FoundPlace = Place & { readonly key: string; readonly label: string };

export type PlaceFinder = {
  searchPlaces(query: PlaceQuery): Promise<readonly FoundPlace[]>;
  /** The place of a key from `searchPlaces` or `findPlacesByText`, or null. */
  findPlace(key: string, language: SiteLanguage): Promise<FoundPlace | null>;
};

/** What a visitor typed without choosing from a list. */
export type TypedText = { readonly text: string; readonly language: SiteLanguage; readonly countryCode: string | null };

/** The typed stops of one trip. */
export type TypedTexts = Omit<TypedText, 'text'> & {
  readonly texts: readonly string[];
  /** The positions of the trip's other stops, as far as known. */
  readonly known: readonly Coordinates[];
};

/** What a text means: one place, or several for the visitor to choose from; the nearest to the other stops first. */
export type PlaceReading =
  | { readonly kind: 'place'; readonly place: FoundPlace }
  | { readonly kind: 'several'; readonly places: readonly FoundPlace[] }
  /** A region, a lake or an island, and towns there. */
  | { readonly kind: 'region'; readonly places: readonly FoundPlace[] }
  /** The text names two distant places, such as two towns, or a town and the postcode of another. */
  | { readonly kind: 'two-places'; readonly places: readonly FoundPlace[] }
  /** No postcode of the town begins so: the place without it. */
  | { readonly kind: 'postcode'; readonly places: readonly FoundPlace[] }
  /** A city or a country that we do not serve, or a point at sea or beyond our countries; with our places of the same name. */
  | { readonly kind: 'outside'; readonly places: readonly FoundPlace[] }
  /** A link without a point in it, a web address, three-word coordinates. */
  | { readonly kind: 'unreadable'; readonly places: readonly FoundPlace[] }
  | { readonly kind: 'unknown' };

/** A place finder that also reads text that was typed and sent without a chosen key, as forms do without scripts. */
export type TextPlaceFinder = PlaceFinder & {
  /**
   * The place of each text; null if unknown. A text is a name, regardless of case and accents ("Utrecht", "Utrecht, Nederland", "Efteling",
   * any label), or the words of exactly one venue ("Paris CDG"), or a street in a known town, with the town's coordinates ("Domplein 1,
   * Utrecht"). Of namesakes it is the one that the trip means: by the site's country, by its size and by its distance from another stop.
   * The order of the texts makes no difference.
   */
  findPlacesByText(typed: TypedTexts): Promise<readonly (FoundPlace | null)[]>;
  /** `findPlacesByText` for pricing: if several towns may be meant, none is taken. */
  readPlaces(typed: TypedTexts): Promise<readonly PlaceReading[]>;
  /** Places that an unresolved text may mean: similar names, the same name in another country, a street in a town with a similar name. */
  proposePlaces(query: PlaceQuery): Promise<readonly FoundPlace[]>;
  /** The largest town near the middle of a road, where a group finds hotels; null if there is none. */
  findTownHalfway(line: readonly Coordinates[], language: SiteLanguage): Promise<FoundPlace | null>;
  /** The postcode of the nearest place of a country that has one, as far as postcodes are known; null if none are. */
  findPostcodeNear(place: Pick<Place, 'countryCode' | 'coordinates'>): Promise<string | null>;
};

/** Places found, and whether they replace the answer of a geocoder that failed: then streets and houses may be missing. */
export type PlaceAnswer = { readonly places: readonly FoundPlace[]; readonly isFallback: boolean };

/** A place finder that says where its answer comes from. `searchPlaces` returns the same places without saying so. */
export type AnsweringPlaceFinder = TextPlaceFinder & { findPlaces(query: PlaceQuery): Promise<PlaceAnswer> };

/**
 * Why no road leads from one point to the next: water (a point is at sea), an island without a known ferry for coaches, or nothing known;
 * around mountains there is always a way. `ferry` is the reason of a router that takes none at all.
 */
export type RouteFailure = 'no-road' | 'ferry' | 'no-ferry' | 'water';

export type RoadRoute = { readonly legs: readonly RoadLeg[]; readonly estimated: boolean };

/** Local dates of the journey's beginning and end, `YYYY-MM-DD`. */
export type TravelDays = { readonly from: string; readonly until: string };

export type RoadRouter = {
  /** The road between consecutive points, at least two, on these days: without them no pass is used that closes in winter. */
  findRoute(points: readonly Coordinates[], days?: TravelDays): Promise<Result<RoadRoute, RouteFailure>>;
};

/** What a picture of a route shows. Texts are for people: stops by their names, and the alternative text. */
export type RoutePicture = {
  /** Unique on the page; the title's and description's ids begin with it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The language of the town names. */
  readonly language: SiteLanguage;
  /** In driving order; numbered from 1. */
  readonly stops: readonly { readonly label: string; readonly coordinates: Coordinates }[];
  /** Where parts of the group board elsewhere: marked with a plus. */
  readonly pickUps?: readonly { readonly label: string; readonly coordinates: Coordinates }[];
  /** Where coaches are now. */
  readonly coaches?: readonly Coordinates[];
  /** The lines of the legs. */
  readonly lines: readonly (readonly Coordinates[])[];
  /** The labels of the first of these lines: distance, time and roads. */
  readonly legs?: readonly { readonly text: string; readonly roads: readonly DrivenRoad[] }[];
};

export type RoutePainter = {
  /** An SVG element of at most 12 KB, without colours: the page styles its classes `route-picture…`. At least one stop or line. */
  drawRoute(picture: RoutePicture): string;
};

/** A city and the destinations of groups from there by road. */
export type DriveTimes = {
  readonly language: SiteLanguage;
  readonly city: Coordinates & { readonly name: string };
  readonly places: readonly (Coordinates & {
    readonly name: string;
    readonly minutes: number;
    /** The time band that it belongs to. */
    readonly within: number;
    /** The way there. */
    readonly line: readonly Coordinates[];
  })[];
};

/** Places of a country or a region, the most populous first; at least one. Square, or in the format of our drawings. */
export type PlaceMap = {
  readonly shape: 'square' | 'wide';
  readonly places: readonly (Coordinates & { readonly name: string })[];
};

/** Maps that are separate images, with their colours. */
export type MapPainter = {
  drawDriveTimes(map: DriveTimes): string;
  drawPlaces(map: PlaceMap): string;
};
