import { expect, it } from 'vitest';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { createOwnRecords } from '../place-records.ts';
import { translateVenueName } from './venue-names.ts';

it.each([
  [
    'Sölden ski resort',
    { nl: 'Skigebied Sölden', de: 'Skigebiet Sölden', fr: 'Station de ski de Sölden', es: 'Estación de esquí de Sölden' },
  ],
  ['Les Arcs ski resort', { fr: 'Station de ski des Arcs' }],
  ['Le Havre ferry terminal', { fr: 'Gare maritime du Havre', es: 'Terminal de ferris de El Havre' }],
  ['Port of Naples', { nl: 'Haven van Napels', de: 'Hafen Neapel', fr: 'Port de Naples', es: 'Puerto de Nápoles' }],
  ['Den Helder ferry to Texel', { nl: 'Veerhaven Den Helder (Texel)', de: 'Fährhafen Den Helder (Texel)' }],
  ['Deauville-Normandie Airport', { fr: 'Aéroport de Deauville-Normandie', nl: 'Luchthaven Deauville-Normandie' }],
])('%s', (english, names) => {
  expect(translateVenueName(english)).toMatchObject(names);
});

it('leaves a proper name as it is', () => {
  expect(translateVenueName('Europa-Park')).toEqual({});
});

it('no venue has an English kind in its name on a page in another language', () => {
  const kinds = /\b(ski resort|ferry|airport|cruise|port of|harbour)\b/i;
  const properName = 'Brussels Airport Zaventem';
  const wrong = createOwnRecords().flatMap(({ details }) =>
    (['nl', 'de', 'fr', 'es'] as const).flatMap((language) => {
      const name = details?.names[language] ?? '';
      return name !== properName && kinds.test(name) ? [`${language}: ${name}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('German and French lists show venues in their language', async () => {
  const gazetteer = getSharedGazetteer();
  const search = async (text: string, language: 'de' | 'fr') =>
    (await gazetteer.searchPlaces({ text, language, countryCode: null, near: null, limit: 6 })).map(({ label }) => label);
  expect(await search('Mayrhofen', 'de')).toContain('Skigebiet Mayrhofen, Österreich');
  expect(await search('Texel', 'fr')).toContain('Gare maritime de Den Helder (Texel), Pays-Bas');
});
