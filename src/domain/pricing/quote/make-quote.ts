import { chooseVehicles, type VehicleChoice, type VehicleChoices } from '#domain/fleet/choose-vehicles.ts';
import { type GroupPart, splitGroup } from '#domain/itinerary/group-parts.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { groupLines } from '../lines/group-lines.ts';
import type { VehiclePrices } from '../lines/priced-vehicle.ts';
import { createVehiclePrices } from '../lines/vehicle-prices.ts';
import { termsOf } from '../rates/rate-book.ts';
import { describePlans, withoutRepeatedPlans } from './crew-plan.ts';
import { joinParts } from './join-parts.ts';
import { createOption } from './options.ts';
import { findNoChoiceReason, findReasons, isInTime, seatingOf } from './person-reasons.ts';
import { type PreparedTrip, prepareTrip, type QuoteInput } from './prepare-trip.ts';
import { capAtSeparatePrice, priceSeparately, type TripPrices } from './price-separately.ts';
import { nothingAgreed, type OptionKey, type PersonReason, type Quote, type QuoteOption } from './quote.ts';
import type { QuoteLimits } from './quote-limits.ts';
import { findTightStops } from './tight-stops.ts';
import { findValidUntil } from './validity.ts';

/**
 * The quote for an itinerary: the cheapest lawful vehicle or combination, one size up, and two vehicles, as far as they exist, with lines,
 * crew, VAT and validity. Fails with every reason for which a person must price it instead. `no-road` here means a road through a closed
 * country; otherwise the router reports it. Net cents, except VAT and total.
 */
export function makeQuote(question: QuoteInput): Result<Quote, readonly PersonReason[]> {
  const parts = splitGroup(question);
  if (parts !== null) {
    const { quote, reasons } = quoteParts(question, parts);
    return quote === null || reasons.length > 0 ? failure(reasons) : success(quote);
  }
  const priced = priceChoices(question);
  if (!priced.ok) return priced;
  const { trip, found, isLate } = priced.value;
  return isLate ? failure(['short-lead']) : success(createQuote(trip, found));
}

type OnRequest = { readonly quote: Quote | null; readonly reasons: readonly PersonReason[] };

/** As {@link makeQuote}, but also gives the price if the only obstacle is that the trip is too soon to sell without a person. */
export function makeQuoteOnRequest(question: QuoteInput): OnRequest {
  const parts = splitGroup(question);
  if (parts !== null) return quoteParts(question, parts);
  const priced = priceChoices(question);
  if (!priced.ok) return { quote: null, reasons: priced.failure };
  const { trip, found, isLate } = priced.value;
  return isLate
    ? { quote: createQuote({ ...trip, wakingLeadHours: Number.POSITIVE_INFINITY }, found), reasons: ['short-lead'] }
    : { quote: createQuote(trip, found), reasons: [] };
}

/** Quotes all parts of a group that travels in parts, or the reasons why a person must price any of them. */
function quoteParts(question: QuoteInput, parts: readonly GroupPart[]): OnRequest {
  const travelling = question.group.passengers;
  const { otherParts = [], ...road } = question.routed;
  const asked = parts.map((part, index) => {
    // People who only return later use the same road.
    const routed = otherParts[index - 1] ?? road;
    return { part, ...makeQuoteOnRequest({ ...question, ...part, routed, travelling }) };
  });
  const reasons = [...new Set(asked.flatMap((made) => made.reasons))];
  const quoted = asked.flatMap(({ part, quote }) => (quote === null ? [] : [{ part, quote }]));
  return quoted.length < parts.length ? { quote: null, reasons } : { quote: joinParts(quoted), reasons };
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

/** The prices of one of several separate trips. Does not check the lead time, which applies to the whole trip. */
function pricesOf(question: QuoteInput): TripPrices | null {
  const trip = prepareTrip(question);
  if (findReasons(trip).length > 0) return null;
  const prices = createVehiclePrices(trip);
  return { trip, prices, findCheapest: () => choose(trip, prices)?.cheapest ?? null };
}

function choose({ group, asked = null, without = [] }: PreparedTrip, prices: VehiclePrices): VehicleChoices | null {
  return chooseVehicles({ group: seatingOf(group), asked, without, costOf: (offer) => prices(offer)?.netCents ?? null });
}

type Found = { readonly prices: VehiclePrices; readonly choices: VehicleChoices };

/** Two vehicles, unless they cost so much more that nobody would take them. */
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
  const separate = priceSeparately(trip, pricesOf);
  return withoutRepeatedPlans(
    found.flatMap(([key, choice]) => {
      if (!choice || !isInTime(trip, choice)) return [];
      const [largest] = choice.offers;
      const kilometres = (largest && prices(largest)?.kilometres) ?? {};
      const option = createOption({ key, choice, ...about });
      const apart = separate({ choice, totalCents: option.totalCents, isCheapest: key === 'cheapest' });
      return [capAtSeparatePrice(option, { trip, kilometres, apart })];
    }),
  );
}

/** The agreed rates that are in the price, so that a change of the trip is priced at the same. */
function agreedOf({ tables: { agreed: [rates] = [] } }: PreparedTrip): Pick<Quote, 'agreed'> {
  return rates === undefined ? {} : { agreed: { ...nothingAgreed, rates } };
}

function createQuote(trip: PreparedTrip, found: Found): Quote {
  const { routed, departure, now, limits, book } = trip;
  const tightStops = findTightStops(trip);
  // The billed kilometres, so that the page shows one figure.
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
    terms: termsOf(book),
    ...agreedOf(trip),
    ...(tightStops.length > 0 ? { tightStops } : {}),
  };
}
