import { describe, expect, it } from 'vitest';
import { tripStates } from '#domain/trip/states.ts';
import { createSubmission, done, outcomeOf, refusedBy } from '../../../testing/create-submission.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import type { ReservePageData } from './load-reserve-page.ts';
import { ReservePage } from './reserve-page.tsx';
import { reserveVehicles } from './reserve-vehicles.ts';

const until = '2026-11-24T12:00:00.000Z';
type Offer = ReservePageData['offer'];

const nothing: Offer = { kind: 'refused', until: null, reason: 'already-reserved' };

function show(offer: Offer, changes: object = {}): string {
  const travel = {
    ...tripStates.quote,
    ...{ id: 'quote1', quoteId: 'quote1', bookingId: null, bookedAt: null, reference: 'EU-26-104233', invoice: null },
    customer: { firstName: 'Anna', lastName: 'de Vries', email: 'anna@school.example' },
    ...{ stops: [], parts: [], ordered: [], quotes: [], extras: [], cancellationSteps: [], validUntil: '2026-12-01T12:00:00.000Z' },
    ...{ tripType: 'one-way', luggage: 'none', wheelchairPlaces: 0, babySeats: 0, childSeats: 0, boosterSeats: 0, type: null },
    ...{ flightNumber: '', suppliesDriverRoom: false, additionalInformation: '', passengers: 48, version: 3 },
    contacts: { firstContact: null, secondContact: null },
    ...{ firstDate: '2027-01-21', timeZone: 'Europe/Amsterdam', now: '2026-11-22T12:00:00.000Z', reservation: null },
    ...changes,
  };
  const choice = {
    key: 'cheapest',
    isChosen: true,
    vehicles: ['coachHire'],
    totalCents: 100_000,
    netCents: 91_743,
    vatLines: [],
    lines: [],
  };
  const data = { travel, choice, offer, flow: 'my-quote', zone: '', countryNames: {}, idempotencyKey: 'key' } as unknown as ReservePageData;
  return renderPage(() => <ReservePage data={data} refusal={undefined} />);
}

describe('the page that sets vehicles aside', () => {
  it('names the end and offers one press; a known customer types nothing', () => {
    const html = show({ kind: 'free', until, reason: null });
    expect(html).toContain('reserve.until');
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toContain('value="reserve"');
    expect(html).not.toContain('name="email"');
  });

  it('asks a customer without an address who it is for', () => {
    expect(show({ kind: 'free', until, reason: null }, { customer: { firstName: '', lastName: '', email: '' } })).toContain('name="email"');
  });

  it.each([
    [{ kind: 'full', until: null, reason: null }, /reserve\.fullTitle[\s\S]*reserve\.fullConfirm/],
    [{ kind: 'uncounted', until: null, reason: null }, /reserve\.uncountedTitle[\s\S]*href="\/contact"/],
    [{ kind: 'guaranteed', until, reason: null }, /reserve\.guaranteed/],
    [nothing, /reserve\.refusedTitle[\s\S]*refusals\.other/],
  ] satisfies readonly (readonly [Offer, RegExp])[])('%o', (offer, expected) => {
    expect(show(offer)).toMatch(expected);
  });

  it('of an open one orders or releases, and offers nothing new', () => {
    const html = show(nothing, { reservation: { until, isOpen: true } });
    expect(html).toMatch(/reserve\.openHeading[\s\S]*href="\/my-quote\/quote1\/contact-details"[\s\S]*value="release"/);
    expect(html).not.toContain('value="reserve"');
  });
});

describe('a press', () => {
  const fields = { idempotencyKey: 'key', version: '3', seen: '{}', intent: 'reserve' };

  it('stays on the page with the end, or goes to the quote that now waits for an answer', async () => {
    const { submission, asked } = createSubmission({ answer: done, fields });
    expect(outcomeOf(await reserveVehicles(submission))).toMatch(/^\/reserve/);
    expect(asked).toEqual([{ id: 'abc', idempotencyKey: 'key', version: 3, optionKey: 'one-size-up', customer: null }]);
  });

  it('that releases leads back to the quote', async () => {
    const { submission, asked } = createSubmission({ answer: done, fields: { ...fields, intent: 'release' } });
    expect(outcomeOf(await reserveVehicles(submission))).toMatch(/^\/overview/);
    expect(asked).toEqual([{ id: 'abc' }]);
  });

  it('keeps what was typed where it is refused', async () => {
    const typed = { ...fields, firstName: 'Anna', lastName: '', email: 'anna@school' };
    const { submission } = createSubmission({ answer: refusedBy('email', 'email'), fields: typed });
    const shown = await reserveVehicles(submission);
    expect(outcomeOf(shown)).toBe(422);
    expect(shown).toMatchObject({ data: { values: { firstName: 'Anna', email: 'anna@school' }, issues: [{ code: 'email' }] } });
  });
});
