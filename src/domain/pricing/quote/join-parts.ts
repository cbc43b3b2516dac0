import { compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import type { GroupPart } from '#domain/itinerary/group-parts.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { isSamePlace } from '#domain/itinerary/same-place.ts';
import { hasReturn, returnStopOf } from '#domain/itinerary/second-return.ts';
import { sumCents, vatOf } from '#domain/money/money.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { VatLine } from '../vat/vat-line.ts';
import { findCrew } from './crew-plan.ts';
import type { DriverCrew, Quote, QuoteOption, TightStop, VehicleGroup } from './quote.ts';

/** A part of the group with the quote of its own trip, as if it travelled alone. */
export type QuotedPart = { readonly part: GroupPart; readonly quote: Quote };

/**
 * The quote of a group that travels in parts: all vehicles, each with its own plan, for the sum of the prices. Offers one size up if any
 * part has it. Does not offer two vehicles for one, because there are already two. Throws a RangeError without parts.
 */
export function joinParts(parts: readonly QuotedPart[]): Quote {
  const quotes = parts.map(({ quote }) => quote);
  const [first] = quotes;
  if (first === undefined) throw new RangeError('A quote of no parts');
  const keys = (['cheapest', 'one-size-up'] as const).filter((key) =>
    quotes.some(({ options }) => options.some((option) => option.key === key)),
  );
  const { tightStops: _tight, ...plain } = first;
  const tightStops = joinTightStops(quotes.flatMap((quote) => quote.tightStops ?? []));
  const [validUntil] = quotes.map((quote) => quote.validUntil).toSorted(compareInstants);
  return {
    ...plain,
    options: keys.flatMap((key) =>
      joinOptions(
        key,
        parts.map((part) => partOf(part, key)),
      ),
    ),
    chosen: 'cheapest',
    emptyKilometres: Math.max(...quotes.map(({ emptyKilometres }) => emptyKilometres)),
    estimated: quotes.some(({ estimated }) => estimated),
    validUntil: validUntil ?? first.validUntil,
    ...(tightStops.length > 0 ? { tightStops } : {}),
  };
}

/** If several parts leave a stop too late, the latest one counts. */
function joinTightStops(all: readonly TightStop[]): readonly TightStop[] {
  return [...Map.groupBy(all, ({ stop }) => stop).values()]
    .flatMap((same) => same.toSorted((one, other) => other.lateMinutes - one.lateMinutes).slice(0, 1))
    .toSorted((one, other) => one.stop - other.stop);
}

type PricedPart = { readonly part: GroupPart; readonly option: QuoteOption };

/** The option for one part: the requested one, or its cheapest if it has none with that key. */
function partOf({ part, quote }: QuotedPart, key: QuoteOption['key']): PricedPart | null {
  const option = quote.options.find((each) => each.key === key) ?? quote.options[0];
  return option === undefined ? null : { part, option: { ...option, crew: findCrew(quote, option) } };
}

function joinOptions(key: QuoteOption['key'], found: readonly (PricedPart | null)[]): QuoteOption[] {
  const parts = found.flatMap((part) => part ?? []);
  const [first] = parts;
  if (first === undefined || parts.length < found.length) return [];
  const options = parts.map(({ option }) => option);
  const waiting = options.flatMap((option) => option.waiting ?? []);
  const vat = addVat(options.flatMap((option) => option.vat));
  const netCents = sumCents(options.map((option) => option.netCents));
  const vatCents = sumCents(vat.map((line) => line.vatCents));
  return [
    {
      key,
      vehicles: options.flatMap(({ vehicles }) => vehicles),
      seats: options.reduce((sum, { seats }) => sum + seats, 0),
      vehicleSeats: options.flatMap(({ vehicleSeats = [] }) => vehicleSeats),
      ...(waiting.length === 0 ? {} : { waiting: waiting.includes('goes-home') ? 'goes-home' : 'with-group' }),
      crew: addCrews(options.map(({ crew }) => crew)),
      groups: parts.map((part) => groupOf(part, parts)),
      lines: options.flatMap(({ lines }, group) => lines.map((line) => (isOfAll(line) ? line : { ...line, group }))),
      vat,
      netCents,
      vatCents,
      totalCents: netCents + vatCents,
    },
  ];
}

/** Whether everybody pays a line once. A discount belongs to the group whose price it lowers. */
function isOfAll({ kind, vehicle }: PriceLine): boolean {
  return vehicle === null && kind !== 'discount';
}

function groupOf({ part: { itinerary, group }, option }: PricedPart, all: readonly PricedPart[]): VehicleGroup {
  const returns = hasReturn(itinerary.type) ? (returnStopOf(itinerary)?.departure ?? null) : null;
  const [end, time] = [itinerary.stops.at(-1), option.crew.stopTimes?.at(-1)];
  const arrives = end && time?.arrives ? toLocal(time.arrives, end.place.timeZone) : null;
  const boards = boardsApart(all) ? boardingOf(itinerary) : null;
  return {
    passengers: group.passengers,
    ...(boards === null ? {} : { boards }),
    ...{ returns, arrives, vehicles: option.vehicles.length, crew: option.crew },
  };
}

function boardsApart(parts: readonly PricedPart[]): boolean {
  const places = parts.flatMap(({ part }) => part.itinerary.stops[0]?.place ?? []);
  return places.some((place, index) => index > 0 && places[0] !== undefined && !isSamePlace(place, places[0]));
}

/** Where and when the people of this itinerary board. */
export function boardingOf({ stops: [first] }: Itinerary): NonNullable<VehicleGroup['boards']> | null {
  return first?.departure ? { name: first.place.name, address: formatPlace(first.place), ...first.departure } : null;
}

/** Drivers and nights of all parts, the times of the slowest, the plan of the first, whose stops are those of the itinerary. */
function addCrews(crews: readonly DriverCrew[]): DriverCrew {
  const total = (countOf: (crew: DriverCrew) => number) => crews.reduce((sum, crew) => sum + countOf(crew), 0);
  const longest = (minutesOf: (crew: DriverCrew) => number) => Math.max(0, ...crews.map(minutesOf));
  return {
    ...crews[0],
    drivers: total(({ drivers }) => drivers),
    overnights: total(({ overnights }) => overnights),
    breaksMinutes: longest(({ breaksMinutes }) => breaksMinutes),
    drivingMinutes: longest(({ drivingMinutes }) => drivingMinutes),
    dutyMinutes: longest(({ dutyMinutes }) => dutyMinutes),
  };
}

/** Adds up each country's shares before applying its rate, so that VAT is rounded once, as for one price. */
function addVat(lines: readonly VatLine[]): VatLine[] {
  return [...Map.groupBy(lines, ({ countryCode }) => countryCode).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const netCents = sumCents(same.map((line) => line.netCents));
    const kilometres = Math.round(same.reduce((sum, line) => sum + line.kilometres, 0) * 10) / 10;
    return [{ ...first, netCents, kilometres, vatCents: vatOf(netCents, first.ratePercent) }];
  });
}
