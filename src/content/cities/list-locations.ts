import { getSite } from '#domain/sites/registry.ts';
import { type Collection, getCountry, latestOf, type Shown } from '../collection.ts';
import type { LocationDocument } from '../entries.ts';
import { fillDocument, type Place } from '../interpolate.ts';
import { isIndexable } from './city-page.ts';
import type { CityShelf, ShelvedCity } from './city-shelf.ts';
import { type CityExtras, composeCity, composeExtras } from './compose-city.ts';
import type { CityFigures } from './figures.ts';
import { tripBack, tripLeave } from './figures-of.ts';

/** A city's page: what somebody has written, or else what is composed of its figures, and what every page says from them. */
export type CityPage = Shown<LocationDocument> & {
  readonly questions: CityExtras['questions'];
  /** Null for a city that is not in the gazetteer. */
  readonly figures: CityFigures | null;
  readonly isIndexable: boolean;
};

/** When the pages of figures were first there. */
const createdAt = '2026-11-22T12:00:00Z';

/** The locations of a place: the written ones in their order, then the others by size. Worked out once for each site and language. */
export function createLocationLister(written: Collection<LocationDocument>, cities: CityShelf): (place: Place) => readonly CityPage[] {
  const known = new Map<string, readonly CityPage[]>();
  return (place) => {
    const key = `${place.site} ${place.language}`;
    const pages = known.get(key) ?? listPages(written.list(place), cities.list(place), place);
    known.set(key, pages);
    return pages;
  };
}

function listPages(written: readonly Shown<LocationDocument>[], cities: readonly ShelvedCity[], place: Place): readonly CityPage[] {
  const cityOf = new Map(cities.map((city) => [city.figures.slug, city]));
  const slugs = new Set(written.map(({ slug }) => slug));
  const composed = cities.filter(({ figures }) => !slugs.has(figures.slug));
  return [
    ...written.map((location) => addFigures(location, cityOf.get(location.slug) ?? null, place)),
    ...composed.map((city, index) => addFigures(composePage(city.figures, place, written.length + index), city, place)),
  ];
}

function addFigures(location: Shown<LocationDocument>, city: ShelvedCity | null, { language }: Place): CityPage {
  if (city === null) return { ...location, questions: [], figures: null, isIndexable: true };
  const { figures, changedOn } = city;
  const extras = composeExtras(figures, language);
  const { facts, notes } = extras.schoolHolidays;
  return {
    ...location,
    changedOn: latestOf([location.changedOn, changedOn ?? '', ...location.facts.map(({ checkedAt }) => checkedAt)]),
    city: location.city ?? `gn-${figures.geonames}`,
    facts: [...location.facts, ...facts],
    notes: [...location.notes, ...notes],
    // What somebody chose comes before what the prices of the figures leave.
    exampleTrips: location.exampleTrips.length > 0 ? location.exampleTrips : listExamples(figures),
    questions: extras.questions,
    figures,
    isIndexable: isIndexable(figures, location, extras),
  };
}

function listExamples({ examples }: CityFigures): LocationDocument['exampleTrips'] {
  return examples.map(({ to, key, passengers }) => ({ to, toKey: key, passengers, leave: tripLeave, back: tripBack }));
}

function composePage(figures: CityFigures, place: Place, position: number): Shown<LocationDocument> {
  const { site, language } = place;
  const { slug, languageSlug } = figures;
  return {
    ...fillDocument(composeCity(figures, language), place),
    id: `city:${site}:${slug}`,
    textLanguage: language,
    changedOn: createdAt.slice(0, 10),
    countries: getSite(site).country === null ? [] : [getCountry(site, language)],
    sites: [site],
    createdAt,
    status: 'published',
    position,
    sample: false,
    slug,
    languageSlug,
    city: `gn-${figures.geonames}`,
    popular: false,
    facts: [],
    notes: [],
    exampleTrips: [],
  };
}
