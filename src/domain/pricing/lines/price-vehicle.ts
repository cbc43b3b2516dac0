import type { VehicleOffer } from '#domain/fleet/seating.ts';
import { percentOf } from '#domain/money/money.ts';
import type { LineReason, PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { BilledDuty, BilledTrip } from '../billing/billed-trip.ts';
import { getReturnRule } from '../depot/returns-to-depot.ts';
import type { RateCard, VehicleRates } from '../rates/rate-card.ts';
import { type ExtrasInput, extraLines } from './price-extras.ts';
import { type Line, percentLine, reasonOf, sumLines, unitLine } from './price-lines.ts';
import { createDayPercents, type DatedAmount, type DayPercents, findSurcharges, type Surcharge } from './surcharges.ts';
import type { Transfer } from './transfer.ts';

export type VehiclePriceInput = ExtrasInput & {
  /** ISO alpha-2 of the country whose price level and seasons apply. */
  readonly country: string;
  /** The percentages by day, for callers that price more than one vehicle. */
  readonly percentsOn?: DayPercents;
  /** Hours from the quote to the departure. */
  readonly leadHours: number;
  /** Name of the vehicle's depot. */
  readonly depot: string;
  /** How often the coach goes to the depot instead of waiting. */
  readonly returnsToDepot: number;
  /** Null if the trip is not a transfer. */
  readonly transfer: Transfer | null;
};

/**
 * The net price lines of one vehicle, in order of calculation (docs/prices-and-law.md#price): Σ days [fixed + km × €/km + hours × €/h +
 * night] × season × weekday × lead time, not below the minimum, + second driver, nights away, tolls, crossings, extras. Omits zero lines,
 * except those that inform the customer: included extras, and a room that the group provides. Every surcharge applies to the rounded
 * amounts before it.
 */
export function priceVehicle(question: VehiclePriceInput): PriceLine[] {
  const { offer, trip, tables, country, percentsOn = createDayPercents({ card: tables.card, country }) } = question;
  const rates = ratesIn(tables.card, { offer, country });
  const base = baseLines(question, rates);
  const amounts = datedAmounts(trip, { rates, card: tables.card, country });
  const surcharges = findSurcharges({ amounts, card: tables.card, percentsOn });
  const lines = [...base, ...surcharges.map((surcharge) => surchargeLine(datedFromDeparture(surcharge, { trip, percentsOn }), country))];
  lines.push(...lateLine(lines, question));
  lines.push(...minimumLine(lines, { rates, ...question }));
  const priced = lines.filter(({ amountCents }) => amountCents !== 0);
  return [...markAgreed(priced, question), ...waitingLine(question), ...extraLines(question)].map((line) => ({
    ...line,
    vehicle: offer.model.key,
  }));
}

const ofRates: readonly Line['kind'][] = [
  ...(['vehicle', 'standing', 'service-kilometres', 'empty-kilometres'] as const),
  ...(['duty-hours', 'night-hours', 'holiday-hours', 'minimum'] as const),
];

/** Says of each line at a rate that it was agreed with the customer. */
function markAgreed(lines: readonly Line[], { offer, tables: { agreed = [] } }: VehiclePriceInput): readonly Line[] {
  if (agreed.every(({ vehicles }) => vehicles[offer.model.key] === undefined)) return lines;
  return lines.map((line) => {
    const { kind, reason } = line;
    return reason !== undefined && ofRates.includes(kind)
      ? { ...line, reason: { ...reason, values: { ...reason.values, agreed: 1 } } }
      : line;
  });
}

type Rates = { readonly rates: VehicleRates; readonly card: RateCard; readonly country: string };

/** A size changes the cost of the vehicle itself; the driver's hour and the type's minimum stay the same. */
function ratesIn(card: RateCard, { offer, country }: { readonly offer: VehicleOffer; readonly country: string }): VehicleRates {
  const { key } = offer.model;
  const percent = card.vehiclePercent[country]?.[key] ?? card.countryPercent[country] ?? 100;
  const { dayCents, kilometreCents, hourCents, minimumCents } = card.vehicles[key];
  const ofSize = (cents: number) => percentOf(percentOf(cents, percent), offer.model.ratePercent);
  return {
    dayCents: ofSize(dayCents),
    kilometreCents: ofSize(kilometreCents),
    hourCents: percentOf(hourCents, percent),
    minimumCents: percentOf(minimumCents, percent),
  };
}

function baseLines(question: VehiclePriceInput, rates: VehicleRates): Line[] {
  const { days, duties, dayRests } = question.trip;
  const { card } = question.tables;
  const total = (quantityOf: (duty: BilledDuty) => number) => duties.reduce((sum, duty) => sum + quantityOf(duty), 0);
  const kilometres = (quantityOf: (duty: BilledDuty) => number, reason: LineReason) =>
    ({ quantity: total(quantityOf), unit: 'km', unitCents: rates.kilometreCents, reason }) as const;
  const withGroup = reasonOf('with-group', { localKilometres: total(({ localKilometres }) => localKilometres) });
  const size = reasonOf('vehicle-size', { seats: question.offer.model.seats, days: days.length });
  const night = reasonOf('night', { fromHour: card.night.fromHour, untilHour: card.night.untilHour, percent: card.night.percent });
  const hours = { quantity: total((duty) => duty.hours), unit: 'hour', unitCents: rates.hourCents, reason: hoursReason(question) } as const;
  const nightHours = total((duty) => duty.nightHours);
  return [
    unitLine('vehicle', { quantity: days.length, unit: 'day', unitCents: rates.dayCents, reason: size }),
    unitLine('standing', {
      quantity: dayRests.length,
      unit: 'day',
      unitCents: rates.dayCents,
      reason: reasonOf('long-wait', { rests: dayRests.length }),
    }),
    unitLine(
      'service-kilometres',
      kilometres((duty) => duty.serviceKilometres, withGroup),
    ),
    unitLine(
      'empty-kilometres',
      kilometres((duty) => duty.emptyKilometres, emptyReason(question)),
    ),
    unitLine('duty-hours', hours),
    unitLine('night-hours', { quantity: nightHours, unit: 'hour', unitCents: nightCents(rates, card), reason: night }),
    ...holidayLines(question, rates),
  ];
}

/** One line per holiday, in the order of the trip. */
function holidayLines({ trip: { duties }, tables: { card }, country }: VehiclePriceInput, rates: VehicleRates): Line[] {
  const all = duties.flatMap(({ holidayHours = [] }) => holidayHours);
  const percent = card.holidayPercent[country] ?? 0;
  return [...new Set(all.map(({ holiday }) => holiday))].map((holiday) => {
    const quantity = all.reduce((total, one) => total + (one.holiday === holiday ? one.hours : 0), 0);
    const reason = reasonOf('holiday', { holiday, country, percent });
    return unitLine('holiday-hours', { quantity, unit: 'hour', unitCents: percentOf(rates.hourCents, percent), reason });
  });
}

function emptyReason({ depot, returnsToDepot }: VehiclePriceInput): LineReason {
  return returnsToDepot === 0 ? reasonOf('from-depot', { depot }) : reasonOf('goes-home', { depot, visits: returnsToDepot });
}

function hoursReason({ trip: { days, duties, dayRests, coveredRests }, returnsToDepot }: VehiclePriceInput): LineReason {
  const [first, last] = [duties.at(0)?.from, duties.at(-1)?.until];
  const clock = { from: `${first?.date} ${first?.time}`, until: `${last?.date} ${last?.time}` };
  const rests = { ...(dayRests.length > 0 ? { rests: dayRests.length } : {}), ...(coveredRests > 0 ? { coveredRests } : {}) };
  if (returnsToDepot === 0) return reasonOf('depot-to-depot', { ...clock, ...rests });
  return reasonOf('without-home', { ...clock, leastHours: getReturnRule(days[0] ?? '').leastBilledMinutes / 60 });
}

/** The amounts of the base lines by day. A vehicle day belongs to an eve if a duty of that day does. */
function datedAmounts({ days, duties, dayRests }: BilledTrip, { rates, card, country }: Rates): DatedAmount[] {
  const holidayCents = percentOf(rates.hourCents, card.holidayPercent[country] ?? 0);
  const ofDuty = ({ serviceKilometres, emptyKilometres, hours, nightHours, holidayHours = [] }: BilledDuty) =>
    (serviceKilometres + emptyKilometres) * rates.kilometreCents +
    Math.round(hours * rates.hourCents) +
    Math.round(nightHours * nightCents(rates, card)) +
    holidayHours.reduce((total, { hours: some }) => total + Math.round(some * holidayCents), 0);
  const eveOn = (day: string) => duties.find((duty) => duty.eve !== undefined && duty.days[0] === day)?.eve;
  return [
    ...[...days, ...dayRests].map((day) => ({ days: [day], cents: rates.dayCents, eve: eveOn(day) })),
    ...duties.map((duty) => ({ days: duty.days, cents: ofDuty(duty), eve: duty.eve })),
  ];
}

function nightCents({ hourCents }: VehicleRates, { night }: RateCard): number {
  return percentOf(hourCents, night.percent);
}

type Dating = { readonly trip: BilledTrip; readonly percentsOn: DayPercents };

/** A duty that begins at night counts for the evening before. The line shows the actual day of the start if that costs the same. */
function datedFromDeparture(surcharge: Surcharge, { trip: { duties }, percentsOn }: Dating): Surcharge {
  const begins = duties[0]?.from.date ?? surcharge.firstDate;
  const { kind, percent, firstDate, lastDate } = surcharge;
  if (firstDate >= begins || (kind !== 'season' && kind !== 'weekday') || percentsOn(begins)[kind] !== percent) return surcharge;
  return { ...surcharge, firstDate: begins, lastDate: [lastDate, begins].sort().at(-1) ?? begins };
}

function surchargeLine({ kind, percent, cents, firstDate, lastDate }: Surcharge, country: string): Line {
  const key = kind === 'weekday' ? 'busy-weekday' : kind;
  return percentLine(kind, { percent, amountCents: cents, reason: reasonOf(key, { country, firstDate, lastDate }) });
}

function lateLine(lines: readonly Line[], { tables, leadHours }: VehiclePriceInput): Line[] {
  const { underHours, percent } = tables.card.lateBooking;
  if (leadHours >= underHours) return [];
  return [
    percentLine('lead-time', {
      percent,
      amountCents: percentOf(sumLines(lines), percent),
      reason: reasonOf('short-notice', { underHours }),
    }),
  ];
}

type MinimumInput = Pick<VehiclePriceInput, 'transfer' | 'tables'> & { readonly rates: VehicleRates };

function minimumLine(lines: readonly Line[], { rates, transfer, tables: { card } }: MinimumInput): Line[] {
  const minimumCents = transfer === null ? rates.minimumCents : percentOf(rates.minimumCents, card.transfer.minimumPercent);
  const missing = minimumCents - sumLines(lines);
  const reason = reasonOf(transfer === null ? 'below-minimum' : 'transfer-minimum', { minimumCents });
  return missing > 0 ? [unitLine('minimum', { quantity: 1, unit: 'piece', unitCents: missing, reason })] : [];
}

/** A line without cost, for information: how long the coach waits when it meets the group. */
function waitingLine({ transfer }: VehiclePriceInput): Line[] {
  if (transfer === null || transfer.waitingMinutes === 0) return [];
  const reason = reasonOf('transfer-waiting', { minutes: transfer.waitingMinutes });
  return [unitLine('waiting', { quantity: 1, unit: 'piece', unitCents: 0, reason })];
}
