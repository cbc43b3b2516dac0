import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { PlaceReading } from '../../ports.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { countryOfLanguage } from '../testing/places/read-row.ts';

const gazetteer = getSharedGazetteer();
const utrecht = { latitude: 52.09, longitude: 5.12 };

async function read(text: string, language: SiteLanguage, known = [utrecht]): Promise<PlaceReading> {
  const [reading = { kind: 'unknown' as const }] = await gazetteer.readPlaces({
    texts: [text],
    language,
    countryCode: countryOfLanguage[language],
    known,
  });
  return reading;
}

function labelsOf(reading: PlaceReading): readonly string[] {
  return reading.kind === 'place' ? [reading.place.label] : reading.kind === 'unknown' ? [] : reading.places.map(({ label }) => label);
}

describe('places beyond our countries', () => {
  it.each([
    ['Moskou', 'nl'],
    ['Flughafen Moskau', 'de'],
    ['Tanger', 'fr'],
    ['Tánger', 'es'],
    ['Marrakech, Maroc', 'fr'],
    ['Kairo', 'de'],
    ['Curaçao', 'nl'],
    ['Minsk', 'de'],
    ['Dubai', 'en'],
    ['54.5, 4.0', 'en'],
    ['https://www.google.com/maps/@55.75,37.61,12z', 'en'],
  ] as const)('%s (%s) is said to lie there', async (text, language) => {
    expect(await read(text, language)).toEqual({ kind: 'outside', places: [] });
    expect(await gazetteer.proposePlaces({ text, language, countryCode: countryOfLanguage[language], near: null, limit: 3 })).toEqual([]);
  });

  it('offers the hamlet that is called like the capital', async () => {
    const reading = await read('Moscow', 'en');
    expect(reading.kind).toBe('outside');
    expect(labelsOf(reading)).toEqual(['Moscow, United Kingdom']);
  });

  it.each([
    ['Guadalupe', 'es'],
    ['Montserrat', 'es'],
    ['Brest', 'fr'],
    ['Tripoli, Greece', 'en'],
    ['Lagos', 'en'],
  ] as const)('%s (%s) is a town of ours', async (text, language) => {
    expect((await read(text, language)).kind).not.toBe('outside');
  });
});

describe('texts that are no name', () => {
  it.each(['///filled.count.soap', 'koffie.tafel.stoel', 'https://maps.app.goo.gl/AbCdEf123', 'www.hotel-krone.de', '9F46CQ8W+XJ'])(
    '%s cannot be looked up',
    async (text) => {
      expect(await read(text, 'nl')).toEqual({ kind: 'unreadable', places: [] });
    },
  );

  it.each(['TBC', 'wird noch bekannt gegeben', 'à définir', 'por confirmar', 'volgt', '🚌🚌', 'x'.repeat(4000)])(
    '%s is nothing yet',
    async (text) => {
      expect((await read(text, 'en')).kind).toBe('unknown');
    },
  );
});

describe('two addresses in one field', () => {
  it.each([
    ['Amsterdam, daarna Rotterdam', 'nl', ['Amsterdam, Nederland', 'Rotterdam, Nederland']],
    ['Efteling en daarna Beekse Bergen', 'nl', ['Efteling, Kaatsheuvel, Nederland', 'Safaripark Beekse Bergen, Hilvarenbeek, Nederland']],
    ['Heide Park oder Serengeti Park', 'de', ['Heide Park, Soltau, Deutschland', 'Serengeti-Park, Hodenhagen, Deutschland']],
    ['Breda of Tilburg', 'nl', ['Breda, Nederland', 'Tilburg, Nederland']],
    ['Lyon ou Grenoble', 'fr', ['Lyon, France', 'Grenoble, France']],
    ['Sevilla o Córdoba', 'es', ['Sevilla, España', 'Córdoba, España']],
    ['Utrecht -> Parijs', 'nl', ['Utrecht, Nederland', 'Parijs, Frankrijk']],
    ['Hauptstr. 1, Fulda und Bahnhofstr. 3, Erfurt', 'de', ['Hauptstr. 1, Fulda, Deutschland', 'Bahnhofstr. 3, Erfurt, Deutschland']],
    ['12 rue Royale, Tours puis 3 rue de Paris, Blois', 'fr', ['12 rue Royale, Tours, France', '3 rue de Paris, Blois, France']],
    ['Calle Mayor 1, Segovia y Plaza Mayor 2, Ávila', 'es', ['Calle Mayor 1, Segovia, España', 'Plaza Mayor 2, Ávila, España']],
    ['12 Main St, Leeds / 4 Queen St, York', 'en', ['12 Main St, Leeds, United Kingdom', '4 Queen St, York, United Kingdom']],
  ] as const)('%s', async (text, language, labels) => {
    const reading = await read(text, language);
    expect(reading.kind).toBe('two-places');
    expect(labelsOf(reading)).toEqual(labels);
  });

  it.each([
    ['Berg en Dal', 'nl'],
    ['Bosch en Duin', 'nl'],
    ['Lyon et environs', 'fr'],
    ['Kirche St. Peter und Paul, Köln', 'de'],
    ['Elsene / Ixelles', 'nlBE'],
  ] as const)('%s is one', async (text, language) => {
    expect((await read(text, language)).kind).not.toBe('two-places');
  });
});

describe('words that are not a town', () => {
  it.each([
    ['Van der Valk Hotel Houten', 'nl', 'Houten'],
    ['Van der Valk Hotel Akersloot', 'nl', 'Akersloot'],
    ['Plaza Mayor 3, Vitoria', 'es', 'Plaza Mayor 3, Vitoria'],
    ['Hotel Ibis Paris CDG', 'en', 'Paris Charles de Gaulle'],
  ] as const)('%s (%s) is at %s', async (text, language, label) => {
    const known = language === 'es' ? [{ latitude: 40.42, longitude: -3.7 }] : [utrecht];
    expect(labelsOf(await read(text, language, known)).join()).toContain(label);
  });

  it('takes no far village for the last word of an unknown name', async () => {
    expect((await read('Xyzabulon Quorr Laç', 'en')).kind).not.toBe('place');
  });

  it('asks which Alcalá a street far away is in', async () => {
    const reading = await read('Calle Mayor 12, Alcalá', 'es', [{ latitude: 40.42, longitude: -3.7 }]);
    expect(labelsOf(reading)).toContain('Calle Mayor 12, Alcalá de Henares, España');
  });
});
