import type { Itinerary, Stop } from '#domain/itinerary/itinerary.ts';
import type { DepotTable } from '../rates/depot-table.ts';
import { depotOfItinerary } from './depots.ts';
import { departureMinutes, kilometresApart } from './returns-to-depot.ts';

/**
 * A trip as separate trips: the group books each part alone, from the depot nearest to where that part begins. A whole trip never costs
 * more than its parts (docs/prices-and-law.md#trip-types), so the parts are priced too.
 */

/** The stops (by index) where a trip ends and the next begins, in driving order. */
export type Cuts = readonly number[];

/** The most cuts to try; of a longer tour only the one that saves most. */
const mostCuts = 2;
const mostStopsWithTwoCuts = 4;
/** With more stops than this the coach is rarely home in between, and each price takes long. */
const mostStopsOfPriceLevels = 8;
/**
 * A cut with the second depot in the same country is worth pricing if it removes an hour of waiting per this many empty kilometres added,
 * as the crow flies: well above what any vehicle of the rate card needs. Our own rule, 2026 (E).
 */
const kilometresForAnHour = 40;
/** A cut may also save a second driver, who costs as much as this many hours. */
const hoursOfASecondDriver = 8;
const fullDayHours = 10;
const drivenInAnHour = 65;

/** Every split of a trip that is worth pricing; empty for a drive without a stop between. */
export function listCuts(itinerary: Itinerary, depots: DepotTable): readonly Cuts[] {
  const departures = departureMinutes(itinerary);
  const worth = itinerary.stops.flatMap((stop, cut) => {
    const balance = isBetween(itinerary, cut) && mayEnd(stop) ? balanceOf(itinerary, { cut, departures, depots }) : null;
    return balance !== null && balance > 0 ? [{ cut, balance }] : [];
  });
  const most = itinerary.stops.length > mostStopsWithTwoCuts ? 1 : mostCuts;
  const chosen = worth
    .toSorted((one, other) => other.balance - one.balance)
    .slice(0, most)
    .map(({ cut }) => cut)
    .sort((one, other) => one - other);
  const alone = chosen.map((cut) => [cut]);
  return chosen.length < 2 ? alone : [...alone, chosen];
}

function isBetween({ stops }: Itinerary, index: number): boolean {
  return index > 0 && index < stops.length - 1;
}

/** A coach that drives the group around a place stays with it. */
function mayEnd({ departure, localKilometres = 0 }: Stop): boolean {
  return departure !== null && !(localKilometres > 0);
}

type Cut = { readonly cut: number; readonly departures: readonly (number | null)[]; readonly depots: DepotTable };

/** How many hours a cut saves beyond the cost of its empty kilometres. Between depots of two countries, price levels matter too. */
function balanceOf(itinerary: Itinerary, { cut, departures, depots }: Cut): number {
  const { stops } = itinerary;
  const [before, at, end] = [stops[cut - 1], stops[cut], stops.at(-1)];
  if (!before || !at || !end) return 0;
  const first = depotOfItinerary(itinerary, depots);
  const second = depotOfItinerary(tripBetween(itinerary, { from: cut, until: stops.length - 1 }), depots);
  const [here, home] = [at.place.coordinates, end.place.coordinates];
  const drive = kilometresApart(before.place.coordinates, here) / drivenInAnHour;
  const waitHours = Math.max(0, ((departures[cut] ?? 0) - (departures[cut - 1] ?? 0)) / 60 - drive);
  const added =
    kilometresApart(here, first.coordinates) +
    kilometresApart(second.coordinates, here) +
    kilometresApart(home, second.coordinates) -
    kilometresApart(home, first.coordinates);
  const spared = Math.min(waitHours, 24) - added / kilometresForAnHour;
  if (second.countryCode !== first.countryCode && stops.length <= mostStopsOfPriceLevels) return Math.max(1, spared + 24);
  if (stops.length > mostStopsOfPriceLevels && second.name === first.name) return 0;
  const hours = ((departures.at(-2) ?? 0) - (departures[0] ?? 0)) / 60;
  return spared + (hours > fullDayHours ? hoursOfASecondDriver : 0);
}

/** The trip from one stop to a later one, as if booked separately. */
export function tripBetween(
  { type, stops, suppliesDriverRoom }: Itinerary,
  { from, until }: { readonly from: number; readonly until: number },
): Itinerary {
  const own = stops.slice(from, until + 1).map((stop, index) => (index === until - from ? { ...stop, departure: null } : stop));
  const room = suppliesDriverRoom === undefined ? {} : { suppliesDriverRoom };
  return { type: type === 'tour' && own.length > 2 ? 'tour' : 'one-way', stops: own, ...room };
}

/** The trips between the cuts, each by its first and last stop. */
export function listTripsBetween({ stops }: Pick<Itinerary, 'stops'>, cuts: Cuts): { readonly from: number; readonly until: number }[] {
  return [0, ...cuts].map((from, index) => ({ from, until: cuts[index] ?? stops.length - 1 }));
}
