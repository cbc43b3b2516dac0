import { countWordsOf, leastFacts, leastWords } from '../cities/city-page.ts';
import type { CityFigures } from '../cities/figures.ts';
import type { CityPage } from '../cities/list-locations.ts';
import { nameRegion } from '../cities/names/regions.ts';
import { createOnceEach } from '../cities/once-each.ts';
import { shinglesOf, similarityOf } from '../cities/similarity.ts';
import { createWords } from '../cities/words.ts';
import { latestOf } from '../collection.ts';
import type { Place } from '../interpolate.ts';
import { passengersOf } from './airport-passengers.ts';
import { upperFirst } from './clauses/said.ts';
import { hubClausesOf } from './clauses-of-hubs.ts';
import { composeHub, listHubTexts } from './compose-hub.ts';
import type { Hub } from './hub.ts';
import { foldToAddress } from './hub-address.ts';
import { type AirportFigures, computeAirport, computeRegion, type RegionFigures } from './hub-figures.ts';
import { largeAirports } from './large-airports.ts';

/** The minimum number of towns: two for a region, three for an airport. */
const leastTowns = { region: 2, airport: 3 };
/** The towns that a page links; smaller towns are linked from the ones around them. */
const mostTowns = 24;
/** As with cities: a hub with this much text in common with another is not indexed. */
const mostAlike = 0.33;

type Known = CityPage & { readonly figures: CityFigures };
type Input = { readonly cities: readonly Known[]; readonly place: Place };

/** The hubs of a place, regions before airports: the regions with the most towns and the airports with the most passengers first. Computed once for each site and language. */
export function createHubLister(listLocations: (place: Place) => readonly CityPage[]): (place: Place) => readonly Hub[] {
  const hubsOf = createOnceEach((key: string) => {
    const place = places.get(key);
    if (place === undefined) throw new RangeError(`Not a place: ${key}`);
    const known = listLocations(place).filter((location): location is Known => location.figures !== null);
    const shown = known.filter(({ isIndexable }) => isIndexable);
    return markAlike([...listRegions({ cities: shown, place }), ...listAirports({ cities: known, place })]);
  });
  const places = new Map<string, Place>();
  return (place) => {
    const key = `${place.site} ${place.language}`;
    places.set(key, place);
    return hubsOf(key);
  };
}

function listRegions({ cities, place }: Input): readonly Hub[] {
  const codes = [...new Set(cities.map(({ figures }) => figures.region))];
  return codes
    .map((code) => cities.filter(({ figures }) => figures.region === code))
    .filter(({ length }) => length >= leastTowns.region)
    .sort((one, other) => other.length - one.length)
    .map((own) => createRegion({ cities: own, place }));
}

function createRegion({ cities, place: { site, language } }: Input): Hub {
  const code = cities[0]?.figures.region ?? '';
  const name = nameRegion(code, language);
  const region = computeRegion(code, name, namedAs(cities));
  const clauses = hubClausesOf(language);
  const texts = composeHub(clauses.region, { region, words: wordsOf(language) });
  const towns = region.towns.slice(0, mostTowns).map(({ slug, languageSlug, name: title, yard }) => ({
    slug,
    languageSlug,
    title,
    yard: yard.name,
    kilometres: yard.kilometres,
    minutes: yard.minutes,
  }));
  return finish({
    ...{ kind: 'region', slug: `region-${site}-${code.toLowerCase()}`, placeKey: '', title: upperFirst(name.name), towns, ...texts },
    languageSlug: `${clauses.folders.region}-${foldToAddress(name.name)}`,
    subject: `region ${site} ${code}`,
    hero: { ...texts.hero, image: 'scene-itinerary' },
    members: region.towns.map(({ slug }) => slug),
    changedOn: latestOf(cities.map(({ changedOn }) => changedOn)),
    facts: countRegionFacts(region),
  });
}

function listAirports({ cities, place }: Input): readonly Hub[] {
  const keys = [...new Set(cities.flatMap(({ figures }) => figures.airports.map(({ key }) => key)))].filter((key) =>
    largeAirports.has(key),
  );
  return (
    keys
      .map((key) => ({ key, own: cities.filter(({ figures }) => figures.airports.some((airport) => airport.key === key)) }))
      // A suburb whose page is too short to be indexed is still served by its airport; it is only not linked.
      .filter(({ own }) => own.length >= leastTowns.airport)
      .map(({ key, own }) => ({ key, own: own.filter(({ isIndexable }) => isIndexable) }))
      .filter(({ own }) => own.length > 0)
      .sort((one, other) => passengersOf(other.key) - passengersOf(one.key) || other.own.length - one.own.length)
      .map(({ key, own }) => createAirport(key, { cities: own, place }))
  );
}

function createAirport(key: string, { cities, place: { site, language } }: Input): Hub {
  const airport = computeAirport(key, namedAs(cities));
  const clauses = hubClausesOf(language);
  const texts = composeHub(clauses.airport, { airport, words: wordsOf(language) });
  const towns = airport.towns.slice(0, mostTowns).map(({ slug, languageSlug, name: title, yard, kilometres, minutes }) => ({
    slug,
    languageSlug,
    title,
    yard: yard.name,
    kilometres,
    minutes,
  }));
  return finish({
    ...{
      kind: 'airport',
      slug: `airport-${site}-${key.replace('venue:', '')}`,
      placeKey: key,
      title: wordsOf(language).tidy(airport.name),
      towns,
      ...texts,
    },
    languageSlug: `${clauses.folders.airport}-${foldToAddress(airport.name)}`,
    subject: `airport ${key}`,
    hero: { ...texts.hero, image: 'scene-airport' },
    members: airport.towns.map(({ slug }) => slug),
    changedOn: latestOf(cities.map(({ changedOn }) => changedOn)),
    facts: countAirportFacts(airport),
  });
}

const wordsOf = createOnceEach(createWords);

/** Cities by the keys of their pages: an authored page may have another key than the gazetteer. */
function namedAs(cities: readonly Known[]): readonly CityFigures[] {
  return cities.map(({ figures, languageSlug, slug }) => ({ ...figures, languageSlug, slug }));
}

/** The same rule as for cities: six facts, 250 words. */
function finish({ facts, ...hub }: Omit<Hub, 'isIndexable'> & { readonly facts: number }): Hub {
  return { ...hub, isIndexable: facts >= leastFacts && countWordsOf(listHubTexts(hub)) >= leastWords };
}

function countRegionFacts({ farthest, abroad, ...lists }: RegionFigures): number {
  const { towns, yards, airports, sights, halls, between, far, oneDriver, trips, stations, holidays } = lists;
  const filled = [towns, yards, airports, sights, halls, between, far, oneDriver, trips, stations, holidays].filter(
    ({ length }) => length > 0,
  );
  return filled.length + [farthest, abroad].filter((fact) => fact !== null).length;
}

/** The distance and the travel time of each town count as facts. */
function countAirportFacts({ towns, others, yards, stations, halls }: AirportFigures): number {
  return towns.length + [others, yards, stations, halls].filter(({ length }) => length > 0).length;
}

/** Larger hubs come first. */
function markAlike(hubs: readonly Hub[]): readonly Hub[] {
  const shown: ReadonlySet<string>[] = [];
  return hubs.map((hub) => {
    const shingles = shinglesOf(listHubTexts(hub).join(' . '));
    const isAlike = shown.some((other) => similarityOf(shingles, other) >= mostAlike);
    if (!isAlike && hub.isIndexable) shown.push(shingles);
    return isAlike ? { ...hub, isIndexable: false } : hub;
  });
}
