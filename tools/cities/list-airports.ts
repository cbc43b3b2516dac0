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

/** The nearest airport that people fly from, and the busiest of those that are hardly farther than the second. */
export async function listAirports(
  { roads }: Pick<Geo, 'roads'>,
  { record, language }: Leaving,
  around: readonly Near[],
): Promise<CityFigures['airports']> {
  const found: CityFigures['airports'] = [];
  const airports = around.filter(({ record: each }) => each.details?.group === 'airport' && !businessAirports.has(getPlaceKey(each)));
  for (const { record: place } of airports.filter((each) => !isTerminalOf(each, airports)).slice(0, 6)) {
    const way = await reach(roads, record, place, nameTown(place, language).replace(terminals, ''));
    if (way !== null) found.push({ ...way, key: getPlaceKey(place) });
  }
  const nearest = found.sort((one, other) => one.minutes - other.minutes);
  const busy = nearest.find(({ key }) => passengersOf(key) >= 1);
  const [first, ...others] = nearest.filter(
    ({ key, minutes }) => passengersOf(key) >= 1 || busy === undefined || minutes + farFromBusy <= busy.minutes,
  );
  if (first === undefined) return [];
  const next = others[0]?.minutes ?? 0;
  const near = others.filter(({ minutes }) => minutes <= next + detour);
  const [second] = [...near].sort((one, other) => passengersOf(other.key) - passengersOf(one.key));
  return second === undefined ? [first] : [first, second];
}

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
