import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { tripStates } from '#domain/trip/states.ts';
import { renderPage } from '../../ui/render-page.tsx';
import type { TripData } from './load-trip.ts';
import { QuoteCanceledPage } from './quote-canceled-page.tsx';
import { SuccessPage } from './success-page.tsx';

/** A booking of a quote, in one of its states. */
function dataOf(state: keyof typeof tripStates): TripData {
  const travel = {
    ...tripStates[state],
    id: 'quote1',
    quoteId: 'quote1',
    bookingId: 'booking1',
    reference: 'EU-26-104233',
    customer: { firstName: 'Anna', lastName: 'de Vries', email: 'anna@school.example' },
    invoice: null,
    stops: [],
    passengers: 48,
  };
  return { travel, flow: 'my-quote', choice: null } as unknown as TripData;
}

const pages: readonly (readonly [string, (state: keyof typeof tripStates) => ReactNode])[] = [
  ['success', (state) => <SuccessPage data={dataOf(state)} after={null} />],
  ['canceled', (state) => <QuoteCanceledPage data={dataOf(state)} after={null} />],
];

describe('of a booking that was cancelled the quote’s page', () => {
  it.each(pages)('%s says so, and leads to what it cost', (_name, page) => {
    const html = renderPage(() => page('cancelled'));
    expect(html).toContain('bookingCanceled.heading');
    expect(html).toContain('href="/my-booking/booking1/canceled"');
    expect(html).not.toMatch(/success\.heading|notCanceled\.heading/);
  });
});

describe('of a booking that stands', () => {
  it('says success', () => {
    expect(renderPage(() => <SuccessPage data={dataOf('booked')} after={null} />)).toContain('success.heading');
  });
});
