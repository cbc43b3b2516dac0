import type { CityFigures } from '#content/cities/figures.ts';
import { passengersOf } from '#content/hubs/airport-passengers.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import { getPlaceKey, type PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { businessAirports } from './business-airports.ts';
import { reach } from './city-roads.ts';
import { nameTown } from './name-place.ts';
import type { Near } from './town-map.ts';

type Leaving = { readonly record: PlaceRecord; readonly language: SiteLanguage };

/**
 * The airport that people fly from, and a second one if it is worth the way: the busiest of those that are hardly farther than the next; a
 * third one only if it is large. An airport with less than a million passengers a year comes after a busy one.
 */
export async function listAirports(
  { roads }: Pick<Geo, 'roads'>,
  { record, language }: Leaving,
  around: readonly Near[],
): Promise<CityFigures['airports']> {
  const found: CityFigures['airports'] = [];
  const airports = around.filter(({ record: each }) => each.details?.group === 'airport' && !businessAirports.has(getPlaceKey(each)));
  for (const { record: place } of airports.filter((each) => !isTerminalOf(each, airports)).slice(0, mostTried)) {
    const way = await reach(roads, record, place, nameTown(place, language).replace(terminals, ''));
    if (way !== null) found.push({ ...way, key: getPlaceKey(place) });
  }
  const nearest = found.sort((one, other) => one.minutes - other.minutes);
  const busy = nearest.find(({ key }) => passengersOf(key) >= 1);
  const [closest, ...farther] = nearest.filter(
    ({ key, minutes }) => passengersOf(key) >= 1 || busy === undefined || minutes + farFromBusy <= busy.minutes,
  );
  if (closest === undefined) return [];
  const first = closest.minutes <= farAway ? closest : busiest(closest, farther.filter(isHardlyFartherThan(closest)));
  const others = farther.filter((each) => each !== first && isWorthTheWay(each, first));
  const [next] = others;
  if (next === undefined) return [first];
  const second = busiest(next, others.filter(isHardlyFartherThan(next)));
  const pair = passengersOf(first.key) < 1 && passengersOf(second.key) >= 1 ? [second, first] : [first, second];
  const third = others.find((each) => each !== second && each.minutes <= anHourOrSo && passengersOf(each.key) >= large);
  return third === undefined ? pair : [...pair, third];
}

type Airport = CityFigures['airports'][number];

function busiest(first: Airport, others: readonly Airport[]): Airport {
  return others.reduce((best, other) => (passengersOf(other.key) > passengersOf(best.key) ? other : best), first);
}

function isHardlyFartherThan({ minutes: least }: Airport): (airport: Airport) => boolean {
  return ({ minutes }) => minutes <= least + detour;
}

/** Nobody drives past a large airport to a smaller one that is far away. */
function isWorthTheWay({ key, minutes }: Airport, first: Airport): boolean {
  const passengers = passengersOf(key);
  if (minutes > longestWay) return false;
  return minutes <= anHourOrSo || passengers > passengersOf(first.key) || (passengers >= manyFlights && minutes <= farAway);
}

/** By road, in minutes. From farther than the second a group looks for the airport with the most flights. */
const [anHourOrSo, farAway, longestWay] = [75, 90, 120];
/** Millions of passengers a year. */
const manyFlights = 5;
/** Millions of passengers a year: a third airport of a town is named if it is this large, as Bergamo for Milan. */
const large = 12;
const mostTried = 8;

/** Minutes by road: of the airports that are hardly farther than the second, a page names the busiest. */
const detour = 20;
/** Minutes by road: an airport with less than a million passengers a year is named if it is this much nearer than a busier one. */
const farFromBusy = 30;

/** `Aeropuerto de Madrid-Barajas T1-T2-T3`: the page means the airport. */
const terminals = / T\d(?:-T\d)*$/;

/** Kilometres between the terminals of an airport. */
const sameAirport = 6;

/** Whether an airport is another's terminal: of two this close together the one with more passengers is named. */
function isTerminalOf({ record }: Near, airports: readonly Near[]): boolean {
  const passengers = passengersOf(getPlaceKey(record));
  return airports.some(
    (other) => getGreatCircleKilometres(record, other.record) <= sameAirport && passengersOf(getPlaceKey(other.record)) > passengers,
  );
}
