import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { createGeo } from '#geo/create-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findProof } from './proof.ts';

const geo = createGeo({ geocoder: null, router: null, report: () => undefined });
const now = '2027-03-01T10:00:00Z';
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const contextOf = (content: ContentLibrary) => createTestContext({ getContent: () => content, places: geo.places, roads: geo.roads });

describe('what the home page proves', () => {
  it('is a trip of the site with its price, and the dates on which cancelling it becomes dearer', async () => {
    const proof = await findProof(contextOf(library), { visit: { site: 'nl', language: 'nl' }, now });
    expect(proof).toMatchObject({ from: 'Amsterdam', trip: { to: 'Efteling', date: '2027-04-21' }, drivingMinutes: 270, breakMinutes: 45 });
    expect(proof?.vat).toContainEqual({ country: 'NL', percent: 9 });
    // Booked seven weeks ahead: a day free, then 10 percent until 30 days before, and so on.
    expect(proof?.cancellation).toEqual([
      { until: '2027-03-02', percent: 0 },
      { until: '2027-03-22', percent: 10 },
      { until: '2027-04-06', percent: 25 },
      { until: '2027-04-13', percent: 50 },
      { until: '2027-04-19', percent: 75 },
      { until: null, percent: 100 },
    ]);
  });

  it('is not there where the site has no popular city', async () => {
    const empty = { ...library, findLocations: () => [] };
    expect(await findProof(contextOf(empty), { visit: { site: 'nl', language: 'nl' }, now })).toBeNull();
  });
});
