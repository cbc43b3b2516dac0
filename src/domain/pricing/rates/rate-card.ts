import * as v from 'valibot';
import { placeKinds } from '#domain/itinerary/itinerary.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../../immutable.ts';
import * as fields from './rate-fields.ts';

export const vehicleRatesSchema = v.strictObject({
  dayCents: fields.cents,
  kilometreCents: fields.cents,
  /** An hour of duty, depot to depot. */
  hourCents: fields.cents,
  minimumCents: fields.cents,
});
/** Net euro cents, before the country's index. */
export type VehicleRates = Immutable<v.InferOutput<typeof vehicleRatesSchema>>;

/** Months (1–12) in which a country's prices differ by a percentage; negative in a low season. */
const season = v.strictObject({
  months: v.pipe(v.array(fields.monthOfYear), v.minLength(1, 'names no month')),
  percent: fields.signedPercent,
});

const eve = v.strictObject({
  key: v.picklist(['christmas-eve', 'new-years-eve']),
  monthDay: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a month and a day such as 12-31')),
  fromHour: fields.hourOfDay,
  untilHour: fields.hourOfDay,
  percent: fields.percent,
  countries: v.array(fields.country),
});

const waitingMinutes = v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(0, 'is below 0'), v.maxValue(180, 'is above 180'));

/**
 * A drive to or from an airport or a station: its maximum length, its minimum price in percent of the vehicle's, and the included waiting.
 */
const transfer = v.strictObject({
  mostKilometres: v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(300, 'is above 300')),
  minimumPercent: v.pipe(fields.percent, v.maxValue(100, 'is above 100')),
  /** By the kind of place where the coach meets the group; other kinds are not transfers. */
  waitingMinutes: v.record(v.picklist(placeKinds), waitingMinutes),
});

const weekday = v.pipe(v.number(), v.integer('is no weekday'), v.minValue(1, 'is no weekday'), v.maxValue(7, 'is no weekday'));

/** 0 would bill nothing, and people are not paid in steps of more than an hour. */
const billedMinutes = v.pipe(v.number(), v.integer('must be whole minutes'), v.minValue(1, 'is below 1'), v.maxValue(60, 'is above 60'));

export const rateCardSchema = v.strictObject({
  source: fields.source,
  vehicles: fields.byVehicle(vehicleRatesSchema),
  /** Price level by country of the depot, in percent of the rates. */
  countryPercent: fields.byCountry(fields.percent),
  /** Levels of vehicles that differ from their country's. */
  vehiclePercent: v.record(fields.country, v.partial(v.strictObject(v.entriesFromList(fleetKeys, fields.percent)))),
  seasons: fields.byCountry(v.array(season)),
  transfer,
  night: v.strictObject({ fromHour: fields.hourOfDay, untilHour: fields.hourOfDay, percent: fields.percent }),
  /** Weekdays (1 Monday) in a high season. */
  weekend: v.strictObject({ weekdays: v.array(weekday), percent: fields.percent }),
  /** The surcharge for a duty hour on a public holiday, in percent of the hour, by country. */
  holidayPercent: fields.byCountry(fields.percent),
  /**
   * Evenings on which vehicles are scarce: from an hour of the day until an hour of the next. A duty that touches them costs this much
   * more.
   */
  eves: v.array(eve),
  lateBooking: v.strictObject({ underHours: v.pipe(v.number(), v.minValue(0, 'is below 0')), percent: fields.percent }),
  secondDriverDayCents: fields.cents,
  overnightCents: fields.cents,
  /** A journey of the second driver by train or plane to the vehicle or home: a base amount plus an amount per kilometre. */
  secondDriverJourney: v.strictObject({ baseCents: fields.cents, kilometreCents: fields.cents }),
  /** Duty is billed in steps of this many minutes, rounded up. */
  billedMinutes,
  /** The operating day begins at this hour: a return after midnight belongs to the evening before. */
  operatingDayFromHour: fields.hourOfDay,
});
/**
 * Prices of vehicles, people and times. Percentages are whole or have two decimals. Second driver and overnight cost the same everywhere,
 * so no index or surcharge applies to them.
 */
export type RateCard = Immutable<v.InferOutput<typeof rateCardSchema>>;
