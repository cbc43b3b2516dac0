import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { tripStates } from '#domain/trip/states.ts';
import { ApiError } from '../../../../api/api-client.ts';
import { pageRequestContext } from '../../../../request-context.ts';
import { away, createPage } from '../../../../testing/create-submission.ts';
import { loadCheckPage } from '../../check/load-check-page.ts';
import { loadContactPage } from '../../contact/load-contact-page.ts';
import { findTravel, loadTrip } from './load-trip.ts';

/** A trip whose query returns these responses in turn. */
async function find(...answers: readonly unknown[]) {
  const left = [...answers];
  const page = createPage(() => left.shift());
  const reported: unknown[] = [];
  const travel = await findTravel({ ...page, reportError: (error) => reported.push(error) }, { id: 'key', withPicture: false }).catch(
    (thrown: unknown) => thrown,
  );
  return { travel, reported, left };
}

const notNow = { data: 'trip-away', init: { status: 503 } };

describe('a trip', () => {
  it('is requested once more if the API was away', async () => {
    const travel = { id: 'key' };
    expect(await find(away, travel)).toEqual({ travel, reported: [], left: [] });
  });

  it('cannot be looked up once that failed twice, which is reported once', async () => {
    expect(await find(away, away, { id: 'key' })).toMatchObject({ travel: notNow, reported: [away], left: [{ id: 'key' }] });
  });

  it('is not requested again for another error, or without one', async () => {
    const fault = new ApiError('failed', 'a fault');
    expect(await find(fault, { id: 'key' })).toMatchObject({ travel: notNow, reported: [fault], left: [{ id: 'key' }] });
    expect(await find(null, { id: 'key' })).toMatchObject({ travel: null, reported: [], left: [{ id: 'key' }] });
  });
});

const quote = {
  ...tripStates.quote,
  id: 'Ab3',
  quoteId: 'Ab3',
  bookingId: null,
  bookedAt: null,
  site: 'be',
  language: 'nlBE',
  firstDate: '2027-05-14',
  timeZone: 'Europe/Brussels',
  now: '2026-11-21T10:00:00.000Z',
  reference: 'BE-26-104233',
  quotes: [],
  choice: { key: 'a', isChosen: true, vatLines: [], lines: [] },
  customer: { phone: '' },
  invoice: null,
  canAccept: { allowed: true, reason: null },
};

const query = '?lng=frBE&utm_source=a';

const loaders = {
  overview: (args: LoaderFunctionArgs) => loadTrip(args, { page: 'overview' }),
  'contact-details': loadContactPage,
  'check-itinerary': loadCheckPage,
};

/** The redirect of a page of the Belgian site that was requested in French, with its campaign. */
async function targetOf(page: keyof typeof loaders, travel: unknown): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, { ...createPage(() => travel), site: 'be', language: 'frBE' });
  const request = new Request(`https://be.example.com/quote/Ab3/${page}.data${query}&_routes=be%3Aany`);
  // As the router passes it: the request of a navigation in the browser asks for data, and names the wanted routes.
  const args = { request, url: new URL(`https://be.example.com/quote/Ab3/${page}${query}`), params: { id: 'Ab3' }, context, pattern: '' };
  const outcome = await loaders[page](args as never).catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? [outcome.status, outcome.headers.get('location')] : 'page';
}

describe('a booking that is named behind the address of its quote', () => {
  it('is gone to, with the rest of the query', async () => {
    const context = new RouterContextProvider();
    context.set(pageRequestContext, { ...createPage(() => null), site: 'be', language: 'frBE' });
    const url = new URL(`https://be.example.com/my-booking/Ab3?bookingId=Xy9&utm_source=a`);
    const args = { request: new Request(url), url, params: { id: 'Ab3' }, context, pattern: '' };
    const outcome = await loadTrip(args as never, { page: 'overview' }).catch((thrown: unknown) => thrown);
    expect(outcome).toBeInstanceOf(Response);
    const { status, headers } = outcome as Response;
    expect([status, headers.get('location')]).toEqual([301, '/my-booking/Xy9?utm_source=a']);
  });
});

describe('a booked trip whose day has come', () => {
  it('is led to from the links of its quote', async () => {
    const booked = { ...quote, ...tripStates.done, bookingId: 'Xy9', firstDate: '2026-11-10' };
    expect(await targetOf('overview', booked)).toEqual([302, `/my-booking/Xy9${query}`]);
    expect(await targetOf('overview', { ...booked, bookingId: null })).toEqual([302, `/my-quote/Ab3/success${query}`]);
  });
});

describe('the query of a trip’s address', () => {
  it('survives the redirect to the page that the trip’s state calls for', async () => {
    expect(await targetOf('overview', { ...quote, ...tripStates.booked })).toEqual([302, `/my-quote/Ab3/success${query}`]);
    expect(await targetOf('overview', { ...quote, ...tripStates.declined })).toEqual([302, `/my-quote/Ab3/canceled${query}`]);
  });

  it('survives that of a trip which is missing or has expired', async () => {
    for (const travel of [null, { ...quote, ...tripStates.expired }])
      expect(await targetOf('overview', travel)).toEqual([302, `/trip-not-found${query}`]);
  });

  it('survives that of a step whose turn has not come', async () => {
    expect(await targetOf('check-itinerary', quote)).toEqual([302, `/quote/Ab3/contact-details${query}`]);
    expect(await targetOf('check-itinerary', { ...quote, canAccept: { allowed: false, reason: 'too-late' } })).toEqual([
      302,
      `/quote/Ab3${query}`,
    ]);
    expect(await targetOf('contact-details', { ...quote, choice: null })).toEqual([302, `/quote/Ab3${query}`]);
  });

  it('is not redirected if the page itself is shown', async () => {
    expect(await targetOf('overview', quote)).toBe('page');
  });
});
