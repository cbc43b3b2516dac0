import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findExampleTrips } from './example-trips.ts';
import { findHubTowns } from './hub-prices.ts';

let library: ContentLibrary;
const visit = { site: 'nl', language: 'nl' } as const;
const today = '2027-03-01';

beforeAll(async () => {
  library = await readShippedContent();
});

function ask(languageSlug: string) {
  const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads });
  const hub = library.findHubs(visit).find((each) => each.languageSlug === languageSlug);
  if (hub === undefined) throw new Error(`${languageSlug} is gone`);
  return { context, towns: findHubTowns(context, { hub, visit, today }) };
}

describe('findHubTowns', () => {
  it('prices the first towns of a region by the day out that their own page shows', async () => {
    const { context, towns } = ask('provincie-gelderland');
    for (const { slug, prices } of (await towns).slice(0, 3)) {
      const location = library.findLocation({ ...visit, slug });
      const [trip] = location === null ? [] : await findExampleTrips(context, { location, visit, today });
      expect(prices.map(({ totalCents }) => totalCents)).toEqual([trip?.totalCents]);
    }
    expect(context.logged).toEqual([]);
  });

  it('prices the drive to an airport by each vehicle, the larger the dearer, the nearest town first', async () => {
    const [first, ...others] = await ask('luchthaven-schiphol').towns;
    const totals = first?.prices.map(({ totalCents }) => totalCents) ?? [];
    expect(totals).toHaveLength(3);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(first?.prices.map(({ passengers }) => passengers)).toEqual([6, 14, 51]);
    expect(others.every(({ minutes }) => minutes >= (first?.minutes ?? 0))).toBe(true);
    expect(others.at(-1)?.prices).toEqual([]);
  });
});
