import type { CityFigures, Reach } from '#content/cities/figures.ts';
import { getGreatCircleKilometres } from '#geo/distance.ts';
import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';
import { getPlaceKey } from '#geo/gazetteer/place-records.ts';
import { appealOf, weigh } from './appeal.ts';
import { isExample } from './not-sights.ts';
import type { Near } from './town-map.ts';
import type { VisitedTowns } from './visited-towns.ts';

/** A place with the road to it. */
export type Found = Reach & { readonly record: PlaceRecord };
type Rings = Readonly<Record<'short' | 'middle' | 'long', readonly Found[]>>;
type Visited = VisitedTowns;
type Choice = { readonly around: readonly Near[]; readonly visited: Visited };

/** A nearby sight and two towns that groups visit; then the rest, because the prices of these may be too high. */
export function listExampleCandidates({ short, middle, long }: Rings, { around, visited }: Choice): CityFigures['examples'] {
  const farther = long.filter(({ kilometres }) => kilometres <= mostKilometres);
  const sights = [...short, ...middle].filter(({ record, kilometres }) => isSight(record) && kilometres > ownTown);
  const far = [...middle, ...farther, ...short].filter(({ record, kilometres }) => kilometres >= leastKilometres && record.kind === 'town');
  const centres = far
    .filter(({ record }) => visited.keys.has(record.key))
    .sort((one, other) => weigh(other, visited) - weigh(one, visited));
  const farSights = farther.filter(({ record }) => isSight(record));
  const larger = far.filter(({ record }) => record.population >= townPeople && !isSuburb(record, around));
  const chosen = [...sights.slice(0, 1), ...centres, ...sights, ...farSights, ...larger];
  const rest = chosen.length >= enough ? far.filter(({ record }) => record.population >= knownPeople) : far;
  const different = [...new Map([...chosen, ...rest].map((each) => [each.name, each])).values()];
  return different.map(({ name: to, record }, index) => ({ to, key: getPlaceKey(record), passengers: index === 0 ? 30 : 48 }));
}

/** There and back in a day with time to spend there. */
const mostKilometres = 175;
/** A closer town is reached by bus or train. */
const leastKilometres = 25;
/** If no sight and no town that groups visit is around, a town of this size; on an island, where there are fewer than two trips, anything far enough. */
const [townPeople, knownPeople, enough] = [50_000, 20_000, 2];
/** A sight this close is in the town itself. */
const ownTown = 10;

/** Kilometres from a town three times as large: groups go to that one. */
const suburbKilometres = 22;

function isSuburb(town: PlaceRecord, around: readonly Near[]): boolean {
  const isLarger = ({ kind, isPart, population }: PlaceRecord) => kind === 'town' && !isPart && population >= 3 * town.population;
  return around.some(({ record }) => isLarger(record) && getGreatCircleKilometres(town, record) <= suburbKilometres);
}

/** Snow is a winter trip: no example for the whole year. */
function isSight(record: PlaceRecord): boolean {
  return record.kind !== 'town' && record.details?.group !== 'ski' && isExample(getPlaceKey(record));
}

/** Towns that groups visit first, then by inhabitants. */
export function byAppeal(towns: readonly Found[], visited: Visited): Found[] {
  return [...towns].sort(
    (one, other) => appealOf(other.record, visited) - appealOf(one.record, visited) || other.record.population - one.record.population,
  );
}

/** If it is closer, a group drives home in the evening. */
const leastForANight = 120;

/** The number of day trips that a page shows. */
export const shownTrips = 3;

/** A town where groups stay for a night, otherwise a famous one, otherwise another: too far for a day, or at least no day trip of the page. */
export function findTwoDays(
  found: readonly Found[],
  { dayTrips, visited }: { readonly dayTrips: ReadonlySet<string>; readonly visited: Visited },
) {
  const worth = found.filter(({ kilometres, record }) => kilometres >= leastForANight && isNightWorth(record, visited));
  const far = worth.filter(({ kilometres }) => kilometres > mostKilometres);
  const near = worth.filter(({ kilometres, record }) => kilometres <= mostKilometres && !dayTrips.has(getPlaceKey(record)));
  const isOneOf = (keys: Visited['keys']) => (list: readonly Found[]) => list.filter(({ record }) => keys.has(record.key));
  const best = [isOneOf(visited.forANight), isOneOf(visited.famous), (list: readonly Found[]) => list]
    .flatMap((choose) => [choose(far), choose(near)])
    .flatMap((list) => byAppeal(list, visited))
    .at(0);
  return best === undefined ? null : { name: best.name, kilometres: best.kilometres, minutes: best.minutes, key: getPlaceKey(best.record) };
}

/** A pass, a park or a town that groups do not visit is no place for two days. */
function isNightWorth({ key, kind, population }: PlaceRecord, visited: Visited): boolean {
  return kind === 'town' && (visited.keys.has(key) || population >= nightPeople);
}

const nightPeople = 250_000;
