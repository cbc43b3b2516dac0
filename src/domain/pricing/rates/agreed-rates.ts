import * as v from 'valibot';
import { fleetKeys } from '#domain/sites/keys.ts';
import type { Immutable } from '../../immutable.ts';
import { type RateCard, vehicleRatesSchema } from './rate-card.ts';

/** The stored shape, with a customer's terms and with a quote. */
export const agreedRatesSchema = v.object({
  /** The first and the last day of travel, `YYYY-MM-DD`; `until` is null for rates without an end. */
  from: v.string(),
  until: v.nullable(v.string()),
  /** By vehicle type; a type that is not here keeps the rates of the card. */
  vehicles: v.record(v.picklist(fleetKeys), vehicleRatesSchema),
});
/**
 * Rates that were agreed with a customer for trips that begin in a period. Net euro cents as they are on the price line: no level of a
 * country is laid on them. A size above or below the usual one differs in day and kilometre as on the card. Surcharges, drivers, rooms and
 * tolls stay those of the card.
 */
export type AgreedRates = Immutable<v.InferOutput<typeof agreedRatesSchema>>;

/** The rates for a trip that begins on this day; null if there are none. Periods do not overlap. */
export function findAgreedRates(all: readonly AgreedRates[], day: string): AgreedRates | null {
  return all.find(({ from, until }) => from <= day && (until === null || day <= until)) ?? null;
}

/** Whether two periods have a day in common. */
export function overlaps(one: Pick<AgreedRates, 'from' | 'until'>, other: Pick<AgreedRates, 'from' | 'until'>): boolean {
  return (one.until === null || other.from <= one.until) && (other.until === null || one.from <= other.until);
}

/** The card with the agreed rates in place of its own, at the same level in every country. */
export function layAgreedRates(card: RateCard, { vehicles }: AgreedRates): RateCard {
  const level = Object.fromEntries(Object.keys(vehicles).map((key) => [key, 100]));
  const countries = [...new Set([...Object.keys(card.countryPercent), ...Object.keys(card.vehiclePercent)])];
  return {
    ...card,
    vehicles: { ...card.vehicles, ...vehicles },
    vehiclePercent: Object.fromEntries(countries.map((country) => [country, { ...card.vehiclePercent[country], ...level }])),
  };
}
