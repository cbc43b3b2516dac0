import type { CityFigures, Reach } from '../cities/figures.ts';
import { dayTrips } from '../cities/figures-of.ts';
import type { RegionName } from '../cities/names/regions.ts';
import { passengersOf } from './airport-passengers.ts';

type Town = Pick<CityFigures, 'name' | 'slug' | 'languageSlug' | 'population' | 'yard' | 'geonames' | 'latitude' | 'longitude'>;
/** A way from a town that the page knows. */
export type WayFrom = Reach & { readonly from: string };

type Airport = WayFrom & { readonly key: string };

/** What the pages of the towns of a province, Land, region or country know together. */
export type RegionFigures = {
  readonly code: string;
  readonly name: RegionName;
  /** Those with a page, the largest first. */
  readonly towns: readonly Town[];
  /** Each yard with the town that it is nearest to; that of the largest town first. */
  readonly yards: readonly WayFrom[];
  /** The shortest way from a yard to a town, and the longest. */
  readonly nearest: WayFrom | null;
  readonly farthest: WayFrom | null;
  readonly airports: readonly Airport[];
  readonly sights: readonly WayFrom[];
  readonly halls: readonly WayFrom[];
  readonly between: readonly WayFrom[];
  readonly far: readonly WayFrom[];
  readonly abroad: (WayFrom & { readonly country: string }) | null;
  readonly oneDriver: readonly (WayFrom & { readonly leave: string; readonly until: string })[];
  /** A day out from each of the largest towns. */
  readonly trips: readonly WayFrom[];
  readonly stations: readonly string[];
  readonly holidays: CityFigures['schoolHolidays'];
  /** Whether dates of the same year are not known yet. */
  readonly lacksHolidays: boolean;
};

/** An airport as the towns around it know it. */
export type AirportFigures = {
  readonly key: string;
  readonly name: string;
  /** The nearest by time first, each with its way to the airport. */
  readonly towns: readonly (Town & Pick<Reach, 'kilometres' | 'minutes'>)[];
  /** Other airports that these towns may fly from. */
  readonly others: readonly WayFrom[];
  readonly yards: readonly WayFrom[];
  /** Of the towns around, for those who fly in. */
  readonly stations: readonly string[];
  readonly halls: readonly WayFrom[];
};

/** Towns nearer each other, in kilometres by road, are one another's suburbs. */
const leastBetween = 25;
/** A day that ends before leaves no time at its place. */
const dayEnds = '16:00';
const mostTrips = 4;

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
    sights: sightsOfEach(venues(['attraction', 'ski'])).slice(0, 6),
    halls: nearestEach(venues(['arena'])).slice(0, 4),
    between: onceEachPair(ways.filter((way) => names.has(way.name) && way.from !== way.name && way.kilometres >= leastBetween)).slice(0, 3),
    far: onceEach(all(({ within: { long } }) => long.filter(({ isTown }) => isTown)).filter((way) => !names.has(way.name)))
      .slice(0, 4)
      .sort(byTime),
    abroad: towns.flatMap(({ abroad, name: from }) => (abroad === null ? [] : [{ ...abroad, from }])).sort(byWay)[0] ?? null,
    oneDriver: towns
      .flatMap(({ oneDriver, name: from }) => (oneDriver === null || oneDriver.until < dayEnds ? [] : [{ ...oneDriver, from }]))
      .slice(0, 3),
    trips: towns
      .flatMap((city) =>
        dayTrips(city)
          .slice(0, 1)
          .map((way) => ({ ...way, from: city.name })),
      )
      .slice(0, mostTrips),
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
    halls: nearestEach(all(({ venues }) => venues.filter(({ group }) => group === 'arena'))).slice(0, 3),
  };
}

/** So many towns of an airport have prices: the largest is among them, if it is near at all. */
const priced = 10;
const farthestLarge = 90;

/** Nearest first, but a city that most people come from is not left behind its suburbs. */
function bringLargest<Served extends Pick<Town, 'population'> & Pick<Reach, 'minutes'>>(towns: readonly Served[]): readonly Served[] {
  const near = towns.filter(({ minutes }) => minutes <= farthestLarge);
  const [largest] = [...near].sort((one, other) => other.population - one.population);
  if (largest === undefined || towns.indexOf(largest) < priced) return towns;
  const others = towns.filter((town) => town !== largest);
  return [...others.slice(0, priced - 1), largest, ...others.slice(priced - 1)];
}

/** Airports by road within so many minutes of one of the towns come before others. */
const nearAirport = 75;

/** In minutes by road: an airport farther from every town is no way to fly. */
const farthestOther = 120;

function listAirports(towns: readonly CityFigures[]): readonly Airport[] {
  return busiestFirst(
    towns.flatMap((city) =>
      city.airports.filter(({ minutes }, at) => at === 0 || minutes <= farthestOther).map((way) => ({ ...way, from: city.name })),
    ),
  ).slice(0, 4);
}

/** Of the near ones those of the most passengers first, each with its shortest way. */
function busiestFirst(airports: readonly Airport[]): readonly Airport[] {
  const rank = ({ key, minutes }: Airport) => (minutes <= nearAirport ? 1000 : 0) + passengersOf(key);
  return onceEach([...airports].sort(byWay)).toSorted((one, other) => rank(other) - rank(one) || byWay(one, other));
}

/** Each yard once, in the order of the towns that it serves, with its shortest way. */
function largestFirst(yards: readonly WayFrom[]): readonly WayFrom[] {
  const nearest = new Map(nearestEach(yards).map((yard) => [yard.name, yard]));
  return onceEach(yards).map((yard) => nearest.get(yard.name) ?? yard);
}

/** No two of one town, so that a region shows more than its capital; then the others. */
function sightsOfEach(sights: readonly WayFrom[]): readonly WayFrom[] {
  const all = nearestEach(sights);
  const firsts = all.filter((sight, at) => all.findIndex(({ from }) => from === sight.from) === at);
  return [...firsts, ...all.filter((sight) => !firsts.includes(sight))];
}

function byWay(one: Reach, other: Reach): number {
  return one.kilometres - other.kilometres || one.minutes - other.minutes;
}

function byTime(one: Pick<Reach, 'kilometres' | 'minutes'>, other: Pick<Reach, 'kilometres' | 'minutes'>): number {
  return one.minutes - other.minutes || one.kilometres - other.kilometres;
}

/** Of several ways to a place the shortest, the shortest of all first. */
function nearestEach(ways: readonly WayFrom[]): readonly WayFrom[] {
  return onceEach([...ways].sort(byWay));
}

function onceEach<Way extends WayFrom>(ways: readonly Way[]): readonly Way[] {
  const known = new Set<string>();
  return ways.filter(({ name }) => {
    const isNew = !known.has(name);
    known.add(name);
    return isNew;
  });
}

/** Each way in one direction, and no two to one place. */
function onceEachPair(ways: readonly WayFrom[]): readonly WayFrom[] {
  const known = new Set<string>();
  return onceEach(ways).filter(({ name, from }) => {
    known.add(`${from} ${name}`);
    return !known.has(`${name} ${from}`);
  });
}
