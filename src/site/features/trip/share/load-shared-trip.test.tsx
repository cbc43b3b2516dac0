import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { noTimes } from '../../../explain/testing/no-times.ts';
import { pageRequestContext } from '../../../request-context.ts';
import { createPage } from '../../../testing/create-submission.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { loadSharedTrip, type SharedTrip } from './load-shared-trip.ts';
import { SharedTripPage } from './shared-trip-page.tsx';

const trip: SharedTrip = {
  site: 'nl',
  language: 'nl',
  reference: 'NL-26-104233',
  description: 'Utrecht – Efteling',
  state: 'booked',
  canReportLost: false,
  namesZone: false,
  vehicles: ['coachHire'],
  parts: [],
  ordered: [],
  coaches: [],
  now: '2027-05-14T05:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  assignedCoaches: [{ plate: '12-BRX-4, white', route: [] }],
  legs: [],
  delayMinutes: null,
  routePicture: '<svg></svg>',
  stops: [
    {
      sequence: 0,
      label: 'Utrecht',
      name: 'Utrecht',
      lines: ['Utrecht'],
      town: 'Utrecht',
      zip: '',
      accuracy: { precision: 'town', reckonedFrom: 'town', spreadKilometres: 5.2 },
      country: 'Nederland',
      date: '2027-05-14',
      time: '08:00',
      notes: '',
      clockChange: null,
      localKilometres: 0,
      instant: '2027-05-14T06:00:00.000Z',
      arrivalInstant: null,
      ...noTimes,
    },
  ],
};

async function load(answer: unknown): Promise<unknown> {
  const context = new RouterContextProvider();
  const reported: unknown[] = [];
  context.set(pageRequestContext, { ...createPage(() => answer), reportError: (_error, message) => reported.push(message) });
  const request = new Request('https://nl.example.com/shared/Ab3');
  const args = { request, url: new URL(request.url), params: { id: 'Ab3' }, context, pattern: '/shared/:id' };
  const outcome = await loadSharedTrip(args as never).catch((thrown: unknown) => thrown);
  if (outcome instanceof Response) return [outcome.status, outcome.headers.get('location'), ...reported];
  return reported.length === 0 ? outcome : [outcome, ...reported];
}

describe('a shared trip', () => {
  it('is shown to anyone with its key', async () => {
    expect(await load(trip)).toMatchObject({ trip });
  });

  it('that is unknown or switched off is not there', async () => {
    expect(await load(null)).toEqual([302, '/trip-not-found']);
  });

  it('that cannot be read now is not called missing', async () => {
    expect(await load(new Error('broken'))).toMatchObject([{ data: 'trip-away', init: { status: 503 } }, 'Unable to getSharedTrip']);
  });

  it('of another site is shown there', async () => {
    expect(await load({ ...trip, site: 'be' })).toEqual([302, 'https://be.example.com/shared/Ab3']);
  });

  it('asks for lost items once it has set out, without a name', () => {
    expect(renderPage(() => <SharedTripPage trip={trip} />)).not.toContain('lost.what');
    const html = renderPage(() => <SharedTripPage trip={{ ...trip, canReportLost: true }} />);
    expect(html).toContain('name="what"');
    expect(html).not.toContain('name="name"');
  });

  it('says as a sign where the coach comes next, from a fresh position with how late it is', () => {
    const [first] = trip.stops;
    if (first === undefined) throw new Error('No stop');
    const there = { ...first, sequence: 1, name: 'Efteling', instant: null, arrivalInstant: '2027-05-14T07:09:00.000Z' };
    const stops = [first, there];
    const before = renderPage(() => <SharedTripPage trip={{ ...trip, stops }} />);
    expect(before).toContain('sharedTrip.sign.leaves');
    expect(before).toContain('<time dateTime="2027-05-14T08:00">08:00</time>');
    expect(before).toContain('sharedTrip.sign.planned');
    expect(before).toContain('12-BRX-4, white');
    const coach = {
      date: '2027-05-14',
      time: '08:30',
      hour: null,
      expectedHour: null,
      at: '2027-05-14T06:30:00.000Z',
      latitude: 51.9,
      longitude: 5,
      stop: 'Efteling',
    };
    const coaches = [{ ...coach, stopIndex: 1, expectedAt: '2027-05-14T07:13:00.000Z', expectedTime: '09:13', kilometres: 41 }];
    const seen = renderPage(() => <SharedTripPage trip={{ ...trip, stops, coaches, now: '2027-05-14T06:31:00.000Z' }} />);
    expect(seen).toContain('<time dateTime="2027-05-14T09:13">09:13</time>');
    expect(seen).toContain('sharedTrip.sign.late');
    expect(seen).toContain('41 km');
    expect(seen).not.toContain('sharedTrip.sign.planned');
  });

  it('says clearly that it was cancelled', () => {
    const html = renderPage(() => <SharedTripPage trip={{ ...trip, state: 'cancelled' }} />);
    expect(html).toContain('sharedTrip.cancelledText');
    expect(html).not.toContain('sharedTrip.ready');
    expect(renderPage(() => <SharedTripPage trip={trip} />)).not.toContain('sharedTrip.cancelled');
  });
});
