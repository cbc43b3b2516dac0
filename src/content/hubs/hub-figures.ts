import type { CityFigures, Reach } from '../cities/figures.ts';
import { dayTrips, twoDaysFrom } from '../cities/figures-of.ts';
import type { RegionName } from '../cities/names/regions.ts';
import { type Airport, busiestFirst, byTime, byWay, largestFirst, nearestEach, onceEach, onceEachPair, type WayFrom } from './ways.ts';

type Town = Pick<CityFigures, 'name' | 'slug' | 'languageSlug' | 'population' | 'yard' | 'geonames' | 'latitude' | 'longitude'>;
/** The combined figures of the towns of a province, Land, region or country. */
export type RegionFigures = {
  readonly code: string;
  readonly name: RegionName;
  /** Towns with a page, largest first. */
  readonly towns: readonly Town[];
  /** Each yard with its nearest town; the one of the largest town comes first. */
  readonly yards: readonly WayFrom[];
  /** The shortest distance from a yard to a town, and the longest. */
  readonly nearest: WayFrom | null;
  readonly farthest: WayFrom | null;
  readonly airports: readonly Airport[];
  readonly sights: readonly WayFrom[];
  readonly halls: readonly WayFrom[];
  readonly between: readonly WayFrom[];
  readonly far: readonly WayFrom[];
  readonly abroad: (WayFrom & { readonly country: string }) | null;
  readonly oneDriver: readonly (WayFrom & { readonly leave: string; readonly until: string })[];
  /** A day trip from each of the largest towns. */
  readonly trips: readonly WayFrom[];
  /** Where a group from one of the largest towns stays the night, each place once. */
  readonly twoDays: readonly WayFrom[];
  readonly stations: readonly string[];
  readonly holidays: CityFigures['schoolHolidays'];
  /** Whether some dates of the same year are not known yet. */
  readonly lacksHolidays: boolean;
};

/** An airport with the figures of the towns around it. */
export type AirportFigures = {
  readonly key: string;
  readonly name: string;
  /** By travel time, shortest first, each with its route to the airport. */
  readonly towns: readonly (Town & Pick<Reach, 'kilometres' | 'minutes'>)[];
  /** Other airports near these towns. */
  readonly others: readonly WayFrom[];
  readonly yards: readonly WayFrom[];
  /** Stations of the towns around, for passengers who arrive by air. */
  readonly stations: readonly string[];
  readonly halls: readonly WayFrom[];
};

/** Towns closer together than this, in kilometres by road, are suburbs of each other. */
const leastBetween = 25;
/** A day trip that ends earlier leaves no time at its destination. */
const dayEnds = '16:00';
const mostTrips = 4;
/** Minutes by road: a town nearer than this is part of everyday life, no day trip that a region is known for. */
const leastToTown = 45;

export function computeRegion(code: string, name: RegionName, cities: readonly CityFigures[]): RegionFigures {
  const towns = [...cities].sort((one, other) => other.population - one.population);
  const names = new Set(towns.map((town) => town.name));
  const all = (list: (city: CityFigures) => readonly Reach[]) =>
    towns.flatMap((city) => list(city).map((way) => ({ ...way, from: city.name })));
  const yards = all(({ yard }) => [yard]);
  const venues = (groups: readonly string[]) => all((city) => city.venues.filter(({ group }) => groups.includes(group)));
  const ways = all(({ near, within: { short, middle, long } }) => [...near, ...short, ...middle, ...long]);
  return {
    ...{ code, name, towns },
    yards: largestFirst(yards),
    nearest: nearestEach(yards)[0] ?? null,
    farthest: [...yards].sort((one, other) => other.kilometres - one.kilometres)[0] ?? null,
    airports: listAirports(towns),
    sights: sightsOfEach(venues(['attraction', 'ski']))
      .slice(0, 6)
      .map(nameItsTown(towns)),
    halls: nearestEach(venues(['arena']))
      .slice(0, 4)
      .map(nameItsTown(towns)),
    between: onceEachPair(ways.filter((way) => names.has(way.name) && way.from !== way.name && way.kilometres >= leastBetween)).slice(0, 3),
    far: onceEach(all(({ within: { long } }) => long.filter(({ isTown }) => isTown)).filter((way) => !names.has(way.name)))
      .slice(0, 4)
      .sort(byTime),
    abroad: towns.flatMap(({ abroad, name: from }) => (abroad === null ? [] : [{ ...abroad, from }])).sort(byWay)[0] ?? null,
    oneDriver: towns
      .flatMap(({ oneDriver, name: from }) => (oneDriver === null || oneDriver.until < dayEnds ? [] : [{ ...oneDriver, from }]))
      .slice(0, 3),
    trips: onceEach(
      towns.flatMap((city) =>
        dayTrips(city)
          .filter(({ isTown, minutes }) => !isTown || minutes >= leastToTown)
          .slice(0, 1)
          .map((way) => ({ ...way, from: city.name })),
      ),
    ).slice(0, mostTrips),
    twoDays: onceEachPair(
      towns.flatMap((city) => {
        const way = twoDaysFrom(city);
        return way === null ? [] : [{ ...way, from: city.name }];
      }),
    ).slice(0, 3),
    stations: [...new Set(towns.flatMap(({ stations }) => stations))].slice(0, 4),
    holidays: towns[0]?.schoolHolidays ?? [],
    lacksHolidays: towns[0]?.lacksSchoolHolidays ?? false,
  };
}

/** Minutes by road from an airport to a town whose yards are near it. */
const farthestGuest = 60;

export function computeAirport(key: string, cities: readonly CityFigures[]): AirportFigures {
  const served = cities.flatMap((city) => {
    const way = city.airports.find((airport) => airport.key === key);
    return way === undefined ? [] : [{ city, way }];
  });
  const towns = bringLargest(served.map(({ city, way }) => ({ ...city, kilometres: way.kilometres, minutes: way.minutes })).sort(byTime));
  const near = towns.slice(0, 5).filter(({ minutes }, at) => at === 0 || minutes <= farthestGuest);
  const all = (list: (city: CityFigures) => readonly Reach[]) =>
    near.flatMap((city) => list(city).map((way) => ({ ...way, from: city.name })));
  return {
    key,
    name: served[0]?.way.name ?? '',
    towns,
    others: busiestFirst(
      towns.flatMap(({ airports, name: from }) =>
        airports.filter((each) => each.key !== key && each.minutes <= farthestOther).map((way) => ({ ...way, from })),
      ),
    ).slice(0, 3),
    yards: nearestEach(all(({ yard }) => [yard])).slice(0, 3),
    stations: [...new Set(near.flatMap(({ stations }) => stations))].slice(0, 3),
    halls: nearestEach(all(({ venues }) => venues.filter(({ group }) => group === 'arena')))
      .slice(0, 3)
      .map(nameItsTown(near)),
  };
}

/** The number of towns with prices at an airport. The largest is always included if it is near enough. */
const priced = 10;
const farthestLarge = 90;

/** Nearest first, but a large city comes before its suburbs. */
function bringLargest<Served extends Pick<Town, 'population'> & Pick<Reach, 'minutes'>>(towns: readonly Served[]): readonly Served[] {
  const near = towns.filter(({ minutes }) => minutes <= farthestLarge);
  const [largest] = [...near].sort((one, other) => other.population - one.population);
  if (largest === undefined || towns.indexOf(largest) < priced) return towns;
  const others = towns.filter((town) => town !== largest);
  return [...others.slice(0, priced - 1), largest, ...others.slice(priced - 1)];
}

/** In minutes by road: a farther airport is left out, unless it is the nearest one of a town. */
const farthestOther = 120;

function listAirports(towns: readonly CityFigures[]): readonly Airport[] {
  return busiestFirst(
    towns.flatMap((city) =>
      city.airports.filter(({ minutes }, at) => at === 0 || minutes <= farthestOther).map((way) => ({ ...way, from: city.name })),
    ),
  ).slice(0, 4);
}

/** Kilometres by road from the town centre within which a sight counts as in the town. */
export const inTown = 4;
/** Within these a sight may lie in another town than the nearest one that has a page: the Metropolitano is no sight of Coslada. */
const around = 12;

/** Leaves out the town of a sight nearby, unless it is in the largest town of the region. */
function nameItsTown(towns: readonly Town[]): (sight: WayFrom) => WayFrom {
  const largest = towns[0]?.name;
  return (sight) => {
    const isKnown = sight.kilometres > around || (sight.kilometres <= inTown && sight.from === largest);
    return isKnown ? sight : { ...sight, from: '' };
  };
}

/** First one per town, so that a region shows more than its capital; then the others. */
function sightsOfEach(sights: readonly WayFrom[]): readonly WayFrom[] {
  const all = nearestEach(sights);
  const firsts = all.filter((sight, at) => all.findIndex(({ from }) => from === sight.from) === at);
  return [...firsts, ...all.filter((sight) => !firsts.includes(sight))];
}
