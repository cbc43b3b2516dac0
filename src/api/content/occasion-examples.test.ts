import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { occasionKeys, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findOccasionExamples } from './occasion-examples.ts';

let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

describe.each(siteKeys)('the examples of an occasion on %s', (site) => {
  it.each(occasionKeys)('%s are three trips of its kind, from different cities at different prices', async (occasion) => {
    const [language] = getSite(site).languages;
    const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads });
    const examples = await findOccasionExamples(context, { occasion, visit: { site, language }, today: '2027-03-01' });
    expect(examples).toHaveLength(3);
    expect(new Set(examples.map(({ from }) => from)).size).toBe(3);
    expect(new Set(examples.map(({ kind }) => kind)).size).toBe(1);
    for (const { totalCents } of examples) expect(totalCents).toBeGreaterThan(20_000);
    for (const { from, date, passengers, search } of examples)
      expect(search).toMatchObject({ from, date, passengers: String(passengers), time: expect.stringMatching(/^\d\d:\d\d$/) });
  });
});
