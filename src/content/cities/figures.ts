import * as v from 'valibot';
import { day, slug, text, time } from '../fields.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A place by road from the city: as it is called in the language of the row, kilometres and minutes of a coach. */
const reach = v.strictObject({ name: text, kilometres: whole, minutes: whole });
export type Reach = v.InferOutput<typeof reach>;

/** `isTown`: else a sight. Where it lies is for the map of the ways there. */
const target = v.strictObject({ ...reach.entries, key: text, isTown: v.boolean(), latitude: v.number(), longitude: v.number() });

const venueGroups = ['attraction', 'arena', 'port', 'ski'] as const;

/**
 * What the gazetteer and the engine know of a city, in the names of one language. No sentence and no price: sentences are chosen by these
 * (`compose-city.ts`), prices are worked out each day.
 */
export const cityFiguresSchema = v.strictObject({
  slug,
  languageSlug: slug,
  /** GeoNames' number, by which the same city is known on other sites. */
  geonames: whole,
  name: text,
  country: v.pipe(v.string(), v.length(2)),
  /** GeoNames' first administrative level; in Belgium our own code of the province. */
  region: v.string(),
  population: whole,
  latitude: v.number(),
  longitude: v.number(),
  yard: reach,
  /** Towns around from which a group may also be fetched, the nearest first. */
  near: v.array(reach),
  parts: v.array(text),
  /** `key` is the gazetteer's. */
  airports: v.array(v.strictObject({ ...reach.entries, key: text })),
  stations: v.array(text),
  venues: v.array(v.strictObject({ ...reach.entries, key: text, group: v.picklist(venueGroups) })),
  /** Where to within 30, 90 and 180 minutes. */
  within: v.strictObject({ short: v.array(target), middle: v.array(target), long: v.array(target) }),
  /** A place so far that a group stays there for a night; null where the road ends before. */
  twoDays: v.nullable(v.strictObject({ ...reach.entries, key: text })),
  /** A town across a border that is near by road. */
  abroad: v.nullable(v.strictObject({ ...reach.entries, country: v.pipe(v.string(), v.length(2)) })),
  /** Until when a group that left at `leave` may start back and one driver is enough. */
  oneDriver: v.nullable(v.strictObject({ ...reach.entries, leave: time, until: time })),
  /** `until` is null while no authority has set it. */
  schoolHolidays: v.array(v.strictObject({ kind: text, from: day, until: v.nullable(day) })),
  /** Whether dates of the same year are not known yet. */
  lacksSchoolHolidays: v.boolean(),
  examples: v.array(v.strictObject({ to: text, key: text, passengers: whole })),
  /** Whether its page says too much that another of its language says too. */
  isAlike: v.boolean(),
});
export type CityFigures = v.InferOutput<typeof cityFiguresSchema>;
