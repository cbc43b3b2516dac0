import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findExampleTrips } from './example-trips.ts';
import { leadOf } from './price-lead.ts';

let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

describe('the lead of a city’s page', () => {
  it.each([
    [{ site: 'nl', language: 'nl' }, 'venlo', /^Venlo – .+ en terug met 30 personen kost € .+ per persoon\. .+\.$/],
    [{ site: 'de', language: 'de' }, 'passau', /^Passau – .+ und zurück mit 30 Personen kostet am .+ pro Person\. .+\.$/],
    [{ site: 'fr', language: 'fr' }, 'saint-malo', /^Saint-Malo – .+, aller-retour pour 30 personnes, coûte .+ par personne\. .+\.$/],
    [{ site: 'es', language: 'es' }, 'parla', /^Parla – .+, ida y vuelta para 30 personas, cuesta .+ por persona\. .+\.$/],
  ] as const)('%o %s is the price of its first day out', async (visit, slug, pattern) => {
    const location = library.findLocation({ ...visit, slug });
    if (location === null) throw new Error(`${slug} is gone`);
    const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads });
    const question = { location, visit, today: '2027-03-01' };
    const [trip] = await findExampleTrips(context, question);
    const description = await leadOf(context, question);
    expect(description.replaceAll(/\s/g, ' ')).toMatch(pattern);
    expect(description).toContain(trip?.to ?? 'no trip');
  });

  it('does not change written texts', async () => {
    const visit = { site: 'nl', language: 'nl' } as const;
    const location = library.findLocation({ ...visit, slug: 'utrecht' });
    if (location === null) throw new Error('Utrecht is gone');
    const context = createTestContext({ getContent: () => library, places: geo.places, roads: geo.roads });
    expect(await leadOf(context, { location, visit, today: '2027-03-01' })).toBe(location.hero.description);
  });
});
