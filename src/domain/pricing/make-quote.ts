import { planDrivers } from '#domain/driving-time/plan-drivers.ts';
import { type DrivingRules, drivingRulesFor } from '#domain/driving-time/rules.ts';
import { chooseVehicles, type VehicleChoice, type VehicleChoices } from '#domain/fleet/choose-vehicles.ts';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Group, Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { sumCents } from '#domain/money/money.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { billTrip } from './billed-trip.ts';
import { createDutyEvents, type DutyTimetable } from './duty-events.ts';
import { createOption, type PricedVehicle } from './options.ts';
import { priceVehicle } from './price-vehicle.ts';
import type { OptionKey, PersonReason, Quote, QuoteOption } from './quote.ts';
import { getQuoteLimits, type QuoteLimits } from './quote-limits.ts';
import { getRateCard } from './rate-cards/get-rate-card.ts';
import type { RateCard } from './rate-cards/rate-card.ts';
import { findValidUntil, leadHours } from './validity.ts';
import { sumCountryKilometres } from './vat.ts';

export type QuoteQuestion = {
  /** An itinerary that `checkItinerary` found nothing wrong with; its road, and the group to carry. */
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Group;
  /** ISO alpha-2 of the site's country, null for the European site: the price level where the depot's country has none of its own. */
  readonly siteCountry: string | null;
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  /** A type that the customer asked for; a party bus is offered only so. */
  readonly asked?: FleetKey | null;
};

type PreparedTrip = QuoteQuestion & {
  readonly card: RateCard;
  readonly limits: QuoteLimits;
  readonly departure: string;
  /** Local date of the first departure. */
  readonly date: string;
  readonly timetable: DutyTimetable;
};

/**
 * The quote for an itinerary: the cheapest lawful vehicle or combination, one size up, and two vehicles, each where it exists, with
 * its lines, crew, VAT and validity. Fails with every reason for which a person must price it instead; `no-road` is the router's to
 * give. Net cents throughout but for VAT and total.
 */
export function makeQuote(question: QuoteQuestion): Result<Quote, readonly PersonReason[]> {
  const trip = prepareTrip(question);
  const reasons = findReasons(trip);
  if (reasons.length > 0) return failure(reasons);
  const prices = createPrices(trip);
  const choices = choose(trip, prices);
  if (!choices) return failure([findNoChoiceReason(trip, prices)]);
  return success(createQuote(trip, { prices, choices }));
}

function prepareTrip(question: QuoteQuestion): PreparedTrip {
  const { itinerary, routed, now } = question;
  return {
    ...question,
    card: getRateCard(now.slice(0, 10)),
    limits: getQuoteLimits(now.slice(0, 10)),
    departure: firstDepartureInstant(itinerary),
    date: itinerary.stops[0]?.departure?.date ?? now.slice(0, 10),
    timetable: createDutyEvents({ itinerary, routed }),
  };
}

function findReasons({ routed, group, limits, timetable }: PreparedTrip): PersonReason[] {
  const reasons: PersonReason[] = [];
  if ([routed.emptyOut, ...routed.legs, routed.emptyBack].some(({ hasFerry }) => hasFerry)) reasons.push('ferry');
  if (timetable.serviceMinutes > limits.longestTripDays * 24 * 60) reasons.push('too-long');
  if (timetable.lateMinutes > limits.mostLateMinutes) reasons.push('beyond-driving-rules');
  if (group.wheelchairPlaces > limits.mostWheelchairPlaces) reasons.push('wheelchairs');
  return reasons;
}

/** The price of one vehicle of a type, worked out once. */
type Prices = (vehicle: FleetKey) => PricedVehicle;

function createPrices(trip: PreparedTrip): Prices {
  const getPlanned = keepAnswers((rules: DrivingRules) => planTrip(trip, rules));
  return keepAnswers((vehicle: FleetKey) => {
    const planned = getPlanned(drivingRulesFor({ seats: getVehicle(vehicle).seats, date: trip.date }));
    return priceOne(trip, { vehicle, planned });
  });
}

/** Vehicles of one regime drive the same plan, and one vehicle is asked for in several options. */
function keepAnswers<Key, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const answer = known.get(key) ?? find(key);
    known.set(key, answer);
    return answer;
  };
}

type Planned = Pick<PricedVehicle, 'plan' | 'trip'>;

function planTrip({ timetable, itinerary, card }: PreparedTrip, rules: DrivingRules): Planned {
  const plan = planDrivers(timetable.events, rules);
  return { plan, trip: billTrip({ timetable, plan, timeZone: itinerary.stops[0]?.place.timeZone ?? 'UTC', card }) };
}

type PriceQuestion = { readonly vehicle: FleetKey; readonly planned: Planned };

function priceOne({ card, routed, siteCountry, departure, now }: PreparedTrip, { vehicle, planned }: PriceQuestion): PricedVehicle {
  const home = routed.depot.countryCode;
  const country = card.countryPercent[home] === undefined ? (siteCountry ?? home) : home;
  const lead = leadHours({ departure, now });
  const lines = priceVehicle({ vehicle, trip: planned.trip, drivers: planned.plan.drivers, card, country, leadHours: lead });
  return { ...planned, lines, netCents: sumCents(lines.map(({ amountCents }) => amountCents)) };
}

function choose({ group, asked = null, limits, timetable }: PreparedTrip, prices: Prices): VehicleChoices | null {
  const isLawful = ({ plan }: PricedVehicle) => !plan.relief && timetable.lateMinutes + plan.lateMinutes <= limits.mostLateMinutes;
  return chooseVehicles({ group, asked, costOf: (vehicle) => (isLawful(prices(vehicle)) ? prices(vehicle).netCents : null) });
}

/** Asks again with every vehicle lawful, then without the wheelchairs: what then helps was the reason. */
function findNoChoiceReason({ group, asked = null }: PreparedTrip, prices: Prices): PersonReason {
  const costOf = (vehicle: FleetKey) => prices(vehicle).netCents;
  if (chooseVehicles({ group, asked, costOf })) return 'beyond-driving-rules';
  return chooseVehicles({ group: { ...group, wheelchairPlaces: 0 }, asked, costOf }) ? 'wheelchairs' : 'no-vehicle';
}

type Found = { readonly prices: Prices; readonly choices: VehicleChoices };

function createOptions({ itinerary, group, routed, date }: PreparedTrip, { prices, choices }: Found): QuoteOption[] {
  const vat = { kilometres: sumCountryKilometres(routed), itinerary, passengers: group.passengers, date };
  const found: readonly (readonly [OptionKey, VehicleChoice | null])[] = [
    ['cheapest', choices.cheapest],
    ['one-size-up', choices.oneSizeUp],
    ['two-vehicles', choices.twoVehicles],
  ];
  return found.flatMap(([key, choice]) => (choice ? [createOption({ key, choice, priceOf: prices, vat })] : []));
}

function createQuote(trip: PreparedTrip, found: Found): Quote {
  const { routed, departure, now, limits, card } = trip;
  // What the lines bill, so that the page shows one figure.
  const billed = found.choices.cheapest.vehicles.slice(0, 1).flatMap((vehicle) => found.prices(vehicle).trip.duties);
  return {
    options: createOptions(trip, found),
    chosen: 'cheapest',
    kilometres: billed.reduce((total, { serviceKilometres }) => total + serviceKilometres, 0),
    emptyKilometres: billed.reduce((total, { emptyKilometres }) => total + emptyKilometres, 0),
    estimated: routed.estimated,
    madeAt: now,
    validUntil: findValidUntil({ departure, now, limits }),
    rateCard: card.key,
  };
}
