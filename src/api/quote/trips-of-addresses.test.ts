import { beforeAll, describe, expect, it } from 'vitest';
import { houseRates } from '#domain/pricing/testing/house-rates.ts';
import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { sharedGeo } from '#geo/testing/shared-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { listTightStops } from './tight-stop-type.ts';
import { listTownLegs } from './town-leg-type.ts';

/** Trips between addresses, with the embedded places, postcodes and roads. */

const geo = { ...sharedGeo, rates: houseRates };
const now = '2026-11-21T10:00:00.000Z';
const day = '2027-03-13';

type Visit = { readonly site: SiteKey; readonly language: SiteLanguage };
const dutch: Visit = { site: 'nl', language: 'nl' };
const german: Visit = { site: 'de', language: 'de' };

/** Ten minutes between two departures by default. */
async function ask(places: readonly string[], { visit = dutch, apart = 120 }: { visit?: Visit; apart?: number } = {}) {
  const stops = places.map((placeText, index) => {
    const minutes = 8 * 60 + index * apart;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return index === places.length - 1 ? { placeText } : { placeText, date: day, time };
  });
  return await previewQuote(geo, { input: { type: 'tour', stops, passengers: 30, luggage: 'none' }, visit, now });
}

async function drive(places: readonly string[], options: { visit?: Visit; apart?: number } = {}) {
  const answer = await ask(places, options);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

beforeAll(async () => {
  await ask(['Utrecht', 'Amsterdam']);
}, 30_000);

describe('two addresses of one town', () => {
  it.each([
    ['Leidseplein 1, Amsterdam', 'Bijlmerplein 1, Amsterdam', dutch, 7, 14],
    ['Leidseplein 1, 1017 PR Amsterdam', 'Bijlmerplein 1, 1102 MG Amsterdam', dutch, 8, 14],
    ['Alexanderplatz 1, Berlin', 'Kladower Damm 300, Berlin', german, 12, 28],
    ['Alexanderplatz 1, 10178 Berlin', 'Kladower Damm 300, 14089 Berlin', german, 17, 28],
    ['Place de la Bastille, Paris', 'Porte Maillot, Paris', { site: 'fr', language: 'fr' }, 7, 16],
    ['Place de la Bastille, 75012 Paris', 'Porte Maillot, 75017 Paris', { site: 'fr', language: 'fr' }, 6, 12],
    ['Calle Mayor 1, Madrid', 'Calle Alcalá 500, Madrid', { site: 'es', language: 'es' }, 7, 18],
    ['Calle Mayor 1, 28013 Madrid', 'Calle Alcalá 500, 28027 Madrid', { site: 'es', language: 'es' }, 5, 13],
    ['Hotel Westin Leipzig', 'Hotel Fürstenhof Leipzig', german, 3, 12],
  ] as const)('%s – %s', async (from, to, visit, least, most) => {
    const { routed } = await drive([from, to], { visit });
    const [leg] = routed?.legs ?? [];
    expect(leg?.kilometres).toBeGreaterThan(least);
    expect(leg?.kilometres).toBeLessThan(most);
    expect(leg?.minutes).toBeGreaterThan(8);
    const sum = Object.values(leg?.kilometresByCountry ?? {}).reduce((total, kilometres) => total + kilometres, 0);
    expect(sum).toBeCloseTo(leg?.kilometres ?? 0, 6);
  });

  it('are marked as estimated by the size of the town', async () => {
    const preview = await drive(['Leidseplein 1, Amsterdam', 'Bijlmerplein 1, Amsterdam']);
    expect(listTownLegs(preview)).toEqual([{ stop: 1, town: 'Amsterdam', kilometres: expect.any(Number), minutes: expect.any(Number) }]);
    expect(listTownLegs(await drive(['Utrecht', 'Efteling']))).toEqual([]);
  });

  it('are no shuttle of six minutes', async () => {
    const there = ['Leidseplein 1, Amsterdam', 'Bijlmerplein 1, Amsterdam'];
    const shuttle = Array.from({ length: 10 }, (_, index) => there[index % 2] ?? '');
    const { quote, itinerary, personReasons } = await drive(shuttle, { apart: 6 });
    expect(quote === null ? personReasons : listTightStops({ quote, itinerary, language: 'en' })).not.toEqual([]);
    expect(quote === null || listTightStops({ quote, itinerary, language: 'en' }).length > 5).toBe(true);
  });

  it('are separate places in a street of twenty', async () => {
    const street = Array.from({ length: 20 }, (_, index) => `Amsterdamsestraatweg ${10 * index + 1}, Utrecht`);
    const { routed } = await drive(street, { apart: 30 });
    expect(routed?.legs).toHaveLength(19);
    expect(routed?.legs.every(({ kilometres }) => kilometres > 0)).toBe(true);
  });
});

describe('the stored address of a trip', () => {
  it('are its parts, and how exactly it is known', async () => {
    const { itinerary } = await drive(['Christelijk Gymnasium Utrecht', 'Efteling']);
    expect(itinerary.stops.map(({ place }) => place)).toMatchObject([
      { name: 'Christelijk Gymnasium', town: 'Utrecht', kind: 'school', accuracy: { precision: 'street-with-town', reckonedFrom: 'town' } },
      { name: 'Efteling', town: 'Kaatsheuvel', kind: 'venue', accuracy: { precision: 'point' } },
    ]);
  });

  it('accepts a street that does not exist, marked as unchecked', async () => {
    const { itinerary } = await drive(['Straat die niet bestaat 999, Utrecht', 'Efteling']);
    expect(itinerary.stops[0]?.place).toMatchObject({
      street: 'Straat die niet bestaat',
      houseNumber: '999',
      accuracy: { precision: 'street-with-town', reckonedFrom: 'town', spreadKilometres: 10.6 },
    });
  });
});

describe('odd input', () => {
  it.each([['🚌🎉'], ['Noordzee'], ['00000'], ['Kerkstraat 5'], ['x'.repeat(120)], ['; , | - '], ['1234567890']])(
    '%s is answered beside its field',
    async (text) => {
      const answer = await ask([text, 'Efteling']);
      expect(answer).toMatchObject({ ok: false, failure: [{ field: 'stops.0.place' }] });
    },
  );

  it('an island that no ferry of ours reaches goes to a person', async () => {
    const { quote, personReasons } = await drive(['Cuxhaven', 'Helgoland'], { visit: german });
    expect(quote).toBeNull();
    expect(personReasons).toEqual(['no-ferry']);
  });

  it('a stop in the sea, which a geocoder may return, has its own error', async () => {
    const route = await geo.roads.findRoute(
      [
        { latitude: 45.448, longitude: 6.98 },
        { latitude: 55, longitude: 3.5 },
      ],
      { from: day, until: day },
    );
    expect(route).toEqual({ ok: false, failure: 'water' });
  });

  it.each([
    ['a town and a postcode of two places', 'Domplein 1, 9712 AB Utrecht', dutch, 'place-contradictory'],
    ['a German address under a postcode elsewhere', 'Alexanderplatz 1, 20095 Berlin', german, 'place-contradictory'],
    ['two towns', 'Rotterdam, Utrecht', dutch, 'place-contradictory'],
    ['a postcode that no town has', '99999 Köln', german, 'postcode-elsewhere'],
    ['a name of two towns', 'Neustadt', german, 'place-ambiguous'],
    ['a region', 'Gardasee', german, 'place-too-wide'],
    ['an island', 'Texel', dutch, 'place-too-wide'],
    ['a lake', 'IJsselmeer', dutch, 'place-too-wide'],
  ] as const)('%s is asked back with places to choose from', async (_, text, visit, code) => {
    const answer = await ask([text, 'München'], { visit });
    expect(answer).toMatchObject({ ok: false, failure: [{ field: 'stops.0.place', code }] });
    const choices = answer.ok ? [] : answer.failure[0]?.choices;
    expect(choices?.length).toBeGreaterThan(code === 'postcode-elsewhere' ? 0 : 1);
    for (const { key, label } of choices ?? []) {
      const stops = [{ placeText: label, placeKey: key, date: day, time: '08:00' }, { placeText: 'München' }];
      const chosen = await previewQuote(geo, { input: { type: 'one-way', stops, passengers: 30, luggage: 'none' }, visit, now });
      expect(chosen.ok, label).toBe(true);
    }
  });

  it.each([
    ['a city beyond our countries', 'Moskau', german, 'place-outside'],
    ['a country', 'Marokko', dutch, 'place-outside'],
    ['a point at sea', '54.5, 4.0', dutch, 'place-outside'],
    ['a short link of a map', 'https://maps.app.goo.gl/AbCdEf123', german, 'place-unreadable'],
    ['three words', '///filled.count.soap', dutch, 'place-unreadable'],
  ] as const)('%s is said to be none that we can go to', async (_, text, visit, code) => {
    expect(await ask([text, 'München'], { visit })).toMatchObject({ ok: false, failure: [{ field: 'stops.0.place', code, choices: [] }] });
  });

  it('twenty stops in one street are twenty places, each a minute or more from the next', async () => {
    const stops = Array.from({ length: 20 }, (_, at) => `Amsterdamsestraatweg ${at * 20 + 1}, Utrecht`);
    const { routed } = await drive(stops, { apart: 20 });
    expect(routed?.legs).toHaveLength(19);
    expect(routed?.legs.every(({ kilometres, minutes }) => kilometres > 0 && minutes >= 1)).toBe(true);
  });

  it('preserves what is typed about a place, including emoji', async () => {
    const { itinerary } = await drive(['Café ’t Hoogt 🎉, Utrecht', 'Efteling']);
    expect(itinerary.stops[0]?.place).toMatchObject({ town: 'Utrecht', accuracy: { precision: 'street-with-town' } });
  });
});
