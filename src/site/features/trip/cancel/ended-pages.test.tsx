import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { tripStates } from '#domain/trip/states.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { ChangePage } from '../change/change-page.tsx';
import type { TripData } from '../shared/state/load-trip.ts';
import { SuccessPage } from '../success/success-page.tsx';
import { BookingCanceledPage } from './booking-canceled-page.tsx';
import { CancelBookingPage } from './cancel-booking-page.tsx';
import { QuoteCanceledPage } from './quote-canceled-page.tsx';
import { reportFee } from './report-fee.ts';

/** A booking of a quote, in one of its states. */
function dataOf(state: keyof typeof tripStates): TripData {
  const travel = {
    ...tripStates[state],
    id: 'quote1',
    quoteId: 'quote1',
    bookingId: 'booking1',
    bookedAt: '2026-11-21T10:00:00.000Z',
    reference: 'EU-26-104233',
    waitingMail: null,
    customer: { firstName: 'Anna', lastName: 'de Vries', email: 'anna@school.example' },
    invoice: null,
    stops: [],
    parts: [],
    ordered: [],
    ...{ tripType: 'one-way', luggage: 'none', wheelchairPlaces: 0, babySeats: 0, childSeats: 0, boosterSeats: 0, type: null },
    ...{ flightNumber: '', extras: [], suppliesDriverRoom: false, additionalInformation: '' },
    passengers: 48,
    firstDate: '2027-01-21',
    timeZone: 'Europe/Amsterdam',
    now: '2026-11-22T12:00:00.000Z',
  };
  return { travel, flow: 'my-quote', choice: null } as unknown as TripData;
}

const pages: readonly (readonly [string, (state: keyof typeof tripStates) => ReactNode])[] = [
  ['success', (state) => <SuccessPage data={dataOf(state)} account={null} online={null} after={null} />],
  ['canceled', (state) => <QuoteCanceledPage data={dataOf(state)} after={null} />],
];

describe('of a booking that was cancelled the quote’s page', () => {
  it.each(pages)('%s says so, and links to the cost', (_name, page) => {
    const html = renderPage(() => page('cancelled'));
    expect(html).toContain('overview.cancelled.heading');
    expect(html).toContain('href="/my-booking/booking1/canceled"');
    expect(html).not.toMatch(/success\.heading|notCanceled\.heading/);
  });
});

describe('of an active booking', () => {
  it('reports success', () => {
    expect(renderPage(() => <SuccessPage data={dataOf('booked')} account={null} online={null} after={null} />)).toContain(
      'success.heading',
    );
  });
});

describe('the fee of a cancelled booking', () => {
  /** The page's text about a fee, and the log line. */
  function show(fee: string) {
    const reported: string[] = [];
    const { travel, ...data } = dataOf('cancelled');
    const cancelled = { ...travel, cancelation: { fee, at: '2026-11-21T10:00:00.000Z' }, timeZone: 'Europe/Brussels' };
    const given = { ...data, travel: cancelled, zone: 'CET', countryNames: {} } as unknown as TripData;
    reportFee({ language: 'nl', reportError: (error) => reported.push(String(error)) }, given.travel);
    return { html: renderPage(() => <BookingCanceledPage data={given} account={null} after={null} />), reported };
  }

  it('is named when there is one', () => {
    expect(show('12.50').html).toContain('bookingCanceled.fee');
    for (const none of ['', '0']) expect(show(none).html).toContain('bookingCanceled.free');
  });

  it('that cannot be read is a dash, and logged', () => {
    expect(show('12,50').reported).toEqual(['TypeError: Unable to read the amount 12,50']);
    expect(show('12.50').reported).toEqual([]);
  });

  it('shows when both parts of a group with two returns are home', () => {
    const data = dataOf('booked');
    const alone = { boards: null, returnDate: null, returnTime: null, returnHour: null, arrivalHour: null };
    const back = (arrivalTime: string) => ({ ...alone, arrivalDate: '2027-01-21', arrivalTime });
    const travel = { ...data.travel, parts: [back('01:31'), back('03:32')] } as unknown as TripData['travel'];
    expect(renderPage(() => <SuccessPage data={{ ...data, travel }} account={null} online={null} after={null} />)).toContain(
      '01:31 / 03:32',
    );
  });
});

describe('of a trip that was driven', () => {
  const data = dataOf('done');
  const done = { ...data.travel, canCancel: { allowed: false, reason: 'done' }, canChangeItinerary: { allowed: false, reason: 'done' } };
  const given = { ...data, travel: { ...done, cancellationFeeCents: null } } as unknown as TripData;

  it.each([
    ['cancel', <CancelBookingPage key="cancel" data={given} idempotencyKey="key" refusal={undefined} after={null} />],
    ['change', <ChangePage key="change" data={given} before={{} as never} answer={undefined} today="2027-01-22" after={null} />],
  ])('the page %s says so and offers neither', (_name, page) => {
    const html = renderPage(() => page);
    expect(html).toContain('overview.driven.heading');
    expect(html).not.toMatch(/notBooked|<form|changeTrip|cancelBooking/);
  });
});
