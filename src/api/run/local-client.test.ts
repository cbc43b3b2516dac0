import { describe, expect, it } from 'vitest';
import { Unavailable } from '#operations/trips/context.ts';
import { createTestContext } from '../testing/test-context.ts';
import { createLocalClient } from './local-client.ts';

const partners = { toString: () => 'query Partners($domain: Domain!) { getPartners(domain: $domain) { name } }' };
const travel = { toString: () => 'query Travel($id: String!) { getTravel(id: $id) { id } }' };
/** Shaped like a key, but unassigned. */
const someKey = `${'A'.repeat(26)}E`;

describe('the local client', () => {
  it('returns the requested data', async () => {
    const client = createLocalClient(createTestContext());
    expect(await client.execute(partners, { domain: 'NL' })).toEqual({ getPartners: [] });
    expect(await client.execute(travel, { id: 'no key' })).toEqual({ getTravel: null });
  });

  it.each([
    [new Unavailable('no content yet'), 'unavailable'],
    [new TypeError('bug'), 'failed'],
  ])('rejects %o as %s', async (error, code) => {
    const getContent = () => {
      throw error;
    };
    const context = createTestContext({ getContent });
    await expect(createLocalClient(context).execute(partners, { domain: 'NL' })).rejects.toMatchObject({ name: 'ApiError', code });
    expect(context.logged.map(({ message }) => message)).toEqual(['Unable to getPartners']);
  });

  it('reports a lost database as temporary, and logs no key', async () => {
    const context = createTestContext();
    await expect(createLocalClient(context).execute(travel, { id: someKey })).rejects.toMatchObject({ code: 'unavailable' });
    expect(context.logged).toMatchObject([{ message: 'Unable to getTravel', fields: { code: 'ECONNREFUSED' } }]);
    expect(JSON.stringify(context.logged)).not.toContain(someKey);
  });

  it.each([
    ['a document that does not fit', { toString: () => '{ nothing }' }, {}],
    ['variables that do not fit', partners, { domain: 'XX' }],
  ])('refuses %s', async (_what, operation, variables) => {
    const context = createTestContext();
    await expect(createLocalClient(context).execute(operation, variables)).rejects.toMatchObject({ code: 'refused' });
    expect(context.logged).toEqual([]);
  });

  it('does nothing for an aborted request', async () => {
    const client = createLocalClient(createTestContext());
    await expect(client.execute(partners, { domain: 'NL' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
