import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { departureInstant } from '#domain/itinerary/instants.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { percentOf, splitCents, sumCents } from '#domain/money/money.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import type { CrewDuty, Quote, QuoteOption, StopTime } from '#domain/pricing/quote/quote.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import { withNet } from '#domain/pricing/vat/shift-vat.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import type { Trip } from '#domain/trip/trip.ts';

/*
 * A group asks during the trip to stay longer (docs/the-desk.md#extra-time): every later departure of that day moves, and the price gets
 * one more line.
 */

/** The extra minutes to choose from. */
export const extraMinutes = [30, 60, 90, 120] as const;
/** The most that can be agreed during a trip. */
export const mostExtraMinutes = 180;

const minute = 60_000;

/** The stop at which the group is or to which it travels, and its departure; null before the first departure and after the last. */
export function findWait(
  { itinerary }: Pick<Trip, 'itinerary'>,
  now: string,
): { readonly stop: number; readonly departsAt: string } | null {
  const instants = itinerary.stops.map(departureInstant);
  const [first] = instants;
  if (first === undefined || first === null || epochOf(first) > epochOf(now)) return null;
  const stop = instants.findIndex((instant) => instant !== null && epochOf(instant) > epochOf(now));
  const departsAt = instants[stop];
  return departsAt === undefined || departsAt === null ? null : { stop, departsAt };
}

type Longer = { readonly stop: number; readonly minutes: number };

/**
 * The trip with a longer stay at a stop: the timetable of that duty and the crew's plan. The minutes count as work, because nobody knows in
 * advance when the group comes (561/2006 art. 4(d): a break is used exclusively for rest). Price and crew stay unchanged.
 */
export function prolong(trip: Trip, longer: Longer): Pick<Trip, 'itinerary' | 'quote'> {
  const option = findChosenOption(trip);
  const departsAt = departureOf(trip.itinerary, longer.stop);
  if (trip.quote === null || option === null || departsAt === null) return { itinerary: trip.itinerary, quote: trip.quote };
  const crew = findCrew(trip.quote, option);
  const duties = crew.duties?.map((duty) => prolongDuty(duty, departsAt, longer.minutes));
  const duty = crew.duties?.find((each) => isDuring(each, departsAt));
  const until = duty === undefined ? null : endOf(duty);
  const isShifted = (instant: string) =>
    epochOf(instant) >= epochOf(departsAt) &&
    (until === null ? dayOf(instant, trip) === dayOf(departsAt, trip) : epochOf(instant) <= until);
  const stopTimes = crew.stopTimes?.map((time, index) =>
    index > longer.stop ? shiftTime(time, { isShifted, minutes: longer.minutes }) : time,
  );
  const prolonged: QuoteOption = {
    ...option,
    crew: {
      ...crew,
      dutyMinutes: crew.dutyMinutes + longer.minutes,
      ...(duties === undefined ? {} : { duties }),
      ...(stopTimes === undefined ? {} : { stopTimes }),
    },
  };
  return { itinerary: shiftDepartures(trip.itinerary, { isShifted, ...longer }), quote: withOption(trip.quote, prolonged) };
}

function departureOf({ stops }: Itinerary, index: number): string | null {
  const stop = stops[index];
  return stop === undefined ? null : departureInstant(stop);
}

function dayOf(instant: string, { itinerary }: Trip): string {
  return toLocal(instant, itinerary.stops[0]?.place.timeZone ?? 'UTC').date;
}

function endOf({ start, parts }: CrewDuty): number {
  return epochOf(start) + parts.reduce((sum, { minutes }) => sum + minutes, 0) * minute;
}

function isDuring(duty: CrewDuty, instant: string): boolean {
  return epochOf(duty.start) <= epochOf(instant) && epochOf(instant) < endOf(duty);
}

/** Inserts the minutes where the coach would have left. An activity at that moment is split, and the following rest gets shorter. */
function prolongDuty(duty: CrewDuty, departsAt: string, minutes: number): CrewDuty {
  if (!isDuring(duty, departsAt)) return duty;
  const offset = Math.round((epochOf(departsAt) - epochOf(duty.start)) / minute);
  const parts: CrewDuty['parts'][number][] = [];
  let begun = 0;
  for (const part of duty.parts) {
    const before = Math.min(part.minutes, Math.max(0, offset - begun));
    const holds = begun <= offset && offset < begun + part.minutes;
    if (before > 0) parts.push({ ...part, minutes: before });
    if (holds) parts.push({ kind: 'work', minutes });
    if (part.minutes - before > 0) parts.push({ ...part, minutes: part.minutes - before });
    begun += part.minutes;
  }
  return { ...duty, parts, restMinutes: duty.restMinutes === null ? null : Math.max(0, duty.restMinutes - minutes) };
}

type Shifting = { readonly isShifted: (instant: string) => boolean; readonly minutes: number };

function shiftTime(time: StopTime, { isShifted, minutes }: Shifting): StopTime {
  return time.arrives === null || !isShifted(time.arrives) ? time : { ...time, arrives: later(time.arrives, minutes) };
}

function shiftDepartures(itinerary: Itinerary, { isShifted, minutes, stop: first }: Shifting & Longer): Itinerary {
  const stops = itinerary.stops.map((stop, index) => {
    const instant = index < first ? null : departureInstant(stop);
    return instant === null || !isShifted(instant) ? stop : { ...stop, departure: toLocal(later(instant, minutes), stop.place.timeZone) };
  });
  return { ...itinerary, stops };
}

function later(instant: string, minutes: number): string {
  return new Date(epochOf(instant) + minutes * minute).toISOString();
}

function withOption(quote: Quote, option: QuoteOption): Quote {
  return { ...quote, options: quote.options.map((each) => (each.key === option.key ? option : each)) };
}

/** The price of extra time; `until`: the end of the crew's duty with it. */
export type ExtraTime = { readonly minutes: number; readonly until: string; readonly book: Pick<RateBook, 'card'> };

/**
 * The price with a line for the extra time: each vehicle's hourly price, per started unit, plus the night surcharge. VAT is split over the
 * countries like that of the trip. Net cents.
 */
export function priceExtraTime(trip: Trip, option: QuoteOption, { minutes, until, book: { card } }: ExtraTime): QuoteOption {
  const hourCents = sumCents(option.vehicles.map((vehicle) => hourOf(option, vehicle) ?? card.vehicles[vehicle].hourCents));
  const billed = Math.ceil(minutes / card.billedMinutes) * card.billedMinutes;
  const nightMinutes = countNight(until, { minutes, zone: trip.itinerary.stops[0]?.place.timeZone ?? 'UTC', night: card.night });
  const night = percentOf(Math.round((hourCents * nightMinutes) / 60), card.night.percent);
  const amountCents = Math.round((hourCents * billed) / 60) + night;
  const amount = { quantity: 1, unit: 'piece', unitCents: amountCents, amountCents } as const;
  const line: PriceLine = { kind: 'agreed', vehicle: null, ...amount, included: true, reason: { key: 'extra-time', values: { minutes } } };
  const included = option.lines.filter((each) => each.included);
  const netCents = option.netCents + amountCents;
  const shares = splitCents(
    netCents,
    option.vat.map((each) => each.netCents),
  );
  const vat = option.vat.map((each, index) => withNet(each, shares[index] ?? 0));
  const vatCents = sumCents(vat.map((each) => each.vatCents));
  const lines = [...included, line, ...option.lines.filter((each) => !each.included)];
  return { ...option, lines, vat, netCents, vatCents, totalCents: netCents + vatCents };
}

function hourOf({ lines }: QuoteOption, vehicle: QuoteOption['vehicles'][number]): number | null {
  const line = lines.find((each) => each.kind === 'duty-hours' && each.vehicle === vehicle && each.unit === 'hour');
  return line?.unitCents ?? null;
}

type NightAsked = { readonly minutes: number; readonly zone: string; readonly night: RateBook['card']['night'] };

/** How many of the last minutes before an instant are night hours. */
function countNight(until: string, { minutes, zone, night: { fromHour, untilHour } }: NightAsked): number {
  return Array.from({ length: minutes }, (_, index) => later(until, -index - 1)).filter((instant) => {
    const hour = Number(toLocal(instant, zone).time.slice(0, 2));
    return fromHour > untilHour ? hour >= fromHour || hour < untilHour : hour >= fromHour && hour < untilHour;
  }).length;
}
