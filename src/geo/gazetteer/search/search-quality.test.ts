import { expect, it } from 'vitest';
import { getSharedGazetteer } from '../../testing/shared-geo.ts';
import { getPlaceKey, loadPlaceRecords } from '../place-records.ts';
import { createMisspeller } from '../testing/misspell.ts';

const gazetteer = getSharedGazetteer();
const townCount = 1500;
const largest = loadPlaceRecords()
  .filter(({ isPart, kind }) => !isPart && kind === 'town')
  .sort((a, b) => b.population - a.population)
  .slice(0, townCount);

/** Share of the largest towns that come first, without help from the site's country. */
async function measureFirst(spell: (name: string) => string): Promise<number> {
  let first = 0;
  for (const record of largest) {
    const [found] = await gazetteer.searchPlaces({ text: spell(record.name), language: 'nl', countryCode: null, near: null, limit: 8 });
    if (found?.key === getPlaceKey(record)) first++;
  }
  return first / townCount;
}

it('puts the largest towns first: 99.3 % typed exactly, 96.5 % with one typing error', async () => {
  expect(await measureFirst((name) => name)).toBeGreaterThanOrEqual(0.993);
  for (const seed of [20_261_121, 7, 4711]) {
    expect(await measureFirst(createMisspeller(seed)), `seed ${seed}`).toBeGreaterThanOrEqual(0.965);
  }
}, 30_000);
