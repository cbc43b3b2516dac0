import type { OccasionKey } from '#domain/sites/keys.ts';

/** Degrees, WGS 84. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

export const placeKinds = ['town', 'address', 'airport', 'station', 'port', 'hotel', 'school', 'venue'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place that a stop can stand at: found by a place finder, or typed by hand with its town. */
export type Place = {
  /** As shown to the visitor: "Efteling", "Utrecht". */
  readonly name: string;
  /** The town it belongs to; equal to the name for a town. */
  readonly town: string;
  /** Street and house number when known, else empty. */
  readonly street: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string;
  readonly kind: PlaceKind;
  readonly coordinates: Coordinates;
  /** IANA zone of the place: a stop's times are local to it (reading 17). */
  readonly timeZone: string;
};

/** A wall-clock moment at a stop: date `YYYY-MM-DD`, time `HH:MM`. */
export type LocalDateTime = { readonly date: string; readonly time: string };

/**
 * One stop. The coach leaves it at `departure`; the last stop has none, the trip ends there.
 * `instant` of the departure is worked out from the local time and the place's zone, never typed.
 */
export type Stop = {
  readonly place: Place;
  readonly departure: LocalDateTime | null;
  readonly notes: string;
  /** Kilometres driven about the place between arrival and departure, as the customer estimates them; absent where none. */
  readonly localKilometres?: number;
};

export const tripTypes = ['one-way', 'return', 'day-trip', 'tour'] as const;
export type TripType = (typeof tripTypes)[number];

/** 2 to 20 stops in driving order; a return trip ends where it began and lists that stop again. */
export type Itinerary = { readonly type: TripType; readonly stops: readonly Stop[] } & {
  /** True when the group supplies the driver's room on nights away; absent or false: we book and charge it. */
  readonly suppliesDriverRoom?: boolean;
};

export const minimumStops = 2;
export const maximumStops = 20;

export const luggageKinds = ['none', 'hand', 'case', 'sports'] as const;
/** Luggage a person: none, hand luggage, one case each, sports gear or skis (field notes, "Vehicles"). */
export type LuggageKind = (typeof luggageKinds)[number];

export const extraKinds = ['toilet', 'wifi', 'trailer', 'child-seats', 'microphone', 'fridge'] as const;
export type ExtraKind = (typeof extraKinds)[number];

export const maximumPassengers = 500;

/** The group to carry. Leaders and guides count as passengers. */
export type Group = {
  readonly passengers: number;
  readonly luggage: LuggageKind;
  readonly wheelchairPlaces: number;
  readonly occasion: OccasionKey | null;
  readonly flightNumber: string;
  readonly extras: readonly ExtraKind[];
  readonly notes: string;
};
