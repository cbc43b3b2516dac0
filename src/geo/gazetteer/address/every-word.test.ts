import { describe, expect, it } from 'vitest';
import { getGreatCircleKilometres } from '../../distance.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';

/** Chains and kinds of the five languages. */
const names = {
  nl: ['Van der Valk Hotel', 'Bastion Hotel', 'Basisschool De Regenboog', 'Ziekenhuis', 'P+R'],
  de: ['Motel One', 'InterCityHotel', 'Leonardo Hotel', 'Gymnasium', 'Klinikum', 'Busparkplatz'],
  fr: ['Ibis', 'Novotel', 'Campanile', 'Lycée', 'CHU', 'Université de'],
  es: ['NH', 'Hotel Barceló', 'Ilunion', 'Universidad de', 'Hospital'],
  en: ['Holiday Inn', 'Hampton by Hilton', 'Premier Inn', 'University of', 'Travelodge'],
} as const;

const towns = {
  nl: ['Utrecht', 'Rotterdam', 'Eindhoven', 'Groningen', 'Breda'],
  de: ['Köln', 'Hamburg', 'Leipzig', 'Dresden', 'Wien', 'Salzburg'],
  fr: ['Paris', 'Lille', 'Bordeaux', 'Strasbourg', 'Nantes'],
  es: ['Málaga', 'Sevilla', 'Valencia', 'Granada', 'Zaragoza'],
  en: ['London', 'Manchester', 'Vienna', 'Prague', 'Budapest'],
} as const;

/** Quarters, sides, gates, and stations named after another town. */
const parts = {
  nl: ['', 'Centrum', 'Noord', 'Airport', 'CS', 'A4'],
  de: ['', 'Hauptbahnhof', 'City', 'Messe', 'Süd', 'Altstadt', 'Leipziger Tor'],
  fr: ['', 'Gare de Lyon', 'Centre', 'Aéroport', "Porte d'Orléans", 'Porte de Versailles', 'Sud'],
  es: ['', 'Centro', 'Puerto', 'Aeropuerto', 'Puerta de Toledo', 'Estación'],
  en: ['', 'City', 'Airport', 'Old Town', 'South', 'Waterloo Station'],
} as const;

const countries = { nl: 'NL', de: 'DE', fr: 'FR', es: 'ES', en: null } as const;
/** Airports and the quarters of a capital are within this distance. */
const mostKilometres = 60;
const languages = ['nl', 'de', 'fr', 'es', 'en'] as const;
const gazetteer = getSharedGazetteer();

type Case = { readonly text: string; readonly town: string };

function listCases(language: (typeof languages)[number]): Case[] {
  return towns[language].flatMap((town) =>
    names[language].flatMap((name) => parts[language].map((part) => ({ town, text: `${name} ${town} ${part}`.trim() }))),
  );
}

/** The distance from its town at which each text is resolved; null if it is a question. */
async function measure(language: (typeof languages)[number], { text, town }: Case): Promise<number | null> {
  const about = { language, countryCode: countries[language] };
  const [center] = await gazetteer.findPlacesByText({ ...about, texts: [town], known: [] });
  const [reading] = await gazetteer.readPlaces({ ...about, texts: [text], known: [{ latitude: 50.85, longitude: 4.35 }] });
  if (center === undefined || center === null) throw new Error(`no town ${town}`);
  return reading?.kind === 'place' ? getGreatCircleKilometres(reading.place.coordinates, center.coordinates) : null;
}

describe('the name of a hotel, a school or a hospital in a town', () => {
  it.each(languages)('is never read in another town: %s', async (language) => {
    const cases = listCases(language);
    const apart = await Promise.all(cases.map((each) => measure(language, each)));
    expect(cases.filter((_, at) => (apart[at] ?? 0) > mostKilometres).map(({ text }) => text)).toEqual([]);
    expect(apart.filter((kilometres) => kilometres !== null).length).toBeGreaterThan(cases.length * 0.6);
  });

  it.each([
    ['fr', 'Ibis Paris Gare de Lyon', 48.845, 2.374],
    ['de', 'Motel One Wien Hauptbahnhof', 48.185, 16.377],
    ['nl', 'Van der Valk Hotel Eindhoven Airport', 51.45, 5.375],
    ['en', 'ETH Zurich Hönggerberg', 47.408, 8.507],
    ['fr', 'Kyriad Disneyland Paris', 48.87, 2.78],
  ] as const)('is the station, the airport or the quarter that is named: %s, %s', async (language, text, latitude, longitude) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: countries[language], texts: [text], known: [] });
    if (reading?.kind !== 'place') throw new Error(`asked: ${text}`);
    expect(getGreatCircleKilometres(reading.place.coordinates, { latitude, longitude })).toBeLessThan(3);
  });

  it.each([
    ['de', 'Kap Nordhausen', 'several'],
    ['nl', 'Gemeente Utrecht Groningen', 'several'],
    ['de', 'Hauptbahnhof', 'unknown'],
  ] as const)('is asked about where words are left that may mean another place: %s, %s', async (language, text, kind) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: countries[language], texts: [text], known: [] });
    expect(reading?.kind).toBe(kind);
  });
});

describe('a bare name far from the other stops', () => {
  it.each([
    ['nl', 'RAI', 52.09, 5.12, 'RAI Amsterdam, Nederland'],
    ['fr', 'Coo', 50.63, 5.57, 'Plopsa Coo, Stavelot, Belgique'],
  ] as const)('is asked with what is nearer and holds it: %s, %s', async (language, text, latitude, longitude, label) => {
    const [reading] = await gazetteer.readPlaces({ language, countryCode: 'BE', texts: [text], known: [{ latitude, longitude }] });
    if (reading === undefined || !('places' in reading)) throw new Error(`taken: ${text}`);
    expect(reading.places.map((place) => place.label)).toContain(label);
  });
});

describe('a misspelt city', () => {
  const read = async (text: string) => {
    const [reading] = await gazetteer.readPlaces({ language: 'es', countryCode: 'ES', texts: [text], known: [] });
    return reading?.kind === 'place' ? reading.place.label : null;
  };
  it('is understood where nothing else is called nearly so, and never as a town abroad by a short name', async () => {
    expect(await read('Barselona')).toBe('Barcelona, España');
    expect(await read('Vayadolid')).toBe('Valladolid, España');
    expect(await read('Odessas')).not.toBe('Odesa, Ucrania');
  });
});
