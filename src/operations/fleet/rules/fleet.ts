import * as v from 'valibot';
import type { Immutable } from '#domain/immutable.ts';
import { isEmail } from '#domain/input/email.ts';
import {
  choice,
  choiceOrFirst,
  choices,
  code,
  line,
  requiredLine,
  requiredPhone,
  wholeNumber,
  wholeNumberOrNone,
} from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { parseTypedDate } from '#domain/input/typed-moment.ts';
import { extraKinds } from '#domain/itinerary/group.ts';
import { countryCodes, fleetKeys, siteLanguages } from '#domain/sites/keys.ts';

/** The fields of the fleet as typed by staff (docs/the-desk.md#fleet). */

export const operatorKinds = ['own', 'partner'] as const;

/** Generations of recording equipment (Regulation 165/2014); `none` for vehicles outside 561/2006. */
export const tachographs = ['none', 'digital', 'smart1', 'smart2'] as const;

/** The extras that a vehicle can have. */
export const vehicleExtras = extraKinds;

/** Languages that a driver speaks; a site's regional variant is not a language of its own. */
export const spokenLanguages = siteLanguages.filter((language) => !language.endsWith('BE'));

/** The kind of an absence; close to health data, so not visible to everybody. */
export const absenceKinds = ['unstated', 'ill', 'leave', 'training', 'other'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** All our countries except the Canary Islands share one time zone; times typed at the desk are in it. */
export const planningZone = 'Europe/Amsterdam';

const maximumMassKg = 40_000;

/** An e-mail address, or empty. */
function emailOrNone() {
  return v.pipe(
    line(textLimits.email),
    v.check((text) => text === '' || isEmail(text), code('email')),
  );
}

/** A typed date, `YYYY-MM-DD` once read; required. */
export function typedDate() {
  return v.pipe(
    requiredLine(20),
    v.transform((text) => parseTypedDate(text) ?? ''),
    v.nonEmpty(code('invalid')),
  );
}

/** The same, null if empty. */
export function typedDateOrNone() {
  return v.pipe(
    line(20),
    v.transform((text) => (text === '' ? null : (parseTypedDate(text) ?? 'invalid'))),
    v.check((date) => date !== 'invalid', code('invalid')),
  );
}

/** A whole number, null if empty. */
function numberOrNone(most: number) {
  return v.pipe(
    line(10),
    v.check((text) => /^\d*$/.test(text) && Number(text) <= most, code('invalid')),
    v.transform((text) => (text === '' ? null : Number(text))),
  );
}

export const typedOperator = v.object({
  kind: choiceOrFirst(operatorKinds),
  name: requiredLine(textLimits.organisation),
  country: choice(countryCodes),
  phone: requiredPhone(),
  email: emailOrNone(),
});
export type OperatorDraft = Immutable<v.InferOutput<typeof typedOperator>>;
export type Operator = OperatorDraft & { readonly id: string };

/** Its coordinates are found from its name and town. */
export const typedDepot = v.object({
  operatorId: requiredLine(textLimits.key),
  name: requiredLine(textLimits.name),
  place: requiredLine(textLimits.address),
});
export type Depot = {
  readonly id: string;
  readonly operatorId: string;
  readonly name: string;
  readonly country: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number };
};

export const typedVehicle = v.object({
  depotId: requiredLine(textLimits.key),
  plate: v.pipe(
    requiredLine(15),
    v.transform((text) => text.toUpperCase()),
    v.regex(/^[\dA-ZÄÖÜ -]{4,15}$/, code('invalid')),
  ),
  class: choice(fleetKeys),
  seats: wholeNumber({ least: 1, most: 120 }),
  wheelchairs: wholeNumberOrNone(20),
  extras: choices(vehicleExtras),
  look: requiredLine(60),
  massKg: numberOrNone(maximumMassKg),
  euroNorm: line(10),
  tachograph: choice(tachographs),
  zones: line(200),
  soldOn: typedDateOrNone(),
});
export type VehicleDraft = Immutable<v.InferOutput<typeof typedVehicle>>;
export type Vehicle = VehicleDraft & { readonly id: string };

export const typedDriver = v.object({
  depotId: requiredLine(textLimits.key),
  name: requiredLine(textLimits.name),
  phone: requiredPhone(),
  email: emailOrNone(),
  languages: choices(spokenLanguages),
  hoursAWeek: numberOrNone(60),
  /** Identifies the driver on Spanish documents (NIF). */
  taxNumber: line(20),
  leftOn: typedDateOrNone(),
});
export type DriverDraft = Immutable<v.InferOutput<typeof typedDriver>>;
export type Driver = DriverDraft & { readonly id: string };

/** Typed times in the office's time zone; without end if unknown. */
const typedPeriod = {
  fromDate: typedDate(),
  fromTime: line(10),
  untilDate: line(20),
  untilTime: line(10),
};
export const typedAbsence = v.object({ ...typedPeriod, kind: choiceOrFirst(absenceKinds) });
export const typedWorkshop = v.object({ ...typedPeriod, reason: requiredLine(120) });
