import { epochOf } from '#domain/calendar/instant.ts';
import { planOnTime } from '#domain/driving-time/plan-on-time.ts';
import { type DrivingRules, drivingRulesFor } from '#domain/driving-time/rules.ts';
import type { VehicleOffer } from '#domain/fleet/seating.ts';
import type { ReturnToDepot } from '#domain/itinerary/routed.ts';
import { type BilledTrip, createBilling } from '../billing/billed-trip.ts';
import { createDutyEvents, type DutyTimetable } from '../billing/duty-events.ts';
import { createLocalClock, type LocalClock } from '../billing/local-clock.ts';
import { listStandingWaits } from '../billing/on-duty-spans.ts';
import { getReturnRest } from '../depot/return-rest.ts';
import { kilometresApart } from '../depot/returns-to-depot.ts';
import { listWaitingStrategies } from '../depot/waiting-choice.ts';
import { sumCountryKilometres } from '../vat/vat.ts';
import { chooseFlatWaits, leastFlatMinutes } from './flat-waits.ts';
import { priceHiresApart } from './hires-apart.ts';
import { sumLines } from './price-lines.ts';
import { priceVehicle } from './price-vehicle.ts';
import type { Driven, PricedVehicle, PricingTrip, VehiclePrices } from './priced-vehicle.ts';
import { createDayPercents, type DayPercents } from './surcharges.ts';
import { findTransfer } from './transfer.ts';

/** A way of driving, whether it keeps the rules and the times, and its bill with some waits (by their events) flat. */
type Planned = Driven & { readonly lawful: boolean; readonly billWith: (flatWaits: ReadonlySet<number>) => BilledTrip };

/**
 * The price of any vehicle on the trip, each computed once; null if no way of driving is lawful. In long waits the vehicle stays or goes to
 * the depot, by the cheapest lawful one of {@link listWaitingStrategies} (docs/prices-and-law.md#trip-types); the line of its empty
 * kilometres says what that saves. If every strategy needs two drivers and the way home is long, the crew may also sleep at the last stop
 * first. A trip with long waits is also priced as separate hires ({@link priceHiresApart}), so that it never costs more than its parts.
 */
export function createVehiclePrices(trip: PricingTrip, isPart = false): VehiclePrices {
  const percentsOn = createDayPercents({ card: trip.tables.card, country: trip.country });
  const clock = createLocalClock(trip.itinerary.stops[0]?.place.timeZone ?? 'UTC');
  const getTimetable = cacheAnswers(
    ({ visits, rests }: Way) =>
      visits.length === 0 && !rests ? trip.timetable : createDutyEvents({ ...trip, returnsToDepot: visits, restsBeforeReturn: rests }),
    wayName,
  );
  const getPlanned = cacheAnswers(
    ({ way, rules }: { readonly way: Way; readonly rules: DrivingRules }) => planTrip(trip, { timetable: getTimetable(way), rules, clock }),
    ({ way, rules }) => `${rules.key} ${wayName(way)}`,
  );
  const priceApart = priceHiresApart(isPart ? { ...trip, homeWaits: [] } : trip, (part) => createVehiclePrices(part, true));
  return cacheAnswers(findCheapest, nameOf);

  function findCheapest(offer: VehicleOffer): PricedVehicle | null {
    const { homeWaits, tables, date, routed } = trip;
    const rules = drivingRulesFor({ seats: offer.model.seats, date, country: routed.depot.countryCode });
    const rates = tables.card.vehicles[offer.model.key];
    const planWay = (way: Way) => ({ offer, way, percentsOn, planned: getPlanned({ way, rules }) });
    const waitingStrategies = listWaitingStrategies(homeWaits, { card: tables.card, rates, date });
    const ways = waitingStrategies.map((visits) => planWay({ visits, rests: false }));
    const isEnough = ways.some(({ planned: { lawful, plan } }) => lawful && plan.drivers === 1);
    if (!isEnough && routed.emptyBack.minutes >= getReturnRest(date).fromEmptyMinutes) {
      ways.push(...waitingStrategies.map((visits) => planWay({ visits, rests: true })));
    }
    const priced = ways.map((way) => (way.planned.lawful ? priceFlat(trip, way) : null));
    const whole = cheapestOf(priced);
    const best = priceApart(offer, whole?.netCents ?? Number.POSITIVE_INFINITY) ?? whole;
    return best && sayWhatItSaves(best, priced[0] ?? null);
  }
}

/** How a trip is driven: the waits at the depot, and whether the crew sleeps before the empty return. */
type Way = { readonly visits: readonly ReturnToDepot[]; readonly rests: boolean };

/** Of equal prices the first; null if there is none. */
function cheapestOf(ways: readonly (PricedVehicle | null)[]): PricedVehicle | null {
  return ways.reduce((cheapest, way) => (way !== null && (cheapest === null || way.netCents < cheapest.netCents) ? way : cheapest), null);
}

function sayWhatItSaves(best: PricedVehicle, waiting: PricedVehicle | null): PricedVehicle {
  if (waiting === null || best === waiting) return best;
  const savedCents = waiting.netCents - best.netCents;
  const lines = best.lines.map((line) =>
    line.reason?.key === 'goes-home' ? { ...line, reason: { ...line.reason, values: { ...line.reason.values, savedCents } } } : line,
  );
  return { ...best, lines };
}

/** Caches answers: vehicles of one regime share a plan, and several options ask for the same vehicle. */
function cacheAnswers<Question, Answer>(
  find: (question: Question) => Answer,
  keyOf: (question: Question) => string,
): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = keyOf(question);
    const answer = known.get(key) ?? find(question);
    known.set(key, answer);
    return answer;
  };
}

function nameOf({ model, hasTrailer }: VehicleOffer): string {
  return `${model.key} ${model.seats} ${hasTrailer}`;
}

function wayName({ visits, rests }: Way): string {
  const stops = visits.map(({ stop }) => stop).sort((first, second) => first - second);
  return `${stops.join(' ')} ${rests}`;
}

type PlanInput = { readonly timetable: DutyTimetable; readonly rules: DrivingRules; readonly clock: LocalClock };

function planTrip(
  { itinerary, routed, tables, country, mostLateMinutes, mostBreakLateMinutes }: PricingTrip,
  { timetable, rules, clock }: PlanInput,
): Planned {
  const { time } = clock(epochOf(timetable.start) / 60_000);
  const startMinuteOfDay = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const plan = planOnTime(timetable.events, rules, {
    ...{ startMinuteOfDay, mostLateMinutes: mostBreakLateMinutes },
    serviceMinutes: timetable.serviceMinutes,
  });
  const kilometresTo = (stop: number) =>
    kilometresApart(routed.depot.coordinates, itinerary.stops[stop]?.place.coordinates ?? routed.depot.coordinates);
  return {
    plan,
    timetable,
    billWith: cacheAnswers(createBilling({ timetable, plan, clock, card: tables.card, kilometresTo, country }), (flatWaits) =>
      [...flatWaits].join(' '),
    ),
    lawful: !plan.relief && timetable.lateMinutes + plan.lateMinutes <= mostLateMinutes,
    kilometres: sumCountryKilometres(
      timetable.legs.flatMap((driven) => driven?.leg ?? []),
      routed.depot,
    ),
  };
}

type OneInput = { readonly offer: VehicleOffer; readonly way: Way; readonly planned: Planned; readonly percentsOn: DayPercents };

function priceFlat(trip: PricingTrip, question: OneInput): PricedVehicle {
  const { card } = trip.tables;
  const { offer, planned } = question;
  const leastMinutes = leastFlatMinutes(card.vehicles[offer.model.key], card);
  const waits = listStandingWaits(planned, hasIdleDay(planned.billWith(new Set())) ? card.billedMinutes : leastMinutes);
  return chooseFlatWaits({ waits, leastMinutes, priceWith: (flatWaits) => priceOne(trip, question, planned.billWith(flatWaits)) });
}

/** Whether a day is paid on which no duty begins. */
function hasIdleDay({ days, duties }: BilledTrip): boolean {
  return new Set(duties.map((duty) => duty.days[0])).size < days.length;
}

function priceOne(question: PricingTrip, { offer, way, planned, percentsOn }: OneInput, trip: BilledTrip): PricedVehicle {
  const { tables, country, leadHours, group, itinerary, routed } = question;
  const { plan, timetable, kilometres } = planned;
  const lines = priceVehicle({
    ...{ offer, trip, plan, tables, country, leadHours, percentsOn },
    extras: group.extras,
    suppliesDriverRoom: itinerary.suppliesDriverRoom ?? false,
    depot: routed.depot.name,
    restsBeforeReturn: way.rests,
    returnsToDepot: way.visits.length,
    transfer: findTransfer({ itinerary, legs: routed.legs, card: tables.card }),
  });
  return { plan, timetable, kilometres, trip, lines, netCents: sumLines(lines), returnsToDepot: way.visits.map(({ stop }) => stop) };
}
