import type { VehicleChoice } from '#domain/fleet/choose-vehicles.ts';
import type { SeparateTrips } from '#domain/itinerary/routed.ts';
import { sumCents } from '#domain/money/money.ts';
import { listTripsBetween, tripBetween } from '../depot/separate-trips.ts';
import { groupLines } from '../lines/group-lines.ts';
import { reasonOf, sumLines, unitLine } from '../lines/price-lines.ts';
import type { VehiclePrices } from '../lines/priced-vehicle.ts';
import { splitVat } from '../vat/vat.ts';
import type { PreparedTrip, QuoteInput } from './prepare-trip.ts';
import type { QuoteOption } from './quote.ts';

/** A trip with the prices of its vehicles; the cheapest is computed on demand. */
export type TripPrices = { readonly trip: PreparedTrip; readonly prices: VehiclePrices; readonly findCheapest: () => VehicleChoice | null };

/** The total of separate trips with VAT, in cents, and the towns of their depots, without duplicates. */
export type SeparatePrice = { readonly totalCents: number; readonly depots: readonly string[] };

type PricesOf = (question: QuoteInput) => TripPrices | null;

type Asked = { readonly choice: VehicleChoice; readonly totalCents: number; readonly isCheapest: boolean };

/**
 * If separate trips with the same vehicles cost more than this, other vehicles on each do not make up for it. With depots in two countries
 * they may, because price levels differ by vehicle.
 */
const hopelessPercent = 125;

/**
 * The price of an option as separate trips, each from its own depot, over every split with a road: with the option's vehicles on each trip,
 * and for the cheapest option also with the cheapest vehicles of each. Null if a part has no price.
 */
export function priceSeparately(question: QuoteInput, pricesOf: PricesOf): (asked: Asked) => SeparatePrice | null {
  const { separately = [], ...whole } = question.routed;
  const known = separately.flatMap((apart) => {
    const parts = priceParts({ ...question, routed: whole }, { apart, pricesOf });
    return parts === null ? [] : [parts];
  });
  return (asked) =>
    known.reduce<SeparatePrice | null>((least, parts) => {
      const totalCents = totalOfParts(parts, asked);
      if (totalCents === null || (least !== null && least.totalCents <= totalCents)) return least;
      return { totalCents, depots: [...new Set(parts.map(({ trip }) => trip.routed.depot.name))] };
    }, null);
}

function totalOfParts(parts: readonly TripPrices[], { choice, totalCents, isCheapest }: Asked): number | null {
  const same = sumOrNull(parts.map((part) => totalOf(part, choice)));
  const isHopeless = same !== null && same * 100 > totalCents * hopelessPercent;
  if (!isCheapest || (isHopeless && new Set(parts.map(({ trip }) => trip.country)).size === 1)) return same;
  const own = sumOrNull(parts.map((part) => totalOf(part, part.findCheapest())));
  return same === null || own === null ? (same ?? own) : Math.min(same, own);
}

function priceParts(
  question: QuoteInput,
  { apart: { cuts, trips }, pricesOf }: { readonly apart: SeparateTrips; readonly pricesOf: PricesOf },
): TripPrices[] | null {
  const spans = listTripsBetween(question.itinerary, cuts);
  const parts: TripPrices[] = [];
  for (const [index, span] of spans.entries()) {
    const routed = trips[index];
    const priced = routed ? pricesOf({ ...question, routed, itinerary: tripBetween(question.itinerary, span) }) : null;
    if (priced === null) return null;
    parts.push(priced);
  }
  return parts;
}

function sumOrNull(totals: readonly (number | null)[]): number | null {
  const known = totals.flatMap((cents) => cents ?? []);
  return known.length < totals.length ? null : sumCents(known);
}

/** With VAT, in cents; null if one of the vehicles may not drive this trip. */
function totalOf({ trip, prices }: TripPrices, choice: VehicleChoice | null): number | null {
  const { offers } = choice ?? { offers: [] };
  const vehicles = offers.map((offer) => prices(offer));
  const [first] = vehicles;
  const netCents = sumOrNull(vehicles.map((vehicle) => vehicle?.netCents ?? null));
  if (!first || netCents === null) return null;
  const net = netCents + sumLines(groupLines(trip.group, trip.tables));
  return net + sumCents(splitVat({ ...trip.carriage, netCents: net, kilometres: first.kilometres }).map(({ vatCents }) => vatCents));
}

type Capped = { readonly trip: PreparedTrip; readonly kilometres: Readonly<Record<string, number>>; readonly apart: SeparatePrice | null };

/** Lowers an option to the price of separate trips, with a line that says so. Returns it unchanged if they cost no less. */
export function capAtSeparatePrice(option: QuoteOption, { trip, kilometres, apart }: Capped): QuoteOption {
  if (apart === null || apart.totalCents >= option.totalCents) return option;
  const withNet = (netCents: number) => {
    const vat = splitVat({ ...trip.carriage, netCents, kilometres });
    const vatCents = sumCents(vat.map((line) => line.vatCents));
    return { netCents, vat, vatCents, totalCents: netCents + vatCents };
  };
  // The VAT of each country is rounded, so the right net price may differ from the share by some cents.
  let amounts = withNet(Math.ceil((option.netCents * apart.totalCents) / option.totalCents) + 1);
  while (amounts.totalCents > apart.totalCents) amounts = withNet(amounts.netCents - 1);
  const off = amounts.netCents - option.netCents;
  const reason = reasonOf('separate-trips', { depots: apart.depots.join(', ') });
  const line = { ...unitLine('discount', { quantity: 1, unit: 'piece', unitCents: off, reason }), vehicle: null };
  return { ...option, ...amounts, lines: [...option.lines, line] };
}
