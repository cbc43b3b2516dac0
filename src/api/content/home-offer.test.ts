import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findHomeOffer } from './home-offer.ts';

const today = '2027-03-01';
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const contextOf = (content: ContentLibrary) => createTestContext({ getContent: () => content, places: geo.places, roads: geo.roads });
const visits = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

describe('the offer on the home page', () => {
  it.each(visits)(
    'is a trip of $site with a price in $language, others to try, and a plan half an hour and a driver apart',
    async (visit) => {
      const offer = await findHomeOffer(contextOf(library), { visit, today });
      expect(offer?.preview.quote?.options.length).toBeGreaterThan(0);
      expect(offer?.others).toHaveLength(2);
      expect(offer?.freeHours).toBe(24);
      const { plan } = offer ?? {};
      expect(plan?.earlier.drivers).toBe(1);
      expect(plan?.later.drivers).toBe(2);
      expect(minutesOf(plan?.later.back) - minutesOf(plan?.earlier.back)).toBe(30);
      expect(plan?.earlier.dutyMinutes).toBeLessThanOrEqual(plan?.limitMinutes ?? 0);
      expect(plan?.later.dutyMinutes).toBeGreaterThan(plan?.limitMinutes ?? 0);
      expect(plan?.later.totalCents).toBeGreaterThan(plan?.earlier.totalCents ?? 0);
    },
  );

  it('is the same trip with the same price as the form gives for it', async () => {
    const offer = await findHomeOffer(contextOf(library), { visit: { site: 'nl', language: 'nl' }, today });
    expect(offer?.trip).toMatchObject({ from: 'Amsterdam', to: 'Efteling', date: '2027-04-21', leave: '08:30', back: '17:00' });
    expect(offer?.preview.itinerary.stops.map(({ place }) => place.name)).toEqual(['Amsterdam', 'Efteling', 'Amsterdam']);
  });

  it('is worked out once a day', async () => {
    const context = contextOf(library);
    const visit = { site: 'nl', language: 'nl' } as const;
    expect(await findHomeOffer(context, { visit, today })).toBe(await findHomeOffer(context, { visit, today }));
  });

  it('is not there where the site has no popular city', async () => {
    const empty = { ...library, findLocations: () => [] };
    expect(await findHomeOffer(contextOf(empty), { visit: { site: 'nl', language: 'nl' }, today })).toBeNull();
  });
});

function minutesOf(time = ''): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
