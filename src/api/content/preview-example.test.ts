import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext } from '../testing/test-context.ts';
import { previewExample } from './preview-example.ts';

const visit = { site: 'nl', language: 'nl' } as const;
const now = '2027-03-01T12:00:00Z';
const stops = [
  { placeText: 'Utrecht', date: '2027-04-21', time: '08:00' },
  { placeText: 'Efteling', date: '2027-04-21', time: '17:00' },
  { placeText: 'Utrecht' },
];

describe('examples that are asked for at once', () => {
  it('are priced one after another, and others get a turn between two', async () => {
    const context = createTestContext({ places: geo.places, roads: geo.roads });
    let priced = 0;
    const price = async () => {
      const preview = await previewExample(context, { input: { type: 'day-trip', stops, passengers: 30 }, visit, now });
      priced += 1;
      return preview;
    };
    const all = Promise.all(Array.from({ length: 5 }, price));
    const seen: number[] = [];
    while (priced < 5) {
      seen.push(priced);
      await nextTurn();
    }
    expect((await all).every(({ ok }) => ok)).toBe(true);
    expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('are priced though one before them could not be', async () => {
    const context = createTestContext({ places: geo.places, roads: geo.roads });
    const broken = createTestContext({
      places: geo.places,
      roads: geo.roads,
      rates: () => {
        throw new Error('no rates');
      },
    });
    const question = { input: { type: 'day-trip', stops, passengers: 30 }, visit, now };
    const [first, second] = await Promise.allSettled([previewExample(broken, question), previewExample(context, question)]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});
