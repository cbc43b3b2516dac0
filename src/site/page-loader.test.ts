import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { mapSites } from '#domain/sites/keys.ts';
import { createTexts } from './i18n/server.ts';
import { getPageRequest, seeOther, throwNotFound, throwTripNotFound, todayOf } from './page-loader.ts';
import { type PageRequest, pageRequestContext } from './request-context.ts';

const page: PageRequest = {
  site: 'nl',
  language: 'nl',
  addresses: mapSites((key) => `https://${key}.example`),
  api: { execute: () => Promise.reject(new Error('asks nothing')) },
  texts: createTexts('en', {}),
  now: '2027-05-01T10:00:00Z',
  buildVersion: 'b1',
  isWholePage: true,
  textsVersion: 'b1',
  refusal: null,
  fontStylesheetUrl: null,
  reportError: () => undefined,
};

function thrownBy(act: () => never): unknown {
  try {
    return act();
  } catch (thrown) {
    return thrown;
  }
}

describe('getPageRequest', () => {
  it('gives a loader the server’s context', () => {
    const context = new RouterContextProvider();
    context.set(pageRequestContext, page);
    expect(getPageRequest({ context })).toBe(page);
  });

  it('throws where the server put nothing: a page never runs without', () => {
    expect(() => getPageRequest({ context: new RouterContextProvider() })).toThrow();
  });
});

describe('todayOf', () => {
  it('is the day of the site’s country, not that of Greenwich', () => {
    expect(todayOf({ ...page, now: '2027-04-30T22:30:00Z' })).toBe('2027-05-01');
    expect(todayOf({ ...page, now: '2027-04-30T21:30:00Z' })).toBe('2027-04-30');
  });
});

describe('throwNotFound', () => {
  it('throws a 404', () => {
    expect(thrownBy(throwNotFound)).toMatchObject({ data: null, init: { status: 404 } });
  });
});

describe('throwTripNotFound', () => {
  it('redirects with 302 and replaces the entry in the history', () => {
    const thrown = thrownBy(() => throwTripNotFound(page)) as Response;
    expect([thrown.status, thrown.headers.get('location')]).toEqual([302, '/trip-not-found']);
    expect(thrown.headers.get('x-remix-replace')).toBe('true');
  });

  it('keeps the second language of a site, which shares the address', () => {
    const thrown = thrownBy(() => throwTripNotFound({ ...page, site: 'be', language: 'frBE' })) as Response;
    expect(thrown.headers.get('location')).toBe('/trip-not-found?lng=frBE');
  });

  it('keeps the query, with the language once', () => {
    const asked = new URLSearchParams('utm_source=a&lng=nlBE&gclid=b');
    const thrown = thrownBy(() => throwTripNotFound({ ...page, site: 'be', language: 'frBE' }, asked)) as Response;
    expect(thrown.headers.get('location')).toBe('/trip-not-found?utm_source=a&lng=frBE&gclid=b');
  });
});

describe('seeOther', () => {
  it('requests the next page with GET', () => {
    const response = seeOther('/my-quote/x?lng=frBE');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/my-quote/x?lng=frBE']);
  });
});
