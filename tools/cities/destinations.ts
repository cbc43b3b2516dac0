import type { CityFigures } from '#content/cities/figures.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { getPlaceKey } from '#geo/gazetteer/place-records.ts';
import { weigh } from './appeal.ts';
import { byAppeal, type Found, findTwoDays, listExampleCandidates, shownTrips } from './choose-trips.ts';
import { reach } from './city-roads.ts';
import { nameTown } from './name-place.ts';
import { isFamous, isSightOfADay } from './not-sights.ts';
import { notTowns, notVisited } from './not-towns.ts';
import type { Near, TownMap } from './town-map.ts';
import type { VisitedTowns } from './visited-towns.ts';

type Leaving = { readonly record: PlaceRecord; readonly language: SiteLanguage };
type Visited = VisitedTowns;
export type Destinations = {
  readonly within: CityFigures['within'];
  readonly twoDays: CityFigures['twoDays'];
  /** Possible example trips, the most typical first: their prices decide which ones a page shows. */
  readonly examples: CityFigures['examples'];
  /** Large distant towns, the best known first, to show how far one driver can go. */
  readonly candidates: readonly Found[];
};

/** Straight-line rings, in kilometres, within which the best known places are checked by road. */
const rings = { short: [4, 32], middle: [14, 100], long: [85, 190], far: [125, 200] } as const;
const limits = { short: [0, 30], middle: [31, 90], long: [91, 180], far: [145, 220] } as const;
const most = 4;
/** In minutes by road: with a night in between, a group drives a little farther. */
const nightLimits = [91, 240] as const;
/** Of these, so that towns are among them. */
const mostSights = 2;
const tried = 9;

/** Popular destinations from a town within 30, 90 and 180 minutes: sights and towns, the best known of each ring, in all directions. */
export async function listDestinations(
  { roads, map: { visited } }: Pick<Geo, 'roads'> & { readonly map: Pick<TownMap, 'visited'> },
  city: Leaving,
  around: readonly Near[],
): Promise<Destinations> {
  const found = { short: await listRing('short'), middle: await listRing('middle'), long: await listRing('long') };
  const far = (await listRing('far')).filter(({ record }) => record.kind === 'town');
  const bare = (list: readonly Found[]) =>
    list.map(({ record, ...way }) => ({ ...way, key: getPlaceKey(record), isTown: record.kind === 'town', ...placeOf(record) }));
  const examples = listExampleCandidates(found, { around, visited });
  const twoDays = findTwoDays([...found.long, ...far, ...(await listNights())], {
    dayTrips: new Set(examples.slice(0, shownTrips).map(({ key }) => key)),
    visited,
  });
  return {
    within: { short: bare(found.short), middle: bare(found.middle), long: bare(found.long) },
    twoDays,
    examples: examples.filter(({ key }) => key !== twoDays?.key),
    candidates: byAppeal(far, visited),
  };

  /** The largest towns where groups stay for a night, whatever lies in between. */
  async function listNights(): Promise<Found[]> {
    const inRing = around.filter(({ record, kilometres }) => kilometres >= rings.long[0] && visited.forANight.has(record.key));
    const ways: Found[] = [];
    for (const { record } of inRing.sort((one, other) => weigh(other, visited) - weigh(one, visited)).slice(0, tried))
      ways.push(...(await reachWithin(record, nightLimits)));
    return ways;
  }

  async function listRing(ring: keyof typeof rings): Promise<Found[]> {
    const [from, until] = rings[ring];
    const inRing = around.filter(({ kilometres }) => kilometres >= from && kilometres <= until);
    const ways: Found[] = [];
    for (const people of leastPeople[ring]) {
      if (people <= smallTown && ways.length > 0) break;
      const worth = inRing.filter((near) => isWorthATrip(near, { people, ring, city, visited }));
      const best = spread(
        worth.sort((one, other) => weigh(other, visited) - weigh(one, visited)),
        city.record,
      );
      for (const { record } of best.filter((near) => !isBesideAny(ways, near.record)).slice(0, tried)) {
        const isOneTooMany = record.kind !== 'town' && ways.filter((way) => way.record.kind !== 'town').length >= mostSights;
        if (ways.length < most && !isOneTooMany && !isBesideAny(ways, record)) ways.push(...(await reachWithin(record, limits[ring])));
      }
    }
    return ways.sort((one, other) => one.minutes - other.minutes || one.kilometres - other.kilometres);
  }

  async function reachWithin(record: PlaceRecord, [least, longest]: readonly [number, number]): Promise<readonly Found[]> {
    const way = await reach(roads, city.record, record, nameTown(record, city.language));
    return way !== null && way.minutes >= least && way.minutes <= longest ? [{ ...way, record }] : [];
  }
}

/** Only if nothing else is around, as in Corsica and the high Alps, a small town is named. */
const smallTown = 2_000;
/** Minimum inhabitants of a named town; lower if there are not enough of them. */
const leastPeople = {
  short: [25_000, 8_000],
  middle: [90_000, 20_000, smallTown],
  long: [150_000, 60_000],
  far: [300_000, 100_000],
} as const;

/** To some ten metres: a map of a country shows no more. */
function placeOf({ latitude, longitude }: PlaceRecord): { readonly latitude: number; readonly longitude: number } {
  return { latitude: Math.round(latitude * 1e4) / 1e4, longitude: Math.round(longitude * 1e4) / 1e4 };
}

/** As the crow flies: nobody hires a coach to a suburb. */
const leastToTown = 9;

type Wanted = { readonly people: number; readonly ring: keyof typeof rings; readonly city: Leaving; readonly visited: Visited };

function isDestination(town: string): boolean {
  return !notTowns.has(town) && !notVisited.has(town);
}

function isWorthATrip({ record, kilometres }: Near, { people, ring, city, visited }: Wanted): boolean {
  const { kind, isPart, countryCode, population, details, name } = record;
  if (ring === 'far' && kind !== 'town') return false;
  if (kind === 'town') {
    const isLarge = population >= people && !/\d/.test(name) && isDestination(`${countryCode} ${name}`);
    return kilometres >= leastToTown && !isPart && name !== city.record.name && (isLarge || visited.keys.has(record.key));
  }
  const key = getPlaceKey(record);
  if (details?.group === 'ski') return ring === 'long';
  return isSightOfADay(key, details?.group ?? undefined) && (ring !== 'long' || isFamous(key));
}

/** Places this close together, in kilometres, are one trip. */
const besideKilometres = 9;

function isBesideAny(found: readonly Found[], place: PlaceRecord): boolean {
  return found.some(({ record }) => getGreatCircleKilometres(record, place) < besideKilometres);
}

/** The best of each direction before the second best of any. */
function spread(places: readonly Near[], { latitude, longitude }: PlaceRecord): Near[] {
  const turns = new Map<number, number>();
  return places
    .map((near, rank) => {
      const sector = Math.floor((Math.atan2(near.record.latitude - latitude, near.record.longitude - longitude) / Math.PI) * 4);
      const turn = turns.get(sector) ?? 0;
      turns.set(sector, turn + 1);
      return { near, order: turn * 3 + rank * 0.4 };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ near }) => near);
}
