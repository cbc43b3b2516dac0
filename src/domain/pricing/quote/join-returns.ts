import { compareInstants } from '#domain/calendar/instant.ts';
import { toLocal } from '#domain/calendar/zoned.ts';
import { type ReturnPart, returnStopOf } from '#domain/itinerary/second-return.ts';
import { sumCents, vatOf } from '#domain/money/money.ts';
import type { VatLine } from '../vat/vat-line.ts';
import { findCrew } from './crew-plan.ts';
import type { DriverCrew, Quote, QuoteOption, VehicleGroup } from './quote.ts';

/** A part of the group with the quote of its own trip, as if it were the only one. */
export type QuotedPart = { readonly part: ReturnPart; readonly quote: Quote };

/**
 * The quote of a group that comes back in two parts: the vehicles of both, each with its own plan, for the sum of their prices. One size up is
 * offered where either part has one. Two vehicles for one are not: there are two already.
 */
export function joinReturns(first: QuotedPart, second: QuotedPart): Quote {
  const { validUntil, emptyKilometres, estimated } = second.quote;
  const keys = (['cheapest', 'one-size-up'] as const).filter((key) =>
    [first, second].some(({ quote }) => quote.options.some((option) => option.key === key)),
  );
  return {
    ...first.quote,
    options: keys.flatMap((key) => joinOptions(key, [partOf(first, key), partOf(second, key)])),
    chosen: 'cheapest',
    emptyKilometres: Math.max(first.quote.emptyKilometres, emptyKilometres),
    estimated: first.quote.estimated || estimated,
    validUntil: compareInstants(validUntil, first.quote.validUntil) < 0 ? validUntil : first.quote.validUntil,
  };
}

type PricedPart = { readonly part: ReturnPart; readonly option: QuoteOption };

/** What one part takes: the asked option, or its cheapest where it has none so called. */
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
      groups: parts.map(groupOf),
      lines: options.flatMap(({ lines }, group) => lines.map((line) => (line.vehicle === null ? line : { ...line, group }))),
      vat,
      netCents,
      vatCents,
      totalCents: netCents + vatCents,
    },
  ];
}

function groupOf({ part, option }: PricedPart): VehicleGroup {
  const returns = returnStopOf(part.itinerary)?.departure;
  if (!returns) throw new RangeError('A return without a departure was let through');
  const [end, time] = [part.itinerary.stops.at(-1), option.crew.stopTimes?.at(-1)];
  const arrives = end && time?.arrives ? toLocal(time.arrives, end.place.timeZone) : null;
  return { passengers: part.group.passengers, returns, arrives, vehicles: option.vehicles.length, crew: option.crew };
}

/** Drivers and nights of all, the times of the slowest, the plan of the first: its stops are those of the itinerary. */
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

/** The shares of each country added up before its rate is laid on them, as for one price: VAT is rounded once. */
function addVat(lines: readonly VatLine[]): VatLine[] {
  return [...Map.groupBy(lines, ({ countryCode }) => countryCode).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const netCents = sumCents(same.map((line) => line.netCents));
    const kilometres = Math.round(same.reduce((sum, line) => sum + line.kilometres, 0) * 10) / 10;
    return [{ ...first, netCents, kilometres, vatCents: vatOf(netCents, first.ratePercent) }];
  });
}
