import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentLibrary } from '#content/library.ts';
import { sharedGeo as geo } from '#geo/testing/shared-geo.ts';
import { createTestContext, readShippedContent } from '../testing/test-context.ts';
import { findProof } from './proof.ts';

const now = '2027-03-01T10:00:00Z';
let library: ContentLibrary;

beforeAll(async () => {
  library = await readShippedContent();
});

const contextOf = (content: ContentLibrary) => createTestContext({ getContent: () => content, places: geo.places, roads: geo.roads });

describe('the trip that an invoice is shown by', () => {
  it('is one of the site with its price', async () => {
    const proof = await findProof(contextOf(library), { visit: { site: 'nl', language: 'nl' }, now });
    expect(proof).toMatchObject({ from: 'Amsterdam', trip: { to: 'Efteling', date: '2027-04-21' } });
  });

  it('is not there where the site has no popular city', async () => {
    const empty = { ...library, findLocations: () => [] };
    expect(await findProof(contextOf(empty), { visit: { site: 'nl', language: 'nl' }, now })).toBeNull();
  });
});
