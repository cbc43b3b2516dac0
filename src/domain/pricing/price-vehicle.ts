import { percentOf, sumCents } from '#domain/money/money.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { BilledDuty, BilledTrip } from './billed-trip.ts';
import type { PriceLine, PriceLineKind } from './quote.ts';
import type { RateCard, VehicleRates } from './rate-cards/rate-card.ts';
import { type DatedAmount, findSurcharges } from './surcharges.ts';

export type VehiclePriceQuestion = {
  readonly vehicle: FleetKey;
  readonly trip: BilledTrip;
  readonly drivers: 1 | 2;
  readonly card: RateCard;
  /** ISO alpha-2 of the country whose price level and seasons hold. */
  readonly country: string;
  /** Hours from the quote to the departure. */
  readonly leadHours: number;
};

/**
 * The price lines of one vehicle, net, in the order in which they are worked out (field-notes.md "Price"):
 * Σ days [fixed + km × €/km + hours × €/h + night] × season × weekday × lead time, not below the minimum, + second driver, nights
 * away, tolls. Lines of nothing are left out. Every surcharge counts on the rounded amounts before it.
 */
export function priceVehicle(question: VehiclePriceQuestion): PriceLine[] {
  const { vehicle, trip, card, country } = question;
  const rates = ratesIn(card, { vehicle, country });
  const base = baseLines(trip, { rates, card });
  const surcharges = findSurcharges({ amounts: datedAmounts(trip, { rates, card }), card, country });
  const lines = [...base, ...surcharges.map(({ kind, percent, cents }) => percentLine(kind, percent, cents))];
  lines.push(...lateLine(lines, question));
  lines.push(...minimumLine(lines, rates));
  lines.push(...extraLines(question));
  return lines.filter(({ amountCents }) => amountCents !== 0).map((line) => ({ ...line, vehicle }));
}

type Line = Omit<PriceLine, 'vehicle'>;
type Rates = { readonly rates: VehicleRates; readonly card: RateCard };

function ratesIn(card: RateCard, { vehicle, country }: { readonly vehicle: FleetKey; readonly country: string }): VehicleRates {
  const percent = card.countryPercent[country] ?? 100;
  const { dayCents, kilometreCents, hourCents, minimumCents } = card.vehicles[vehicle];
  return {
    dayCents: percentOf(dayCents, percent),
    kilometreCents: percentOf(kilometreCents, percent),
    hourCents: percentOf(hourCents, percent),
    minimumCents: percentOf(minimumCents, percent),
  };
}

function baseLines({ days, duties }: BilledTrip, { rates, card }: Rates): Line[] {
  const total = (quantityOf: (duty: BilledDuty) => number) => duties.reduce((sum, duty) => sum + quantityOf(duty), 0);
  return [
    unitLine('vehicle', { quantity: days.length, unit: 'day', unitCents: rates.dayCents }),
    unitLine('service-kilometres', { quantity: total((duty) => duty.serviceKilometres), unit: 'km', unitCents: rates.kilometreCents }),
    unitLine('empty-kilometres', { quantity: total((duty) => duty.emptyKilometres), unit: 'km', unitCents: rates.kilometreCents }),
    unitLine('duty-hours', { quantity: total(({ hours }) => hours), unit: 'hour', unitCents: rates.hourCents }),
    unitLine('night-hours', { quantity: total(({ nightHours }) => nightHours), unit: 'hour', unitCents: nightCents(rates, card) }),
  ];
}

/** The same amounts as the base lines, by the days to which they belong. */
function datedAmounts({ days, duties }: BilledTrip, { rates, card }: Rates): DatedAmount[] {
  const ofDuty = ({ serviceKilometres, emptyKilometres, hours, nightHours }: BilledDuty) =>
    (serviceKilometres + emptyKilometres) * rates.kilometreCents +
    Math.round(hours * rates.hourCents) +
    Math.round(nightHours * nightCents(rates, card));
  return [
    ...days.map((day) => ({ days: [day], cents: rates.dayCents })),
    ...duties.map((duty) => ({ days: duty.days, cents: ofDuty(duty) })),
  ];
}

function nightCents({ hourCents }: VehicleRates, { night }: RateCard): number {
  return percentOf(hourCents, night.percent);
}

function lateLine(lines: readonly Line[], { card: { lateBooking }, leadHours }: VehiclePriceQuestion): Line[] {
  if (leadHours >= lateBooking.underHours) return [];
  return [percentLine('lead-time', lateBooking.percent, percentOf(sumLines(lines), lateBooking.percent))];
}

function minimumLine(lines: readonly Line[], { minimumCents }: VehicleRates): Line[] {
  const missing = minimumCents - sumLines(lines);
  return missing > 0 ? [unitLine('minimum', { quantity: 1, unit: 'piece', unitCents: missing })] : [];
}

function extraLines({ trip, drivers, card }: VehiclePriceQuestion): Line[] {
  return [
    unitLine('second-driver', { quantity: drivers === 2 ? trip.days.length : 0, unit: 'day', unitCents: card.secondDriverDayCents }),
    unitLine('overnight', { quantity: trip.nights * drivers, unit: 'night', unitCents: card.overnightCents }),
    unitLine('tolls', { quantity: trip.tollKilometres, unit: 'km', unitCents: card.tollKilometreCents }),
  ];
}

type Units = { readonly quantity: number; readonly unit: PriceLine['unit']; readonly unitCents: number };

function unitLine(kind: PriceLineKind, { quantity, unit, unitCents }: Units): Line {
  return { kind, quantity, unit, unitCents, amountCents: Math.round(quantity * unitCents), included: true };
}

function percentLine(kind: PriceLineKind, percent: number, amountCents: number): Line {
  return { kind, quantity: percent, unit: 'percent', unitCents: null, amountCents, included: true };
}

function sumLines(lines: readonly Line[]): number {
  return sumCents(lines.map(({ amountCents }) => amountCents));
}
