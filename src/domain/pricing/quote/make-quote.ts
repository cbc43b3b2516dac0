import { chooseVehicles, type VehicleChoice, type VehicleChoices } from '#domain/fleet/choose-vehicles.ts';
import type { SeatingGroup } from '#domain/fleet/seating.ts';
import { extrasNeededBy, type Group, maximumPassengers } from '#domain/itinerary/group.ts';
import { firstDepartureInstant } from '#domain/itinerary/instants.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { RoadLeg, RoutedItinerary } from '#domain/itinerary/routed.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import { createDutyEvents } from '../billing/duty-events.ts';
import { findCabotage } from '../carriage/cabotage.ts';
import { isTooFar } from '../depot/depots.ts';
import { departureMinutes, listHomeWaits } from '../depot/returns-to-depot.ts';
import { groupLines } from '../lines/group-lines.ts';
import type { PricingTrip, VehiclePrices } from '../lines/priced-vehicle.ts';
import { createVehiclePrices } from '../lines/vehicle-prices.ts';
import { isPassagePriced } from '../rates/passage-table.ts';
import type { RateBook } from '../rates/rate-book.ts';
import type { RateCard } from '../rates/rate-card.ts';
import { type Carriage, isVatKnown, sumCountryKilometres } from '../vat/vat.ts';
import { describePlans, withoutRepeatedPlans } from './crew-plan.ts';
import { wakingLeadHours } from './lead-time.ts';
import { createOption } from './options.ts';
import type { OptionKey, PersonReason, Quote, QuoteOption } from './quote.ts';
import { getQuoteLimits, type QuoteLimits } from './quote-limits.ts';
import { findTightStops } from './tight-stops.ts';
import { findValidUntil, leadHours } from './validity.ts';

export type QuoteInput = {
  /** An itinerary that `checkItinerary` found nothing wrong with; its road, and the group to carry. */
  readonly itinerary: Itinerary;
  readonly routed: RoutedItinerary;
  readonly group: Group;
  /** ISO alpha-2 of the site's country, null for the European site: the price level where the depot's country has none of its own. */
  readonly siteCountry: string | null;
  /** Instant, ISO 8601 UTC. */
  readonly now: string;
  /** What holds at that instant. */
  readonly book: RateBook;
  /** A type that the customer asked for; a party bus is offered only so. */
  readonly asked?: FleetKey | null;
  /** One of our people looks at it before anybody is offered it: what only he can judge is no reason against a price. */
  readonly isJudged?: boolean;
};

type PreparedTrip = QuoteInput &
  PricingTrip & { readonly limits: QuoteLimits; readonly departure: string; readonly carriage: Carriage; readonly wakingLeadHours: number };

/**
 * The quote for an itinerary: the cheapest lawful vehicle or combination, one size up, and two vehicles, each where it exists, with
 * its lines, crew, VAT and validity. Fails with every reason for which a person must price it instead; `no-road` here is a road through
 * a closed country, else it is the router's to give. Net cents throughout but for VAT and total.
 */
export function makeQuote(question: QuoteInput): Result<Quote, readonly PersonReason[]> {
  const priced = priceChoices(question);
  if (!priced.ok) return priced;
  const { trip, found, isLate } = priced.value;
  return isLate ? failure(['short-lead']) : success(createQuote(trip, found));
}

/** As {@link makeQuote}, but with the price too where the trip is only asked for too late to sell it without a person. */
export function makeQuoteOnRequest(question: QuoteInput): { readonly quote: Quote | null; readonly reasons: readonly PersonReason[] } {
  const priced = priceChoices(question);
  if (!priced.ok) return { quote: null, reasons: priced.failure };
  const { trip, found, isLate } = priced.value;
  return isLate
    ? { quote: createQuote({ ...trip, wakingLeadHours: Number.POSITIVE_INFINITY }, found), reasons: ['short-lead'] }
    : { quote: createQuote(trip, found), reasons: [] };
}

type PricedChoices = { readonly trip: PreparedTrip; readonly found: Found; readonly isLate: boolean };

function priceChoices(question: QuoteInput): Result<PricedChoices, readonly PersonReason[]> {
  const trip = prepareTrip(question);
  const reasons = findReasons(trip);
  if (reasons.length > 0) return failure(reasons);
  const prices = createVehiclePrices(trip);
  const choices = choose(trip, prices);
  if (!choices) return failure([findNoChoiceReason(trip)]);
  return success({ trip, found: { prices, choices }, isLate: !isInTime(trip, choices.cheapest) });
}

function prepareTrip(question: QuoteInput): PreparedTrip {
  const { itinerary, routed, group, siteCountry, now, book } = question;
  const today = now.slice(0, 10);
  const limits = getQuoteLimits(today);
  const departure = firstDepartureInstant(itinerary);
  const departures = departureMinutes(itinerary);
  const date = itinerary.stops[0]?.departure?.date ?? today;
  return {
    ...question,
    ...{ tables: book, limits, departure, departures },
    mostLateMinutes: limits.mostLateMinutes,
    mostBreakLateMinutes: limits.mostBreakLateMinutes,
    country: priceCountry(book.card, { home: routed.depot.countryCode, siteCountry }),
    leadHours: leadHours({ departure, now }),
    wakingLeadHours: wakingLeadHours({
      departure,
      now,
      night: book.leadTimes.night,
      timeZone: itinerary.stops[0]?.place.timeZone ?? 'UTC',
    }),
    date,
    carriage: { itinerary, legs: routed.legs, coachCountry: routed.depot.countryCode, passengers: group.passengers, date },
    timetable: createDutyEvents({ itinerary, routed, departures }),
    homeWaits: listHomeWaits({ itinerary, routed, departures }),
  };
}

function priceCountry(card: RateCard, { home, siteCountry }: { readonly home: string; readonly siteCountry: string | null }): string {
  return card.countryPercent[home] === undefined ? (siteCountry ?? home) : home;
}

function findReasons(trip: PreparedTrip): PersonReason[] {
  const { routed, group, limits, timetable, book } = trip;
  const reasons: PersonReason[] = [];
  const driven = [routed.emptyOut, ...routed.legs, routed.emptyBack];
  const unpriced = (leg: RoadLeg) => leg.hasFerry && !isPassagePriced(leg, book.passages);
  if (driven.some(unpriced)) reasons.push(routed.legs.some(unpriced) ? 'ferry' : 'island');
  if (driven.some((leg) => limits.closedCountries.some((country) => (leg.kilometresByCountry[country] ?? 0) > 0))) reasons.push('no-road');
  if (timetable.serviceMinutes > limits.longestTripDays * 24 * 60) reasons.push('too-long');
  if (timetable.lateMinutes > limits.mostLateMinutes) reasons.push('beyond-driving-rules');
  if (!(group.passengers >= 1 && group.passengers <= maximumPassengers)) reasons.push('no-vehicle');
  if (group.wheelchairPlaces > limits.mostWheelchairPlaces) reasons.push('wheelchairs');
  const all = [...reasons, ...findCarrierReasons(trip)];
  return trip.isJudged ? all.filter((reason) => !judgedByPeople.some((each) => each === reason)) : all;
}

/** What a person decides, or adds a line for: the lines of the price can be worked out all the same. */
const judgedByPeople = ['ferry', 'island', 'cabotage', 'no-operator', 'short-lead'] as const satisfies PersonReason[];

/** Whether another than our operators must drive it; what VAT that one owes is then not ours to know. */
function findCarrierReasons({ itinerary, routed, carriage, date, book, isJudged }: PreparedTrip): PersonReason[] {
  if (!isJudged && findCabotage({ itinerary, date, routed }) !== null) return ['cabotage'];
  const [first] = itinerary.stops;
  if (!isJudged && first && isTooFar(first.place.coordinates, { depot: routed.depot, table: book.depots })) return ['no-operator'];
  const driven = [routed.emptyOut, ...routed.legs, routed.emptyBack];
  return isVatKnown(carriage, Object.keys(sumCountryKilometres(driven, routed.depot))) ? [] : ['vat-unknown'];
}

/** Whether it is early enough to find these vehicles without asking. */
function isInTime({ book, wakingLeadHours: hours, isJudged = false }: PreparedTrip, { offers }: VehicleChoice): boolean {
  if (isJudged) return true;
  return offers.every(({ model }) => hours >= book.leadTimes.hours[model.key]);
}

function choose({ group, asked = null }: PreparedTrip, prices: VehiclePrices): VehicleChoices | null {
  return chooseVehicles({ group: seatingOf(group), asked, costOf: (offer) => prices(offer)?.netCents ?? null });
}

/** The group as vehicles are chosen for it. */
function seatingOf(group: Group): SeatingGroup {
  return { ...group, extras: extrasNeededBy(group) };
}

/** Asks again with every vehicle lawful, then without the wheelchairs: what then helps was the reason. */
function findNoChoiceReason({ group, asked = null }: PreparedTrip): PersonReason {
  // What there is to choose from does not depend on what it costs.
  const costOf = () => 1;
  const seating = seatingOf(group);
  if (chooseVehicles({ group: seating, asked, costOf })) return 'beyond-driving-rules';
  return chooseVehicles({ group: { ...seating, wheelchairPlaces: 0 }, asked, costOf }) ? 'wheelchairs' : 'no-vehicle';
}

type Found = { readonly prices: VehiclePrices; readonly choices: VehicleChoices };

/** Two vehicles, where they do not cost so much more that the line is noise. */
function worthReading({ cheapest, twoVehicles }: VehicleChoices, { twoVehiclesWithinPercent }: QuoteLimits): VehicleChoice | null {
  const most = cheapest.costCents * (1 + twoVehiclesWithinPercent / 100);
  return twoVehicles !== null && twoVehicles.costCents <= most ? twoVehicles : null;
}

function createOptions(trip: PreparedTrip, { prices, choices }: Found): QuoteOption[] {
  const mayGoHome = trip.homeWaits.length > 0;
  const found: readonly (readonly [OptionKey, VehicleChoice | null])[] = [
    ['cheapest', choices.cheapest],
    ['one-size-up', choices.oneSizeUp],
    ['two-vehicles', worthReading(choices, trip.limits)],
  ];
  const about = {
    priceOf: prices,
    vat: trip.carriage,
    mayGoHome,
    describePlan: describePlans(),
    groupLines: groupLines(trip.group, trip.tables),
  };
  return withoutRepeatedPlans(
    found.flatMap(([key, choice]) => (choice && isInTime(trip, choice) ? [createOption({ key, choice, ...about })] : [])),
  );
}

function createQuote(trip: PreparedTrip, found: Found): Quote {
  const { routed, departure, now, limits, book } = trip;
  const tightStops = findTightStops(trip);
  // What the lines bill, so that the page shows one figure.
  const billed = found.choices.cheapest.offers.slice(0, 1).flatMap((offer) => found.prices(offer)?.trip.duties ?? []);
  return {
    options: createOptions(trip, found),
    chosen: 'cheapest',
    kilometres: billed.reduce((total, { serviceKilometres }) => total + serviceKilometres, 0),
    emptyKilometres: billed.reduce((total, { emptyKilometres }) => total + emptyKilometres, 0),
    estimated: routed.estimated,
    madeAt: now,
    validUntil: findValidUntil({ departure, now, limits }),
    rateCard: book.version,
    ...(tightStops.length > 0 ? { tightStops } : {}),
  };
}
