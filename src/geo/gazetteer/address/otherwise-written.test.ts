import { expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';

const gazetteer = getSharedGazetteer();
const stops = {
  Tours: { latitude: 47.394, longitude: 0.685 },
  Dortmund: { latitude: 51.514, longitude: 7.465 },
  Madrid: { latitude: 40.417, longitude: -3.704 },
  Utrecht: { latitude: 52.091, longitude: 5.122 },
} as const;

async function read(language: SiteLanguage, from: keyof typeof stops, text: string) {
  const countryCode = { fr: 'FR', de: 'DE', es: 'ES', nl: 'NL' }[language as 'fr'];
  const [reading] = await gazetteer.readPlaces({ language, countryCode, texts: [text], known: [stops[from]] });
  return reading;
}

it.each([
  ['de', 'Dortmund', 'Bahnhofstr. 3, 18119 Rostock-Warnemünde', 54.176, 12.084],
  ['de', 'Dortmund', 'Bahnhofstraße 12, 59755 Arnsberg-Neheim', 51.449, 7.965],
  ['de', 'Dortmund', 'Brixen Bressanone', 46.716, 11.657],
  ['es', 'Madrid', 'San Sebastián Donostia', 43.31, -1.97],
  ['de', 'Dortmund', 'Kölner Hauptbahnhof', 50.943, 6.959],
  ['de', 'Dortmund', 'Münchner Hauptbahnhof', 48.14, 11.558],
  ['de', 'Dortmund', 'Motel One Berlin-Alexanderplatz', 52.522, 13.413],
  ['de', 'Dortmund', 'Gardasee Riva', 45.886, 10.841],
  ['de', 'Dortmund', 'Best Western Plus Rostock Warnemünde', 54.176, 12.084],
  ['fr', 'Tours', 'Roissy CDG 2', 49.008, 2.555],
  ['fr', 'Tours', 'Orly 4', 48.727, 2.36],
  ['fr', 'Tours', 'Aéroport Blagnac', 43.63, 1.37],
  ['fr', 'Tours', "Porte d'Orléans", 48.823, 2.326],
  ['fr', 'Tours', 'Hôtel Marseille 13 Saint-Just', 43.317, 5.406],
  ['es', 'Madrid', '28850 Torrejón', 40.455, -3.47],
  ['es', 'Madrid', 'Hotel Tryp Atocha', 40.407, -3.689],
] as const)('%s from %s: %s', async (language, from, text, latitude, longitude) => {
  const reading = await read(language, from, text);
  const place = reading?.kind === 'place' ? reading.place : null;
  expect(place?.coordinates.latitude).toBeCloseTo(latitude, 1);
  expect(place?.coordinates.longitude).toBeCloseTo(longitude, 1);
});

it.each([
  ['fr', 'Tours', "Porte d'Amboise"],
  ['es', 'Madrid', 'Hospital Cantoblanco'],
  ['nl', 'Utrecht', 'Stayokay Texel'],
] as const)('asks about %s from %s: %s', async (language, from, text) => {
  expect((await read(language, from, text))?.kind).not.toBe('place');
});
