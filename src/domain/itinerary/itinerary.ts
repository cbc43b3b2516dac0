import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import { accuracySchema } from './accuracy.ts';

/**
 * Where a trip goes and whom it carries. Each shape is stated once, as the schema by which a stored one is read back; its type is inferred.
 * Stored trips live for years: whatever is added here later must read its absence. How a visitor's text becomes these stands in
 * `domain/trip/trip-input.ts`.
 */

/** Degrees, WGS 84. */
const coordinates = v.object({ latitude: v.number(), longitude: v.number() });
export type Coordinates = Immutable<v.InferOutput<typeof coordinates>>;

export const placeKinds = ['town', 'address', 'airport', 'station', 'port', 'hotel', 'school', 'venue'] as const;
export type PlaceKind = (typeof placeKinds)[number];

const place = v.object({
  /** As shown to the visitor: "Efteling", "Utrecht". */
  name: v.string(),
  /** The town it belongs to; equal to the name for a town. */
  town: v.string(),
  /** Street when known, else empty; with its number where that does not stand apart. */
  street: v.string(),
  /** As typed, "12 bis"; absent where none is known, and in places kept before it stood apart. */
  houseNumber: v.exactOptional(v.string()),
  zip: v.string(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: v.string(),
  kind: v.picklist(placeKinds),
  coordinates,
  /** IANA zone of the place: a stop's times are local to it (docs/specification.md#dates). */
  timeZone: v.string(),
  /** Of a place in France without a postcode that a group of children goes to; absent elsewhere. */
  departement: v.exactOptional(v.string()),
  /** How exactly the coordinates are known; absent in places kept before that was asked (`accuracyOf`). */
  accuracy: v.exactOptional(accuracySchema),
});
/** A place that a stop can stand at: found by a place finder, or typed by hand with its town. */
export type Place = Immutable<v.InferOutput<typeof place>>;

const localDateTime = v.object({ date: v.string(), time: v.string() });
/** A wall-clock moment at a stop: date `YYYY-MM-DD`, time `HH:MM`. */
export type LocalDateTime = Immutable<v.InferOutput<typeof localDateTime>>;

const stop = v.object({
  place,
  departure: v.nullable(localDateTime),
  /** The latest moment at which the group wants to be here; absent where it named none. */
  arriveBy: v.exactOptional(localDateTime),
  /** True where we worked out the departure, so that the group is at the next stop in time. */
  isProposed: v.exactOptional(v.boolean()),
  /** True where the hour after midnight was typed with the date of the evening before, and is taken for the next day. */
  isNextDay: v.exactOptional(v.boolean()),
  notes: v.string(),
  /** Kilometres driven about the place between arrival and departure, as the customer estimates them; absent where none. */
  localKilometres: v.exactOptional(v.number()),
});
/**
 * One stop. The coach leaves it at `departure`; the last stop has none, the trip ends there.
 * `instant` of the departure is worked out from the local time and the place's zone, never typed.
 */
export type Stop = Immutable<v.InferOutput<typeof stop>>;

export const tripTypes = ['one-way', 'return', 'day-trip', 'tour'] as const;
export type TripType = (typeof tripTypes)[number];

const secondReturn = v.object({ departure: localDateTime, passengers: v.number() });
/**
 * The later of two ways back, for a part of the group: it leaves the last stop but one at `departure`, after all others are gone. Its
 * people have vehicles of their own all the way (`domain/itinerary/second-return.ts`).
 */
export type SecondReturn = Immutable<v.InferOutput<typeof secondReturn>>;

const pickUp = v.object({
  place,
  departure: localDateTime,
  /** True where nobody named the hour and we worked it out, so that all parts meet at the first stop after it. */
  isProposed: v.exactOptional(v.boolean()),
  passengers: v.number(),
});
/**
 * Another place at which a part of the group boards, beside the first stop: its people have vehicles of their own all the way, which bring
 * them back there where the trip ends where it began (`domain/itinerary/pick-ups.ts`).
 */
export type PickUp = Immutable<v.InferOutput<typeof pickUp>>;

export const itinerarySchema = v.object({
  type: v.picklist(tripTypes),
  stops: v.array(stop),
  /** True when the group supplies the driver's room on nights away; absent or false: we book and charge it. */
  suppliesDriverRoom: v.exactOptional(v.boolean()),
  /** Of a trip that comes back, where a part of the group does so later; absent for none. */
  secondReturn: v.exactOptional(secondReturn),
  /** Where else parts of the group board; absent for nowhere. */
  pickUps: v.exactOptional(v.array(pickUp)),
});
/** 2 to 20 stops in driving order; a return trip ends where it began and lists that stop again. */
export type Itinerary = Immutable<v.InferOutput<typeof itinerarySchema>>;

export const minimumStops = 2;
export const maximumStops = 20;
/** Beside the first stop. */
export const maximumPickUps = 3;
