import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findStoryTrip } from './story-trips.ts';

const today = '2027-03-01';
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

describe.each(siteKeys)('the trip of a story on %s', (site) => {
  const [language] = getSite(site).languages;
  const find = async (slug: string) => {
    const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads, pictures: geo.pictures });
    const visit = { site, language };
    const [story] = library.findCaseStudies(visit).filter((each) => each.slug === slug);
    return story === undefined ? null : findStoryTrip(context, { story, visit, today });
  };

  it.each(['science-day', 'choir-tour', 'conference-shuttle', 'village-wedding'])('%s has a price and a road', async (slug) => {
    const trip = await find(slug);
    expect(trip?.option.totalCents).toBeGreaterThan(20_000);
    expect(trip?.picture).toContain('route-picture-line');
  });

  it('goes through four cities in five days where a choir is on tour', async () => {
    const names = (await find('choir-tour'))?.preview.itinerary.stops.map(({ place }) => place.name) ?? [];
    expect(new Set(names).size).toBe(4);
    expect(names.at(-1)).toBe(names[0]);
  });
});

it('is null for a story without a trip', async () => {
  const [story] = library.findCaseStudies({ site: 'nl', language: 'nl' });
  if (story === undefined) throw new Error('no story');
  const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads, pictures: geo.pictures });
  const { trip: _, ...without } = story;
  expect(await findStoryTrip(context, { story: without, visit: { site: 'nl', language: 'nl' }, today })).toBeNull();
});
