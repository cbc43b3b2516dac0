import { beforeAll, expect, it } from 'vitest';
import { findExampleTrips } from '#api/content/example-trips.ts';
import { createTestContext, readShippedContent } from '#api/testing/test-context.ts';
import type { ContentLibrary } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { searchOf } from '#site/features/content/location/example-search.ts';
import { createFormValues } from '#site/trip-editor/form-values.ts';
import { toItineraryInput } from '#site/trip-editor/to-itinerary-input.ts';

const today = '2027-03-01';
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

it.each(places)('the request form shows the price of each example trip of $site in $language', async (visit) => {
  const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads });
  const locations = library.findLocations(visit).filter(({ hero }, index) => hero.image.startsWith('skyline-') || index % 20 === 0);
  for (const location of locations) {
    for (const trip of await findExampleTrips(context, { location, visit, today })) {
      const input = toItineraryInput(createFormValues(new URLSearchParams(searchOf(location.title, trip)), 'key'));
      const preview = await previewQuote(context, { input, visit, now: `${today}T15:30:00Z` });
      const shown = preview.ok ? preview.value.quote?.options[0]?.totalCents : preview.failure;
      expect([location.slug, trip.to, shown]).toEqual([location.slug, trip.to, trip.totalCents]);
    }
  }
});
