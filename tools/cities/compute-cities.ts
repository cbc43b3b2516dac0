import { listTexts } from '#content/cities/city-page.ts';
import { composeCity, composeExtras } from '#content/cities/compose-city.ts';
import type { CityFigures } from '#content/cities/figures.ts';
import { shinglesOf, similarityOf } from '#content/cities/similarity.ts';
import type { RateBook } from '#domain/pricing/rates/rate-book.ts';
import { type SiteKey, type SiteLanguage, siteKeys } from '#domain/sites/keys.ts';
import { languagesOfSite } from '#domain/sites/language.ts';
import { createGeo } from '#geo/create-geo.ts';
import { chooseExamples } from './choose-examples.ts';
import { type CityTown, listCityTowns } from './city-towns.ts';
import { computeCity } from './compute-city.ts';
import { createTownMap } from './town-map.ts';

export type CityList = { readonly site: SiteKey; readonly language: SiteLanguage; readonly cities: readonly CityFigures[] };

/** The data of the towns with a page, in every language of their site, from the embedded places and roads alone. */
export async function computeCities(book: RateBook, isWanted: (town: CityTown) => boolean = () => true): Promise<readonly CityList[]> {
  const geo = createGeo();
  const tools = { map: createTownMap(), roads: geo.roads, places: geo.places, depots: book.depots };
  const towns = listCityTowns().filter(isWanted);
  const lists: CityList[] = [];
  for (const site of siteKeys) {
    const ofSite: CityList[] = [];
    for (const language of languagesOfSite[site]) {
      const cities: CityFigures[] = [];
      for (const town of towns) {
        const city = town.site === site ? await computeCity(tools, town, language) : null;
        if (city !== null) cities.push(city);
      }
      const marked = markAlike(cities, language);
      ofSite.push({ site, language, cities: await chooseExamples(marked, { geo, book, visit: { site, language } }) });
    }
    lists.push(...markInAllLanguages(ofSite));
  }
  return lists;
}

/** A page names its equivalents in the other languages of its site to search engines, so all of them are indexed, or none. */
function markInAllLanguages(lists: readonly CityList[]): readonly CityList[] {
  const alike = new Set(lists.flatMap(({ cities }) => cities.filter(({ isAlike }) => isAlike).map(({ geonames }) => geonames)));
  return lists.map((list) => ({ ...list, cities: list.cities.map((city) => ({ ...city, isAlike: alike.has(city.geonames) })) }));
}

/** If two pages are the same to a third, the smaller city's is not indexed: only visitors see it. */
const mostAlike = 0.33;

/** The cities come largest first. */
function markAlike(cities: readonly CityFigures[], language: SiteLanguage): readonly CityFigures[] {
  const shown: ReadonlySet<string>[] = [];
  return cities.map((city) => {
    const shingles = shinglesOf(listTexts(city, composeCity(city, language), composeExtras(city, language)).join(' . '));
    const isAlike = shown.some((other) => similarityOf(shingles, other) >= mostAlike);
    if (!isAlike) shown.push(shingles);
    return { ...city, isAlike };
  });
}
