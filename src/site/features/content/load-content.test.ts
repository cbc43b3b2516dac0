import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../../api/api-client.ts';
import type { PageRequest } from '../../request-context.ts';
import { loadList, loadSubject, placeOf } from './load-content.ts';

type Log = { readonly error: unknown; readonly message: string | undefined };

function createPage(execute: () => Promise<unknown>): { readonly page: PageRequest; readonly log: readonly Log[] } {
  const log: Log[] = [];
  const page = {
    site: 'be',
    language: 'frBE',
    // The response may have any shape: the query under test picks from it.
    api: { execute } as unknown as ApiClient,
    reportError: (error: unknown, message?: string) => log.push({ error, message }),
  } as unknown as PageRequest;
  return { page, log };
}

const question = <Answer>(pick: (data: { readonly items: readonly string[] }) => Answer) => ({
  operation: 'query',
  variables: {},
  pick,
  failure: 'Unable to getLocations',
});

describe('content of a page', () => {
  it('is requested in the language and for the site of the visit', () => {
    const { page } = createPage(async () => ({}));
    expect(placeOf(page)).toEqual({ language: 'frBE', domain: 'BE' });
  });

  it('gives the items of a list', async () => {
    const { page, log } = createPage(async () => ({ items: ['gent'] }));
    expect(
      await loadList(
        page,
        question((data) => data.items),
      ),
    ).toEqual(['gent']);
    expect(log).toEqual([]);
  });

  it('leaves a list empty that fails, and logs it', async () => {
    const fault = new Error('no database');
    const { page, log } = createPage(() => Promise.reject(fault));
    expect(
      await loadList(
        page,
        question((data) => data.items),
      ),
    ).toEqual([]);
    expect(log).toEqual([{ error: fault, message: 'Unable to getLocations' }]);
  });

  it('answers 404 for an unknown subject', async () => {
    const { page, log } = createPage(async () => ({ items: [] }));
    await expect(
      loadSubject(
        page,
        question((data) => data.items[0]),
      ),
    ).rejects.toMatchObject({ init: { status: 404 } });
    expect(log).toEqual([]);
  });

  it('logs a failing subject and shows the error page', async () => {
    const fault = new Error('no database');
    const { page, log } = createPage(() => Promise.reject(fault));
    await expect(
      loadSubject(
        page,
        question((data) => data.items[0]),
      ),
    ).rejects.toBe(fault);
    expect(log).toEqual([{ error: fault, message: 'Unable to getLocations' }]);
  });
});
