import type { Dated } from '#domain/calendar/in-force.ts';
import type { ByCountry, FleetKey } from '#domain/sites/keys.ts';

/** Net euro cents, before the country's index. */
export type VehicleRates = {
  readonly dayCents: number;
  readonly kilometreCents: number;
  /** An hour of duty, depot to depot. */
  readonly hourCents: number;
  readonly minimumCents: number;
};

/** Months (1–12) in which a country's prices differ by a percentage; negative in a low season. */
type Season = { readonly months: readonly number[]; readonly percent: number };

/**
 * Everything that a price is made of, for quotes made from `validFrom` to `validTo`. Percentages are whole or have two decimals.
 * The operating day begins at `operatingDayFromHour`: a return after midnight belongs to the evening before.
 */
export type RateCard = Dated & {
  readonly key: string;
  readonly vehicles: Readonly<Record<FleetKey, VehicleRates>>;
  /** Price level by country of the depot, in percent of the rates. */
  readonly countryPercent: ByCountry<number>;
  /** Where a vehicle's level differs from its country's. */
  readonly vehiclePercent: Readonly<Partial<Record<string, Readonly<Partial<Record<FleetKey, number>>>>>>;
  readonly seasons: ByCountry<readonly Season[]>;
  readonly night: { readonly fromHour: number; readonly untilHour: number; readonly percent: number };
  /** Weekdays (1 Monday) in a high season. */
  readonly weekend: { readonly weekdays: readonly number[]; readonly percent: number };
  /** What an hour of duty on a public holiday costs more, in percent of the hour, by country. */
  readonly holidayPercent: ByCountry<number>;
  /** Evenings on which vehicles are scarce: from an hour of the day until an hour of the next, a duty that touches them costs so much more. */
  readonly eves: readonly {
    readonly key: 'christmas-eve' | 'new-years-eve';
    readonly monthDay: string;
    readonly fromHour: number;
    readonly untilHour: number;
    readonly percent: number;
    readonly countries: readonly string[];
  }[];
  readonly lateBooking: { readonly underHours: number; readonly percent: number };
  readonly secondDriverDayCents: number;
  readonly overnightCents: number;
  /** A journey of the second driver by train or plane, after the vehicle or home before it: a base and so much a kilometre. */
  readonly secondDriverJourney: { readonly baseCents: number; readonly kilometreCents: number };
  /** Duty is billed by the started piece of so many minutes. */
  readonly billedMinutes: number;
  readonly operatingDayFromHour: number;
};
