import * as v from 'valibot';
import { typedAs } from '#domain/forms/schema-shape.ts';
import { countryCodes, fleetKeys } from '#domain/sites/keys.ts';

/** The fields of rate-book tables. Each message is shown after the field's name. */

/** Euro cents, net. None of our prices reaches ten thousand euros. */
export const cents = v.pipe(
  v.number(),
  v.integer('must be whole cents'),
  v.minValue(0, 'is below 0'),
  v.maxValue(1_000_000, 'is too much'),
  typedAs('euro'),
);

export const percent = v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(400, 'is above 400'));

/** For seasons, which may be cheaper. */
export const signedPercent = v.pipe(v.number(), v.minValue(-50, 'is below -50'), v.maxValue(400, 'is above 400'));

export const hourOfDay = v.pipe(v.number(), v.integer('must be a whole hour'), v.minValue(0, 'is below 0'), v.maxValue(24, 'is above 24'));

export const monthOfYear = v.pipe(v.number(), v.integer('is no month'), v.minValue(1, 'is no month'), v.maxValue(12, 'is no month'));

export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country'));

/** Where a figure comes from, and whether it was read (S) or estimated (E). */
export const source = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), typedAs('text'));

export const latitude = v.pipe(v.number(), v.minValue(27, 'lies south of Europe'), v.maxValue(72, 'lies north of Europe'));
export const longitude = v.pipe(v.number(), v.minValue(-25, 'lies west of Europe'), v.maxValue(45, 'lies east of Europe'));

/** A value for each of our countries, and for others where known. */
export function byCountry<Fact extends v.GenericSchema>(fact: Fact) {
  return v.pipe(
    v.objectWithRest(v.entriesFromList(countryCodes, fact), fact),
    v.check((facts) => Object.keys(facts).every((key) => v.is(country, key)), 'names something that is no country'),
  );
}

/** A value for every vehicle. */
export function byVehicle<Fact extends v.GenericSchema>(fact: Fact) {
  return v.strictObject(v.entriesFromList(fleetKeys, fact));
}
