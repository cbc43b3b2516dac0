import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import { accuracySchema } from './accuracy.ts';

/**
 * Where a trip goes and whom it carries. Each shape is defined once, as the schema that reads a stored trip; its type is inferred. Stored
 * trips live for years, so a field that is added later must accept its absence. `domain/trip/trip-input.ts` turns a visitor's input into
 * these.
 */

/** Degrees, WGS 84. */
const coordinates = v.object({ latitude: v.number(), longitude: v.number() });
export type Coordinates = Immutable<v.InferOutput<typeof coordinates>>;

export const placeKinds = ['town', 'address', 'airport', 'station', 'port', 'hotel', 'school', 'venue'] as const;
export type PlaceKind = (typeof placeKinds)[number];

const place = v.object({
  /** As shown to the visitor: "Efteling", "Utrecht". */
  name: v.string(),
  /** The town of the place; equal to the name for a town. */
  town: v.string(),
  /** Street if known, else empty; includes the number if `houseNumber` is absent. */
  street: v.string(),
  /** As typed, "12 bis"; absent if unknown, and in places stored before this field existed. */
  houseNumber: v.exactOptional(v.string()),
  zip: v.string(),
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: v.string(),
  kind: v.picklist(placeKinds),
  coordinates,
  /** IANA zone of the place: the times of a stop are local to it (docs/specification.md#dates). */
  timeZone: v.string(),
  /** For a place in France without a postcode that a group of children travels to; absent elsewhere. */
  departement: v.exactOptional(v.string()),
  /** How precisely the coordinates are known; absent in places stored before this field existed (`accuracyOf`). */
  accuracy: v.exactOptional(accuracySchema),
});
/** A place for a stop: found by a place finder, or typed by hand with its town. */
export type Place = Immutable<v.InferOutput<typeof place>>;

/** Which of the two is meant by a time that the clocks have twice, on the night on which they go back. */
export const doubledHours = ['first', 'second'] as const;

export const localDateTimeSchema = v.object({
  date: v.string(),
  time: v.string(),
  /** Of a time that exists twice; absent everywhere else, and in trips stored before this field existed, which mean the first. */
  hour: v.exactOptional(v.picklist(doubledHours)),
});
/** A local date and time at a stop: `YYYY-MM-DD` and `HH:MM`. */
export type LocalDateTime = Immutable<v.InferOutput<typeof localDateTimeSchema>>;

const stop = v.object({
  place,
  departure: v.nullable(localDateTimeSchema),
  /** The latest arrival that the group asked for; absent if none. */
  arriveBy: v.exactOptional(localDateTimeSchema),
  /** True if we computed the departure so that the group reaches the next stop in time. */
  isProposed: v.exactOptional(v.boolean()),
  /** True if a time after midnight was typed with the date of the evening before and moved to the next day. */
  isNextDay: v.exactOptional(v.boolean()),
  notes: v.string(),
  /** Kilometres driven around the place between arrival and departure, as estimated by the customer; absent if none. */
  localKilometres: v.exactOptional(v.number()),
});
/**
 * One stop. The coach leaves it at `departure`; the last stop has none, because the trip ends there. The `instant` of the departure is
 * computed from local time and zone, never typed.
 */
export type Stop = Immutable<v.InferOutput<typeof stop>>;

export const tripTypes = ['one-way', 'return', 'day-trip', 'tour'] as const;
export type TripType = (typeof tripTypes)[number];

const secondReturn = v.object({ departure: localDateTimeSchema, passengers: v.number() });
/**
 * The later of two returns, for a part of the group: it leaves the second-last stop at `departure`, after everybody else. These people have
 * their own vehicles for the whole trip (`domain/itinerary/second-return.ts`).
 */
export type SecondReturn = Immutable<v.InferOutput<typeof secondReturn>>;

const pickUp = v.object({
  place,
  departure: localDateTimeSchema,
  /** True if nobody typed the time and we computed it, so that all parts meet at the next stop. */
  isProposed: v.exactOptional(v.boolean()),
  passengers: v.number(),
});
/**
 * Another place where a part of the group boards. These people have their own vehicles for the whole trip, which bring them back there if
 * the trip is a round trip (`domain/itinerary/pick-ups.ts`).
 */
export type PickUp = Immutable<v.InferOutput<typeof pickUp>>;

export const itinerarySchema = v.object({
  type: v.picklist(tripTypes),
  stops: v.array(stop),
  /** True if the group provides the driver's room for nights away; absent or false: we book and charge it. */
  suppliesDriverRoom: v.exactOptional(v.boolean()),
  /** For a trip with a return of which a part of the group returns later; else absent. */
  secondReturn: v.exactOptional(secondReturn),
  /** Other places where parts of the group board; absent if none. */
  pickUps: v.exactOptional(v.array(pickUp)),
});
/** 2 to 20 stops in driving order; a return trip ends where it began and lists that stop again. */
export type Itinerary = Immutable<v.InferOutput<typeof itinerarySchema>>;

export const minimumStops = 2;
export const maximumStops = 20;
/** In addition to the first stop. */
export const maximumPickUps = 3;
