import { epochOf } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { planOnTime } from '#domain/driving-time/plan-on-time.ts';
import { drivingRulesFor } from '#domain/driving-time/rules.ts';
import { findBrokenDays } from '#domain/driving-time/testing/check-days.ts';
import { type Broken, type CheckedEntry, findBrokenRules } from '#domain/driving-time/testing/check-plan.ts';
import { createSampleGroup } from '#domain/itinerary/testing/sample-group.ts';
import { createDutyEvents } from '#domain/pricing/billing/duty-events.ts';
import { findCrew } from '#domain/pricing/quote/crew-plan.ts';
import type { CrewDuty, Quote } from '#domain/pricing/quote/quote.ts';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import { priceItinerary } from '#operations/quotes/price-itinerary.ts';
import { type DrawnTrip, geo } from './draw-trip.ts';

export type Verdict = {
  readonly trip: string;
  readonly isPriced: boolean;
  readonly drivers: number;
  readonly touchesNight: boolean;
  readonly broken: readonly Broken[];
};

/**
 * Prices a trip and checks the duties that its quote publishes, and also a plan with the coach waiting, for which the driver of each part
 * is known.
 */
export async function checkTrip({ itinerary, passengers, site }: DrawnTrip): Promise<Verdict> {
  const trip = JSON.stringify(itinerary.stops.map(({ place, departure }) => [place.name, departure?.date, departure?.time]));
  if (itinerary.stops.length < 2) return { trip, isPriced: false, drivers: 0, touchesNight: false, broken: [] };
  const group = createSampleGroup({ passengers });
  const { quote, routed } = await priceItinerary({
    roads: geo.roads,
    rates: houseRates,
    itinerary,
    group,
    site,
    now: '2026-11-21T10:00:00.000Z',
  });
  if (quote === null || routed === null) return { trip, isPriced: false, drivers: 0, touchesNight: false, broken: [] };
  const country = routed.depot.countryCode;
  const timeZone = itinerary.stops[0]?.place.timeZone ?? 'UTC';
  const broken = [...judgePublished(quote, { country, timeZone }), ...judgePlanned()];
  const drivers = quote.options[0]?.crew.drivers ?? 0;
  return { trip, isPriced: true, drivers: drivers / (quote.options[0]?.vehicles.length ?? 1), touchesNight: touchesNight(quote), broken };

  function judgePlanned(): Broken[] {
    if (itinerary.stops.length === 0 || routed === null) return [];
    const { events, start, serviceMinutes } = createDutyEvents({ itinerary, routed });
    const startMinuteOfDay = minuteOfDay(start, timeZone);
    const date = itinerary.stops[0]?.departure?.date ?? '';
    const rules = drivingRulesFor({ seats: 50, date, country });
    const plan = planOnTime(events, rules, { mostLateMinutes: 30, startMinuteOfDay, serviceMinutes });
    if (plan.relief) return [];
    const entries = plan.duties.flatMap(({ timeline, restEntries, drivers: crew }) => [
      ...timeline.map((entry) => ({ ...entry, isCrewed: crew === 2 })),
      ...restEntries.map((entry) => ({ ...entry, isCrewed: false })),
    ]);
    return [...findBrokenRules(entries), ...findBrokenDays(entries, { startMinuteOfDay, country }), ...findUnchecked(plan.duties)];
  }
}

type Where = { readonly country: string; readonly timeZone: string };

/** The published duties: for a crew of two they do not say who drives, so those are checked only by the plan. */
function judgePublished(quote: Quote, { country, timeZone }: Where): Broken[] {
  return quote.options.flatMap((option) => {
    const duties = findCrew(quote, option).duties ?? [];
    const [first] = duties;
    const small = (option.vehicleSeats ?? []).every((seats) => seats <= 8);
    if (first === undefined || small || duties.some(({ drivers }) => drivers === 2)) return [];
    // Hires with the coach at home in between may have different drivers, so each duty is checked by itself: the coach's time at home
    // is not the rest of the driver who hands it over.
    const isApart = option.lines.some(({ reason }) => reason?.key === 'home-between');
    return isApart ? duties.flatMap((duty) => judgeDuties([{ ...duty, restMinutes: null }])) : judgeDuties(duties);
  });

  function judgeDuties(duties: readonly CrewDuty[]): Broken[] {
    const entries = entriesOf(duties);
    const startMinuteOfDay = minuteOfDay(duties[0]?.start ?? '', timeZone);
    return [...findBrokenRules(entries), ...findBrokenDays(entries, { startMinuteOfDay, country })];
  }
}

function entriesOf(duties: readonly CrewDuty[]): CheckedEntry[] {
  const begin = epochOf(duties[0]?.start ?? '');
  return duties.flatMap(({ start, parts, restMinutes }) => {
    let clock = (epochOf(start) - begin) / 60_000;
    const entries: CheckedEntry[] = [];
    for (const { kind, minutes } of [...parts, ...(restMinutes === null ? [] : [{ kind: 'rest' as const, minutes: restMinutes }])]) {
      entries.push({
        kind: kind === 'empty-drive' ? 'drive' : kind === 'home' ? 'free' : kind,
        startMinute: clock,
        minutes,
        isCrewed: false,
      });
      clock += minutes;
    }
    return entries;
  });
}

type Worked = { readonly startMinute: number; readonly timeline: readonly { readonly kind: string; readonly minutes: number }[] };

/** A duty begins and ends with the quarter of an hour in which the driver checks the vehicle. */
function findUnchecked(duties: readonly Worked[]): Broken[] {
  return duties.flatMap(({ startMinute, timeline }) => {
    const ends = [timeline[0], timeline.findLast(({ kind }) => kind !== 'free')];
    return ends.some((end) => end?.kind !== 'work' || end.minutes < 15)
      ? [{ rule: 'no check', driver: 1, atMinute: startMinute } as const]
      : [];
  });
}

function minuteOfDay(instant: string, timeZone: string): number {
  const { time } = toLocal(instant, timeZone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function touchesNight({ options }: Quote): boolean {
  return options.some(({ crew }) => (crew.checks ?? []).some(({ rule }) => rule === 'night-work'));
}
