import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findDayPrice } from './day-price.ts';

const visit = { site: 'nl', language: 'nl' } as const;
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const contextOf = (content: ContentLibrary) => createTestContext({ getContent: () => content, places: geo.places, roads: geo.roads });

describe("a vehicle's price for a day", () => {
  it('is that of one trip for all of them, each full', async () => {
    const ask = (vehicle: 'taxiBus' | 'coachHire') => findDayPrice(contextOf(library), { vehicle, visit, today: '2027-03-01' });
    const [small, large] = [await ask('taxiBus'), await ask('coachHire')];
    expect(small).toMatchObject({ from: 'Amsterdam', to: 'Efteling', passengers: 8, asOf: '2027-03-01' });
    expect(large).toMatchObject({ from: 'Amsterdam', to: 'Efteling', passengers: 59 });
    expect(large?.totalCents).toBeGreaterThan(small?.totalCents ?? 0);
  });

  it('is not there for one that is hired for itself, nor without a city', async () => {
    const question = { vehicle: 'specialBus', visit, today: '2027-03-01' } as const;
    expect(await findDayPrice(contextOf(library), question)).toBeNull();
    const empty = { ...library, findLocations: () => [] };
    expect(await findDayPrice(contextOf(empty), { ...question, vehicle: 'coachHire' })).toBeNull();
  });
});
