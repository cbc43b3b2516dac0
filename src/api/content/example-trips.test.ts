import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary, Location } from '#content/library.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { exampleDate, findExampleTrips } from './example-trips.ts';

let library: ContentLibrary;
const today = '2027-03-01';

beforeAll(async () => {
  library = await readShippedContent();
});

const places = siteKeys.flatMap((site) => getSite(site).languages.map((language) => ({ site, language })));

function contextOf(content: ContentLibrary) {
  return createTestContext({ getContent: () => content, places: geo.places, roads: geo.roads });
}

describe.each(places)('the example trips of $site in $language', (visit) => {
  it('are one to three per city, each with its own distance and price, none above 1.6 times the median', async () => {
    const context = contextOf(library);
    const found = await Promise.all(
      library.findLocations(visit).map(async (location) => ({
        of: location.slug,
        trips: await findExampleTrips(context, { location, visit, today }),
      })),
    );
    expect(context.logged).toEqual([]);
    const totals = found.flatMap(({ trips }) => trips.map(({ totalCents }) => totalCents)).sort((one, other) => one - other);
    const median = totals[Math.floor(totals.length / 2)] ?? 0;
    expect(totals.filter((total) => total > 1.6 * median)).toEqual([]);
    for (const { of, trips } of found) {
      expect(new Set(trips.map(({ to }) => to)).size, of).toBe(trips.length);
      expect(trips.length, of).toBeGreaterThanOrEqual(1);
      for (const { to, kilometres, totalCents } of trips) {
        expect(kilometres, `${of} – ${to}`).toBeGreaterThan(10);
        expect(kilometres, `${of} – ${to}`).toBeLessThan(400);
        expect(totalCents, `${of} – ${to}`).toBeGreaterThan(30_000);
        expect(totalCents, `${of} – ${to}`).toBeLessThan(400_000);
      }
    }
  }, 60_000);
});

describe('where a site has two languages', () => {
  it.each([
    ['nlBE', ['Brugge', 'Pairi Daiza', 'Maastricht']],
    ['frBE', ['Bruges', 'Pairi Daiza', 'Maastricht']],
  ] as const)('the places of examples written by hand are called as in %s', (language, names) => {
    const visit = { site: 'be', language } as const;
    expect(library.findLocation({ ...visit, slug: 'brussel' })?.exampleTrips.map(({ to }) => to)).toEqual(names);
    const written = library.findLocations(visit).flatMap(({ exampleTrips }) => exampleTrips.map(({ to }) => to));
    const otherTongue = {
      nlBE: ['Bruges', 'Gand', 'Anvers', 'Bruxelles', 'Namur', 'Lille', 'Aachen'],
      frBE: ['Brugge', 'Gent', 'Antwerpen', 'Brussel', 'Oostende'],
    };
    expect(written.filter((name) => otherTongue[language].includes(name))).toEqual([]);
  });
});

describe('findExampleTrips', () => {
  const visit = { site: 'nl', language: 'nl' } as const;
  const locationOf = (content: ContentLibrary, changes: Partial<Location> = {}) => {
    const location = content.findLocation({ ...visit, slug: 'utrecht' });
    if (location === null) throw new Error('Utrecht is gone');
    return { ...location, ...changes };
  };

  it('prices once a day, and again with newer content', async () => {
    const context = contextOf(library);
    const question = { location: locationOf(library), visit, today: '2027-04-01' };
    const first = findExampleTrips(context, question);
    expect(findExampleTrips(context, question)).toBe(first);
    expect((await first)[0]).toMatchObject({ passengers: 48, date: '2027-05-19', leave: '08:30', back: '17:00', asOf: '2027-04-01' });
    expect(findExampleTrips(context, { ...question, today: '2027-04-02' })).not.toBe(first);
    const newer = await readShippedContent();
    expect(findExampleTrips(contextOf(newer), question)).not.toBe(first);
  });

  it('leaves out and logs trips that cannot be priced', async () => {
    const newer = await readShippedContent();
    const context = contextOf(newer);
    const [good] = locationOf(newer).exampleTrips;
    if (good === undefined) throw new Error('Utrecht has no example');
    const location = locationOf(newer, { exampleTrips: [{ ...good, to: 'Nergenshuizen aan Zee' }, good] });
    expect(await findExampleTrips(context, { location, visit, today })).toHaveLength(1);
    expect(context.logged.map(({ message }) => message)).toEqual(['Unable to price an example trip']);
  });
});

describe('exampleDate', () => {
  it.each([
    ['2027-04-01', '2027-05-19'],
    ['2027-04-07', '2027-05-19'],
    ['2027-04-08', '2027-05-26'],
    ['2026-11-22', '2027-04-21'],
    ['2027-09-10', '2028-04-19'],
    ['2027-06-09', '2027-07-28'],
  ])('from %s is the Wednesday %s, no holiday, when parks are open', (from, date) => {
    expect(exampleDate(from)).toBe(date);
  });
});
