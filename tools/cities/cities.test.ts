import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cityFile } from '#content/cities/read-cities.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { listCityTowns } from './city-towns.ts';
import { computeCities } from './compute-cities.ts';

describe('the list of towns with a page', () => {
  it('holds each once', () => {
    expect(listCityTowns().length).toBeGreaterThan(700);
    const row = 'nl | 2757345 | delft | 11';
    expect(() => listCityTowns(`${row}\n${row}`)).toThrow('stands twice');
    expect(() => listCityTowns('nl | 2757345 | delft | 11\nnl | 2757345 | delft-2 | 11')).toThrow('stands twice');
    expect(() => listCityTowns('xx | 2757345 | delft | 11')).toThrow('Not a town of a site');
  });
});

describe('the figures in content/cities', () => {
  it('match the current gazetteer, roads, depots and driving-time rules; otherwise run npm run derive:cities', async () => {
    const wanted = new Set([
      'nl haarlem',
      'be kortrijk',
      'de dortmund',
      'fr dijon',
      'fr le-havre',
      'es alicante',
      'eu salzburg',
      'de passau',
    ]);
    const computed = await computeCities(houseBook(), ({ site, slug }) => wanted.has(`${site} ${slug}`));
    const cities = computed.flatMap(({ site, language, cities: list }) => list.map((city) => ({ file: cityFile(site, language), city })));
    expect(cities.length).toBe(9);
    for (const { file, city } of cities) {
      const stored: readonly { readonly slug: string; readonly isAlike: boolean; readonly examples: unknown }[] = JSON.parse(
        readFileSync(join(import.meta.dirname, '../../content', file), 'utf8'),
      );
      const kept = stored.find(({ slug }) => slug === city.slug);
      expect(kept).toEqual({ ...city, isAlike: kept?.isAlike, examples: kept?.examples });
    }
  }, 60_000);
});

it('lead from Rome and Madrid to places that groups visit, not to the largest suburbs', () => {
  const cities: readonly { readonly slug: string; readonly examples: readonly { readonly to: string }[] }[] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../content', cityFile('eu', 'en')), 'utf8'),
  );
  const tripsFrom = (slug: string) => cities.find((city) => city.slug === slug)?.examples.map(({ to }) => to);
  expect(tripsFrom('rome')).toEqual(expect.arrayContaining(['Tivoli', 'Orvieto']));
  expect(tripsFrom('madrid')).toEqual(expect.arrayContaining(['Toledo', 'Segovia']));
});
