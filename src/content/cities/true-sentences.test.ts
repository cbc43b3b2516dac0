import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { passengersOf } from '../hubs/airport-passengers.ts';
import { listHubTexts } from '../hubs/compose-hub.ts';
import { computeRegion } from '../hubs/hub-figures.ts';
import { readContent } from '../import-content.ts';
import { type ContentLibrary, createContentLibrary } from '../library.ts';
import { listTexts } from './city-page.ts';
import { composeExtras } from './compose-city.ts';
import type { CityFigures } from './figures.ts';

let library: ContentLibrary;

beforeAll(async () => {
  const read = await readContent(join(import.meta.dirname, '../../../content'));
  library = createContentLibrary(read.ok ? read.value : []);
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

/** Claims that none of our figures support, and empty phrases, in every language. */
const unfounded = [
  /\blargest are\b|\bgrootste zijn\b|\bgrößten sind\b|plus grandes sont|\bmayores son\b/i,
  /\b(?:inwoners|inhabitants|Einwohner|habitants|habitantes)\b/i,
  /\bvaak hierheen\b|\boft hierhin\b|\bfahren gern hierhin\b|y vont souvent|van a menudo|suelen ir\b|groups from \S+ choose/i,
  /need not come to|hoeft niet eerst naar|muss nicht erst nach|n’a pas à rejoindre|no tiene que ir antes/i,
  /Dat bepaalt u|Wann Sie wollen|À l’heure que vous fixez|A la que usted diga|Whenever you like/,
  /à la gare : Gare|la estación: Estación|am Bahnhof ab: /,
  /(\d\d[:.]\d\d)(?: uur| Uhr)? \([^)]*\)[^.?]* (?:or|of|oder|o) \1/,
  /alle plaatsen bezet|voll besetzten|places occupées|plazas ocupadas|every seat is taken/,
];

describe.each(places)('the city pages of $site in $language', (place) => {
  const cities = () => library.findLocations(place).flatMap(({ figures }) => (figures === null ? [] : [figures]));

  it('are backed by figures', () => {
    const faulty = (city: CityFigures): readonly string[] => [
      ...city.near.filter(({ kilometres }) => kilometres > 25).map(({ name }) => `stop ${name}`),
      ...(city.abroad !== null && city.abroad.kilometres > 30 ? [`border ${city.abroad.name}`] : []),
      ...(city.twoDays !== null && city.twoDays.kilometres < 120 ? [`two days ${city.twoDays.name}`] : []),
      ...(city.twoDays !== null && !city.twoDays.key.startsWith('gn:') ? [`two days at no town ${city.twoDays.name}`] : []),
      ...city.airports.slice(1).flatMap((airport) => (isBeyondALargerOne(airport, city.airports[0]) ? [`airport ${airport.name}`] : [])),
      ...city.examples.filter(({ to }) => isTooNear(city, to)).map(({ to }) => `day out ${to}`),
      ...city.examples.filter(({ key }) => key === city.twoDays?.key).map(({ to }) => `day and two days ${to}`),
      ...city.examples.filter(({ key }) => memorial.test(key)).map(({ key }) => `day out at a memorial ${key}`),
      ...[...city.venues, ...city.examples].filter(({ key }) => holidayPark.test(key)).map(({ key }) => `stays for days ${key}`),
    ];
    expect(cities().flatMap((city) => faulty(city).map((fault) => `${city.slug}: ${fault}`))).toEqual([]);
  });

  it('claim nothing without a count', () => {
    const said = library
      .findLocations(place)
      .flatMap(({ figures, ...location }) =>
        figures === null || !location.id.startsWith('city:')
          ? []
          : listTexts(figures, location, composeExtras(figures, place.language)).map((text) => `${figures.slug}: ${text}`),
      );
    const hubs = library.findHubs(place).flatMap((hub) => listHubTexts(hub).map((text) => `${hub.slug}: ${text}`));
    expect([...said, ...hubs].filter((text) => unfounded.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});

type Airport = CityFigures['airports'][number];

/** Nobody drives an hour and a half to an airport with fewer flights than the one nearby. */
function isBeyondALargerOne({ key, minutes }: Airport, first: Airport | undefined): boolean {
  return first !== undefined && minutes > Math.max(90, first.minutes) && passengersOf(key) <= passengersOf(first.key);
}

/** Groups stay there for days: no destination of a day. */
const holidayPark = /center-parcs|landal/;
/** Where the dead of wars and camps are remembered. */
const memorial = /cemetery|gedenk|kz-|bergen-belsen|buchenwald|dachau-|sachsenhausen-|tyne-cot|kazerne-dossin|thiepval|vimy-|douaumont/;

/** A sight within the town itself, or a neighbouring town. */
function isTooNear({ within: { short, middle, long } }: CityFigures, to: string): boolean {
  const target = [...short, ...middle, ...long].find(({ name }) => name === to);
  return target !== undefined && target.kilometres < (target.isTown ? 25 : 10);
}

describe('the airports of a country', () => {
  const airportsOf = (code: string) => {
    const cities = library.findLocations({ site: 'eu', language: 'en' }).flatMap(({ figures }) => (figures === null ? [] : [figures]));
    const own = cities.filter(({ region }) => region === code);
    return computeRegion(code, { name: code, inside: code }, own).airports.map(({ key }) => key.replace('venue:', ''));
  };

  it('of a region come with the busy ones first', () => {
    const named = places.flatMap((place) => {
      const cities = library.findLocations(place).flatMap(({ figures }) => (figures === null ? [] : [figures]));
      return [...Map.groupBy(cities, ({ region }) => region)].map(([code, own]) => {
        const { airports } = computeRegion(code, { name: code, inside: code }, own);
        return { code, isBusy: airports.map(({ key }) => passengersOf(key) >= 1) };
      });
    });
    expect(named.filter(({ isBusy }) => isBusy.some((busy, at) => busy && isBusy.slice(0, at).includes(false)))).toEqual([]);
  });

  it.each([
    ['DE', ['frankfurt-airport', 'munich-airport', 'berlin-airport']],
    ['FR', ['paris-charles-de-gaulle']],
    ['ES', ['madrid-barajas', 'barcelona-airport']],
    ['IT', ['rome-fiumicino', 'milan-malpensa']],
    ['AT', ['vienna-airport']],
  ])('%s begin with those that most people fly from', (code, first) => {
    expect(airportsOf(code)).toEqual(expect.arrayContaining(first));
    expect(airportsOf(code)[0]).toBe(first[0]);
    expect(passengersOf(`venue:${first[0] ?? ''}`)).toBeGreaterThan(10);
  });
});
