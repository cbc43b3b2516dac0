import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSharedGazetteer } from '../testing/shared-geo.ts';
import { type Visit, visits } from './testing/visits.ts';

const gazetteer = getSharedGazetteer();

async function findKeys(visit: Visit, texts: readonly string[]): Promise<(string | null)[]> {
  const places = await gazetteer.findPlacesByText({ texts, known: [], ...visits[visit] });
  return places.map((place) => place?.key ?? null);
}

async function findLabel(visit: Visit, texts: readonly string[]): Promise<string | null> {
  const places = await gazetteer.findPlacesByText({ texts, known: [], ...visits[visit] });
  return places[0]?.label ?? null;
}

describe('of namesakes, the one that the trip means', () => {
  it.each<[Visit, string, string[], string]>([
    ['fr', 'Vienne', ['Lyon', 'Villeurbanne', 'Lyon'], 'Vienne, France'],
    ['fr', 'Vienne', ['Grenoble'], 'Vienne, France'],
    ['fr', 'Vienne', ['Salzbourg', 'Budapest'], 'Vienne, Autriche'],
    ['fr', 'Vienne', ['Strasbourg', 'Munich'], 'Vienne, Autriche'],
    ['beFr', 'Vienne', ['Bruxelles'], 'Vienne, Autriche'],
    ['beFr', 'Vienne', ['Lyon'], 'Vienne, France'],
    ['de', 'Frankfurt', ['Berlin'], 'Frankfurt am Main, Deutschland'],
    ['de', 'Frankfurt', ['Köln'], 'Frankfurt am Main, Deutschland'],
    ['de', 'Frankfurt', ['Eisenhüttenstadt'], 'Frankfurt (Oder), Deutschland'],
    ['nl', 'Frankfurt', ['Utrecht', 'Keulen'], 'Frankfurt am Main, Duitsland'],
    ['es', 'Valencia', ['Madrid'], 'Valencia, España'],
    ['fr', 'Valencia', ['Lyon'], 'Valence, Espagne'],
    ['fr', 'Valence', ['Lyon', 'Avignon'], 'Valence, France'],
    ['fr', 'Valence', ['Madrid'], 'Valence, Espagne'],
    ['be', 'Halle', ['Brussel'], 'Halle, België'],
    ['be', 'Halle', ['Leipzig'], 'Halle (Saale), Duitsland'],
    ['de', 'Halle', ['Leipzig'], 'Halle (Saale), Deutschland'],
    ['nl', 'Halle', ['Antwerpen', 'Utrecht'], 'Halle, België'],
    ['nl', 'Mechelen', ['Utrecht'], 'Mechelen, België'],
    ['nl', 'Mechelen', ['Gulpen', 'Vaals'], 'Mechelen, Nederland'],
    ['be', 'Mechelen', ['Gent'], 'Mechelen, België'],
    ['fr', 'Saint-Denis', ['Paris'], 'Saint-Denis, France'],
    ['es', 'Santiago', ['Lugo'], 'Santiago de Compostela, España'],
    ['nl', 'Santiago', ['Madrid'], 'Santiago de Compostela, Spanje'],
    ['be', 'Lille', ['Kortrijk', 'Gent'], 'Rijsel, Frankrijk'],
    ['be', 'Rijsel', ['Antwerpen'], 'Rijsel, Frankrijk'],
    ['be', 'Lille', ['Turnhout'], 'Lille, België'],
    ['fr', 'Lille', ['Paris'], 'Lille, France'],
    ['be', 'Bergen', ['Brussel'], 'Bergen, België'],
    ['nl', 'Bergen', ['Alkmaar', 'Amsterdam'], 'Bergen, Nederland'],
    ['nl', 'Bergen', ['Brussel', 'Charleroi'], 'Bergen, België'],
    ['nl', 'Bergen', ['Oslo'], 'Bergen, Noorwegen'],
    ['eu', 'Bergen', ['Oslo'], 'Bergen, Norway'],
    ['de', 'Münster', ['Köln'], 'Münster, Deutschland'],
    ['nl', 'Munster', ['Enschede'], 'Münster, Duitsland'],
    ['fr', 'Munster', ['Colmar'], 'Munster, France'],
    ['de', 'Neustadt', ['Mannheim'], 'Neustadt an der Weinstraße, Deutschland'],
    ['de', 'Neustadt', ['Lübeck'], 'Neustadt in Holstein, Deutschland'],
    ['fr', 'Villeneuve', ['Lille'], "Villeneuve-d'Ascq, France"],
    ['fr', 'Villeneuve', ['Agen'], 'Villeneuve-sur-Lot, France'],
    ['fr', 'Villeneuve', ['Montreux', 'Lausanne'], 'Villeneuve, Suisse'],
    ['es', 'Salamanca', ['Madrid'], 'Salamanca, España'],
    ['de', 'Neustadt', ['Hamburg', 'Lübeck'], 'Neustadt in Holstein, Deutschland'],
    ['nl', 'Haag', ['Utrecht'], 'Den Haag, Nederland'],
    ['fr', 'Havre', ['Rouen'], 'Le Havre, France'],
    ['nl', 'Hoorn', ['Utrecht'], 'Hoorn, Nederland'],
    ['be', 'Essen', ['Antwerpen'], 'Essen, België'],
    ['nl', 'Essen', ['Utrecht'], 'Essen, Duitsland'],
    ['nl', 'Domplein 1, Mechelen', ['Antwerpen'], 'Domplein 1, Mechelen, België'],
    ['fr', 'Rue de la Paix 3, Vienne', ['Lyon'], '3 Rue de la Paix, Vienne, France'],
    ['fr', 'Vienne, Autriche', ['Lyon'], 'Vienne, Autriche'],
  ])('%s: %s with %j is %s', async (visit, text, others, label) => {
    expect(await findLabel(visit, [text, ...others])).toBe(label);
  });

  it('counts the places that were chosen from the list', async () => {
    const known = [{ latitude: 45.76, longitude: 4.84 }];
    const [place] = await gazetteer.findPlacesByText({ texts: ['Vienne'], known, ...visits.fr });
    expect(place?.label).toBe('Vienne, France');
  });

  it('gives one text one place, however often it occurs in the trip', async () => {
    expect(new Set(await findKeys('fr', ['Vienne', 'Vienne'])).size).toBe(1);
    const [first, , last] = await findKeys('fr', ['Vienne', 'Lyon', 'Vienne']);
    expect([first, last]).toEqual(['gn:2969284', 'gn:2969284']);
  });

  it('leaves out unknown names, and guesses no town among many', async () => {
    expect(await findKeys('nl', ['', 'Nergenshuizen', 'Saint', 'Bad', 'Utrecht'])).toEqual([null, null, null, null, 'gn:2745912']);
  });

  it('does not depend on the order of the stops', async () => {
    const texts = [
      'Vienne',
      'Valence',
      'Lyon',
      'Halle',
      'Bergen',
      'Mechelen',
      'Villeneuve',
      'Neustadt',
      'Essen',
      'Frankfurt',
      'Nergenshuizen',
    ];
    const shuffled = fc.shuffledSubarray(texts, { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(shuffled, fc.constantFrom(...(Object.keys(visits) as Visit[])), async (order, visit) => {
        const sorted = order.toSorted();
        const expected = await findKeys(visit, sorted);
        const keys = await findKeys(visit, order);
        expect(order.map((text, at) => [text, keys[at]]).toSorted()).toEqual(sorted.map((text, at) => [text, expected[at]]).toSorted());
      }),
      { numRuns: 200 },
    );
  });
});

describe('the first suggestion while typing', () => {
  it.each<[Visit, string, { latitude: number; longitude: number } | null]>([
    ['fr', 'vienne', { latitude: 45.76, longitude: 4.84 }],
    ['be', 'Halle', null],
    ['de', 'Frankfurt', null],
    ['be', 'bergen', { latitude: 50.85, longitude: 4.35 }],
    ['nl', 'Mechelen', null],
  ])('%s: %s is what the text alone would mean', async (visit, text, near) => {
    const [first] = await gazetteer.searchPlaces({ text, near, limit: 6, ...visits[visit] });
    const [meant] = await gazetteer.findPlacesByText({ texts: [text], known: near === null ? [] : [near], ...visits[visit] });
    expect(first?.key).toBe(meant?.key);
  });
});
