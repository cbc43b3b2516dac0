import type { CityFigures, Reach } from '#content/cities/figures.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Geo } from '#geo/create-geo.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { getPlaceKey } from '#geo/gazetteer/place-records.ts';
import { reach } from './city-roads.ts';
import { nameTown } from './name-place.ts';
import { isVisited } from './not-sights.ts';
import { notTowns, notVisited } from './not-towns.ts';
import type { Near } from './town-map.ts';

type Leaving = { readonly record: PlaceRecord; readonly language: SiteLanguage };
type Found = Reach & { readonly record: PlaceRecord };
type Rings = Readonly<Record<'short' | 'middle' | 'long', readonly Found[]>>;
export type Destinations = {
  readonly within: CityFigures['within'];
  readonly twoDays: CityFigures['twoDays'];
  /** Possible example trips, the most typical first: their prices decide which ones a page shows. */
  readonly examples: CityFigures['examples'];
  /** Large distant towns, the best known first, to show how far one driver can go. */
  readonly candidates: readonly Found[];
};

/** Straight-line rings, in kilometres, within which the best known places are checked by road. */
const rings = { short: [4, 32], middle: [28, 100], long: [85, 190], far: [125, 200] } as const;
const limits = { short: [0, 30], middle: [31, 90], long: [91, 180], far: [145, 220] } as const;
const most = 4;
/** Of these, so that towns are among them. */
const mostSights = 2;
const tried = 9;

/** Popular destinations from a town within 30, 90 and 180 minutes: sights and towns, the best known of each ring, in all directions. */
export async function listDestinations({ roads }: Pick<Geo, 'roads'>, city: Leaving, around: readonly Near[]): Promise<Destinations> {
  const found = { short: await listRing('short'), middle: await listRing('middle'), long: await listRing('long') };
  const far = (await listRing('far')).filter(({ record }) => record.kind === 'town');
  const bare = (list: readonly Found[]) =>
    list.map(({ record, ...way }) => ({ ...way, key: getPlaceKey(record), isTown: record.kind === 'town', ...placeOf(record) }));
  const examples = listExampleCandidates(found, around);
  const twoDays = findTwoDays([...found.long, ...far], new Set(examples.slice(0, shownTrips).map(({ key }) => key)));
  return {
    within: { short: bare(found.short), middle: bare(found.middle), long: bare(found.long) },
    twoDays,
    examples: examples.filter(({ key }) => key !== twoDays?.key),
    candidates: [...far].sort((one, other) => other.record.population - one.record.population),
  };

  async function listRing(ring: keyof typeof rings): Promise<Found[]> {
    const [from, until] = rings[ring];
    const inRing = around.filter(({ kilometres }) => kilometres >= from && kilometres <= until);
    const ways: Found[] = [];
    for (const people of leastPeople[ring]) {
      if (people <= smallTown && ways.length > 0) break;
      const worth = inRing.filter((near) => isWorthATrip(near, { people, ring, city }));
      const best = spread(
        worth.sort((one, other) => weigh(other) - weigh(one)),
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

type Wanted = { readonly people: number; readonly ring: keyof typeof rings; readonly city: Leaving };

function isDestination(town: string): boolean {
  return !notTowns.has(town) && !notVisited.has(town);
}

function isWorthATrip({ record, kilometres }: Near, { people, ring, city }: Wanted): boolean {
  const { kind, isPart, countryCode, population, details, name } = record;
  if (ring === 'far' && kind !== 'town') return false;
  if (kind === 'town' && kilometres < leastToTown) return false;
  if (kind === 'town')
    return !isPart && population >= people && name !== city.record.name && !/\d/.test(name) && isDestination(`${countryCode} ${name}`);
  if (!isVisited(getPlaceKey(record))) return false;
  return details?.group === 'attraction' || (details?.group === 'ski' && ring === 'long');
}

/** Places this close together, in kilometres, are one trip. */
const besideKilometres = 9;

function isBesideAny(found: readonly Found[], place: PlaceRecord): boolean {
  return found.some(({ record }) => getGreatCircleKilometres(record, place) < besideKilometres);
}

/** A sight counts as a town of 150,000 people; distant places count less. */
function weigh({ record, kilometres }: Near): number {
  const size = record.kind === 'town' ? record.population : 150_000;
  return Math.log10(Math.max(size, 1)) - kilometres / 120;
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

/** A nearby sight, a city, and a longer trip; then the rest, because the prices of these may be too high. */
function listExampleCandidates({ short, middle, long }: Rings, around: readonly Near[]): CityFigures['examples'] {
  const farther = long.filter(({ kilometres }) => kilometres <= mostKilometres);
  const sights = [...short, ...middle].filter(({ record, kilometres }) => isSight(record) && kilometres > ownTown);
  const centres = [...middle, ...farther].filter((place) => isCentre(place, around)).sort(byPeople);
  const [sight = centres[0], way] = [sights[0], farther.find((place) => isOuting(place, around))];
  const far = [...middle, ...farther, ...short].filter(({ record, kilometres }) => kilometres >= leastKilometres && record.kind === 'town');
  const larger = far.filter(({ record }) => record.population >= townPeople && !isSuburb(record, around));
  const outings = farther.filter((place) => isOuting(place, around));
  const chosen = [sight, centres[0], way, ...centres, ...sights, ...outings, ...larger].filter((each) => each !== undefined);
  const rest = chosen.length >= enough ? far.filter(({ record }) => record.population >= knownPeople) : far;
  const different = [...new Map([...chosen, ...rest].map((each) => [each.name, each])).values()];
  return different.map(({ name: to, record }, index) => ({ to, key: getPlaceKey(record), passengers: index === 0 ? 30 : 48 }));
}

/** There and back in a day with time to spend there. */
const mostKilometres = 175;
/** A closer town is reached by bus or train; one of this size has a centre, museums and shops for a day. */
const [leastKilometres, centrePeople, besideTown] = [25, 150_000, 5];
/** If neither is around, a town of this size; on an island, where there are fewer than two trips, anything far enough. */
const [townPeople, knownPeople, enough] = [50_000, 20_000, 2];
/** A sight this close is in the town itself. */
const ownTown = 10;

/** A town worth a day trip: large, or with a sight. */
function isCentre({ record, kilometres }: Found, around: readonly Near[]): boolean {
  if (record.kind !== 'town' || kilometres < leastKilometres || isSuburb(record, around)) return false;
  return record.population >= centrePeople || around.some((near) => isSightOf(record, near));
}

/** Kilometres from a town three times as large: groups go to that one. */
const suburbKilometres = 22;

function isSuburb(town: PlaceRecord, around: readonly Near[]): boolean {
  const isLarger = ({ kind, isPart, population }: PlaceRecord) => kind === 'town' && !isPart && population >= 3 * town.population;
  return around.some(({ record }) => isLarger(record) && getGreatCircleKilometres(town, record) <= suburbKilometres);
}

function isSightOf(town: PlaceRecord, { record }: Near): boolean {
  return record.details?.group === 'attraction' && getGreatCircleKilometres(town, record) <= besideTown;
}

function isOuting(place: Found, around: readonly Near[]): boolean {
  return isSight(place.record) || isCentre(place, around);
}

/** Snow is a winter trip: no example for the whole year. */
function isSight({ kind, details }: PlaceRecord): boolean {
  return kind !== 'town' && details?.group !== 'ski';
}

function byPeople(one: Found, other: Found): number {
  return other.record.population - one.record.population;
}

/** If it is closer, a group drives home in the evening. */
const leastForANight = 120;

/** The number of day trips that a page shows. */
const shownTrips = 3;

/** The best known town that is far enough for a night and no day trip of the page, otherwise a park or a mountain. */
function findTwoDays(found: readonly Found[], dayTrips: ReadonlySet<string>): CityFigures['twoDays'] {
  const far = found.filter(({ kilometres, record }) => kilometres >= leastForANight && !dayTrips.has(getPlaceKey(record)));
  const [best] = [...far].sort(byPeople);
  return best === undefined ? null : { name: best.name, kilometres: best.kilometres, minutes: best.minutes, key: getPlaceKey(best.record) };
}
