import * as v from 'valibot';
import { day, slug, text, time } from '../fields.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A place reached by road from the city: its name in the language of the row, kilometres, and minutes by coach. */
const reach = v.strictObject({ name: text, kilometres: whole, minutes: whole });
export type Reach = v.InferOutput<typeof reach>;

/** `isTown`: otherwise a sight. Its position is for the map of roads to it. */
const target = v.strictObject({ ...reach.entries, key: text, isTown: v.boolean(), latitude: v.number(), longitude: v.number() });

const venueGroups = ['attraction', 'arena', 'port', 'ski'] as const;

/**
 * What the gazetteer and the routing engine know of a city, with names in one language. It contains no sentences and no prices: clauses are
 * selected by these figures (`compose-city.ts`), prices are computed each day.
 */
export const cityFiguresSchema = v.strictObject({
  slug,
  languageSlug: slug,
  /** GeoNames id; identifies the same city on other sites. */
  geonames: whole,
  name: text,
  country: v.pipe(v.string(), v.length(2)),
  /** GeoNames' first administrative level; in Belgium our own code of the province. */
  region: v.string(),
  population: whole,
  latitude: v.number(),
  longitude: v.number(),
  yard: reach,
  /** Towns around from which a group may also be collected, nearest first. */
  near: v.array(reach),
  parts: v.array(text),
  /** `key` is the gazetteer's. */
  airports: v.array(v.strictObject({ ...reach.entries, key: text })),
  stations: v.array(text),
  venues: v.array(v.strictObject({ ...reach.entries, key: text, group: v.picklist(venueGroups) })),
  /** Destinations within 30, 90 and 180 minutes. */
  within: v.strictObject({ short: v.array(target), middle: v.array(target), long: v.array(target) }),
  /** A place so far away that a group stays overnight; null if the road network ends before. */
  twoDays: v.nullable(v.strictObject({ ...reach.entries, key: text })),
  /** A town across a border that is near by road. */
  abroad: v.nullable(v.strictObject({ ...reach.entries, country: v.pipe(v.string(), v.length(2)) })),
  /** The latest start of the way back for a group that departed at `leave`, with one driver. */
  oneDriver: v.nullable(v.strictObject({ ...reach.entries, leave: time, until: time })),
  /** `until` is null while no authority has set it. */
  schoolHolidays: v.array(v.strictObject({ kind: text, from: day, until: v.nullable(day) })),
  /** Whether some dates of the same year are not known yet. */
  lacksSchoolHolidays: v.boolean(),
  examples: v.array(v.strictObject({ to: text, key: text, passengers: whole })),
  /** Whether its page has too much text in common with another page of its language. */
  isAlike: v.boolean(),
});
export type CityFigures = v.InferOutput<typeof cityFiguresSchema>;
