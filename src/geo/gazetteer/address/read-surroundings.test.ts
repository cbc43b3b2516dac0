import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';

const gazetteer = getSharedGazetteer();

async function read(language: SiteLanguage, text: string) {
  const [reading] = await gazetteer.readPlaces({ language, countryCode: null, texts: [text], known: [] });
  const places = reading !== undefined && 'places' in reading ? reading.places.map(({ name }) => name) : [];
  return { kind: reading?.kind, places };
}

type Phrases = { readonly one: string; readonly other: string; readonly near: readonly string[]; readonly between: readonly string[] };

const phrases: readonly (Phrases & { readonly languages: readonly SiteLanguage[] })[] = [
  {
    languages: ['nl', 'nlBE'],
    one: 'Zwolle',
    other: 'Kampen',
    near: ['bij', 'nabij', 'vlak bij', 'net buiten', 'richting', 'langs de A28 bij', 'afslag 18', 'ten noorden van', 'hotel nabij'],
    between: ['tussen % en %', 'halverwege % en %'],
  },
  {
    languages: ['de'],
    one: 'Fulda',
    other: 'Göttingen',
    near: ['bei', 'in der Nähe von', 'außerhalb von', 'Richtung', 'A7 bei', 'Ausfahrt', 'nördlich von', 'Raum', 'Hotel in der Nähe von'],
    between: ['zwischen % und %', 'auf halber Strecke zwischen % und %'],
  },
  {
    languages: ['fr', 'frBE'],
    one: 'Blois',
    other: 'Vendôme',
    near: ['près de', 'à côté de', 'aux environs de', 'direction', 'vers', "sur l'A10 à", 'A10 à hauteur de', 'sortie 17', 'au nord de'],
    between: ['entre % et %', 'à mi-chemin entre % et %'],
  },
  {
    languages: ['es'],
    one: 'Toledo',
    other: 'Segovia',
    near: ['cerca de', 'a las afueras de', 'dirección', 'hacia', 'en la A-42 a la altura de', 'salida', 'al norte de', 'hotel cerca de'],
    between: ['entre % y %', 'a medio camino entre % y %'],
  },
  {
    languages: ['en'],
    one: 'Oxford',
    other: 'Swindon',
    near: ['near', 'just outside', 'towards', 'on the A40 at', 'off the M40 near', 'north of', 'in the vicinity of', 'hotel near'],
    between: ['between % and %', 'halfway between % and %'],
  },
];

describe('a place outside the towns that a text names', () => {
  it('is asked about, with those towns and others around them', async () => {
    for (const { languages, one, other, near, between } of phrases) {
      for (const language of languages) {
        for (const words of near) {
          const { kind, places } = await read(language, `${words} ${one}`);
          expect({ kind, first: places[0], hasOthers: places.length > 1 }, words).toEqual({ kind: 'region', first: one, hasOthers: true });
        }
        for (const words of between) {
          const { kind, places } = await read(language, words.replace('%', one).replace('%', other));
          expect({ kind, places }, words).toEqual({ kind: 'region', places: expect.arrayContaining([one, other]) });
        }
      }
    }
  });

  it('is not looked for in names with such words, or in an address', async () => {
    expect(await read('nl', 'Wijk bij Duurstede')).toMatchObject({ kind: 'place' });
    expect(await read('de', 'Buchholz in der Nordheide')).toMatchObject({ kind: 'place' });
    expect(await read('fr', 'Entre-deux-Guiers')).toMatchObject({ kind: 'place' });
    expect(await read('nl', 'Buiten de Sassenpoort 5, Zwolle')).toMatchObject({ kind: 'place' });
  });
});
