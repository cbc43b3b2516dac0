import { addHours, compareInstants } from '#domain/calendar/instant.ts';
import { chooseVehicles } from '#domain/fleet/choose-vehicles.ts';
import { getVehicle } from '#domain/fleet/vehicles.ts';
import { extrasNeededBy } from '#domain/itinerary/group.ts';
import { firstDepartureInstant, lastDepartureInstant } from '#domain/itinerary/instants.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import { sumCents } from '#domain/money/money.ts';
import type { DriverCrew, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { getQuoteLimits } from '#domain/pricing/quote/quote-limits.ts';
import { estimateStopTimes } from '#domain/pricing/quote/stop-times.ts';
import type { QuoteTerms } from '#domain/pricing/rates/terms-tables.ts';
import { type CountryKilometres, isVatKnown, splitVat, sumCountryKilometres } from '#domain/pricing/vat/vat.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { FleetKey } from '#domain/sites/keys.ts';
import type { Trip } from '#domain/trip/trip.ts';

export type HandPrice = {
  readonly trip: Pick<Trip, 'itinerary' | 'group'>;
  /** Incl. VAT, in cents. */
  readonly totalCents: number;
  /** Null without a known road: all VAT is then that of the first stop's country. */
  readonly routed: RoutedItinerary | null;
  /** Empty: the smallest number of vehicles that carry the group, with the fewest seats. */
  readonly vehicles: readonly FleetKey[];
  readonly drivers: number;
  readonly now: string;
  readonly validDays: number;
  readonly terms: QuoteTerms;
};

export type NoHandQuote =
  | { readonly reason: 'no-vehicle' | 'too-few-seats' | 'too-late' | 'vat-unknown' }
  /** No net amount gives this total to the cent; the nearest totals that work. */
  | { readonly reason: 'uneven-total'; readonly nearestCents: readonly number[] };

/** A price made by a person: one option with one line. Its VAT is split over the countries by kilometres, like any other price. */
export function makeHandQuote(price: HandPrice): Result<Quote, NoHandQuote> {
  const { routed, now, terms } = price;
  const validUntil = findValidUntil(price);
  if (compareInstants(validUntil, now) <= 0) return failure({ reason: 'too-late' });
  const seated = findVehicles(price);
  if (!seated.ok) return seated;
  const split = splitTotal(price);
  if (!split.ok) return split;
  const { vehicles } = seated.value;
  const { netCents } = split.value;
  const line = {
    vehicle: vehicles[0] ?? null,
    quantity: 1,
    unit: 'piece',
    unitCents: netCents,
    amountCents: netCents,
    included: true,
  } as const;
  const option: QuoteOption = {
    key: 'cheapest',
    ...seated.value,
    crew: crewOf(price, seated.value.vehicles.length),
    lines: [{ kind: 'vehicle', ...line }],
    ...split.value,
  };
  const legs = routed?.legs ?? [];
  const empty = routed === null ? [] : [routed.emptyOut, routed.emptyBack];
  const length = (driven: typeof legs) => Math.round(driven.reduce((sum, { kilometres }) => sum + kilometres, 0));
  return success({
    options: [option],
    chosen: option.key,
    kilometres: length(legs),
    emptyKilometres: length(empty),
    estimated: routed?.estimated ?? true,
    madeAt: now,
    validUntil,
    rateCard: 'office',
    terms,
  });
}

/** The end of a quote that is valid for this many days, but no later than some hours before departure. */
export function findValidUntil({ trip, now, validDays }: Pick<HandPrice, 'trip' | 'now' | 'validDays'>): string {
  const { lastHoursBeforeDeparture } = getQuoteLimits(now.slice(0, 10));
  const latest = addHours(firstDepartureInstant(trip.itinerary), -lastHoursBeforeDeparture);
  const asked = addHours(now, validDays * 24);
  return compareInstants(asked, latest) < 0 ? asked : latest;
}

type Seated = Pick<QuoteOption, 'vehicles' | 'seats' | 'vehicleSeats'>;

function findVehicles({ trip: { group }, vehicles }: HandPrice): Result<Seated, NoHandQuote> {
  if (vehicles.length === 0) {
    const choice = chooseVehicles({
      group: { ...group, extras: extrasNeededBy(group) },
      costOf: ({ model }) => 10_000 + model.seats,
    })?.cheapest;
    if (choice === undefined) return failure({ reason: 'no-vehicle' });
    const vehicleSeats = choice.offers.map(({ model }) => model.seats);
    return success({ vehicles: choice.vehicles, seats: choice.seats, vehicleSeats });
  }
  const vehicleSeats = vehicles.map((key) => Math.max(...getVehicle(key).models.map(({ seats }) => seats)));
  const seats = sumCents(vehicleSeats);
  return seats < group.passengers ? failure({ reason: 'too-few-seats' }) : success({ vehicles, seats, vehicleSeats });
}

type SplitTotal = Pick<QuoteOption, 'netCents' | 'vatCents' | 'totalCents' | 'vat'>;

/** Adds the VAT of a trip to a net amount; null if we have no rule for a country. */
export function vatAdderOf({ trip: { itinerary, group }, routed }: Pick<HandPrice, 'trip' | 'routed'>) {
  const date = firstDepartureInstant(itinerary).slice(0, 10);
  const kilometres = kilometresOf({ itinerary, routed });
  const country = itinerary.stops[0]?.place.countryCode ?? '';
  const carriage = {
    ...{ itinerary, legs: routed?.legs ?? null, passengers: group.passengers, date },
    coachCountry: routed?.depot.countryCode ?? country,
  };
  if (!isVatKnown(carriage, Object.keys(kilometres))) return null;
  return (netCents: number): SplitTotal => {
    const vat = splitVat({ ...carriage, netCents, kilometres });
    const vatCents = sumCents(vat.map((line) => line.vatCents));
    return { netCents, vatCents, totalCents: netCents + vatCents, vat };
  };
}

/** The net amount and VAT that make up the total, to the cent. */
function splitTotal({ totalCents, ...price }: HandPrice): Result<SplitTotal, NoHandQuote> {
  const addVat = vatAdderOf(price);
  if (addVat === null) return failure({ reason: 'vat-unknown' });
  const estimate = Math.round((totalCents * totalCents) / Math.max(1, addVat(totalCents).totalCents));
  const near = Array.from({ length: 21 }, (_, step) => addVat(Math.max(0, estimate - 10 + step)));
  const exact = near.find((split) => split.totalCents === totalCents);
  if (exact !== undefined) return success(exact);
  const below = near.findLast((split) => split.totalCents < totalCents);
  const above = near.find((split) => split.totalCents > totalCents);
  return failure({ reason: 'uneven-total', nearestCents: [below, above].flatMap((split) => (split ? [split.totalCents] : [])) });
}

function kilometresOf({ itinerary, routed }: Pick<Trip, 'itinerary'> & Pick<HandPrice, 'routed'>): CountryKilometres {
  if (routed !== null) return sumCountryKilometres([routed.emptyOut, ...routed.legs, routed.emptyBack], routed.depot);
  const country = itinerary.stops[0]?.place.countryCode;
  return country === undefined ? {} : { [country]: 0 };
}

/** The crew as far as the road shows it: the person who made the price planned breaks and nights. */
function crewOf({ trip: { itinerary }, routed, drivers }: HandPrice, vehicles: number): DriverCrew {
  const driven = routed === null ? [] : [routed.emptyOut, ...routed.legs, routed.emptyBack];
  const minutes = (legs: typeof driven) => Math.round(legs.reduce((sum, leg) => sum + leg.minutes, 0));
  const [first, last] = [firstDepartureInstant(itinerary), lastDepartureInstant(itinerary)];
  const timetable = Math.round(compareInstants(last, first) / 60_000);
  const around = routed === null ? [] : [routed.emptyOut, ...routed.legs.slice(-1), routed.emptyBack];
  return {
    ...{ drivers, overnights: 0, breaksMinutes: 0, drivingMinutes: minutes(driven), dutyMinutes: timetable + minutes(around) },
    ...(routed === null ? {} : { stopTimes: estimateStopTimes({ itinerary, routed, drivers: drivers / vehicles }) }),
  };
}
