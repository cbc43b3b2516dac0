import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findPriceTable } from './price-table.ts';

const visit = { site: 'nl', language: 'nl' } as const;
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const contextOf = (content: ContentLibrary) => createTestContext({ getContent: () => content, places: geo.places, roads: geo.roads });

function locationOf(slug: string) {
  const location = library.findLocation({ ...visit, slug });
  if (location === null) throw new Error(`${slug} is gone`);
  return location;
}

describe('the price table of a city', () => {
  it('has every vehicle of a common price, the larger the dearer and the cheaper for each', async () => {
    const rows = await findPriceTable(contextOf(library), { location: locationOf('utrecht'), visit, today: '2027-03-01' });
    expect(rows.map(({ vehicle }) => vehicle)).toEqual(['taxiBus', 'minibus', 'midibus', 'coachHire', 'doubleDecker']);
    for (const [at, { totalsCents, passengers }] of rows.entries()) {
      const smaller = rows[at - 1];
      expect(totalsCents).toHaveLength(3);
      for (const [trip, cents] of totalsCents.entries()) {
        const before = smaller?.totalsCents[trip];
        if (smaller === undefined || before === undefined) continue;
        expect(cents).toBeGreaterThan(before);
        expect(cents / passengers).toBeLessThan(before / smaller.passengers);
      }
    }
  });

  it('is computed once a day, and leaves out vehicles that cannot be priced', async () => {
    const context = contextOf(library);
    const question = { location: locationOf('utrecht'), visit, today: '2027-04-01' };
    const first = findPriceTable(context, question);
    expect(findPriceTable(context, question)).toBe(first);
    expect(findPriceTable(context, { ...question, today: '2027-04-02' })).not.toBe(first);
    const [good] = question.location.exampleTrips;
    if (good === undefined) throw new Error('Utrecht has no example');
    const nowhere = { ...question.location, id: 'other', exampleTrips: [{ ...good, to: 'Nergenshuizen aan Zee' }] };
    expect(await findPriceTable(context, { ...question, location: nowhere })).toEqual([]);
  });
});
