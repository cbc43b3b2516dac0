import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { mailPayload } from './messages.ts';
import { buildBookingCancelledPayload, buildBookingConfirmedPayload, buildLinksPayload, buildQuoteReadyPayload } from './payloads.ts';
import { everyPayload } from './testing/every-payload.ts';
import { addresses, sampleBooking, sampleStop, sampleTrip } from './testing/sample-trip.ts';

describe('every payload', () => {
  it('passes its own schema after a way through JSON, unchanged', () => {
    for (const payload of everyPayload({ site: 'nl', language: 'nl' })) {
      expect(v.parse(mailPayload, JSON.parse(JSON.stringify(payload)))).toEqual(payload);
    }
  });

  it('has a unique Message-ID', () => {
    const ids = everyPayload({ site: 'nl', language: 'nl' }).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^<quote-ready\.[0-9a-f]{64}@convoya\.example>$/);
  });

  it('never carries the database key of the trip', () => {
    expect(JSON.stringify(everyPayload({ site: 'nl', language: 'nl' }))).not.toContain(sampleTrip().id);
  });
});

describe('the Message-ID of an event', () => {
  it('is the same for the same version of a trip and another for the next', () => {
    const first = buildQuoteReadyPayload(sampleTrip(), addresses);
    expect(buildQuoteReadyPayload(sampleTrip(), addresses).messageId).toBe(first.messageId);
    expect(buildQuoteReadyPayload(sampleTrip({ version: 2 }), addresses).messageId).not.toBe(first.messageId);
    expect(buildQuoteReadyPayload(sampleTrip({ id: 'other' }), addresses).messageId).not.toBe(first.messageId);
  });

  it('cannot be made equal by moving a digit from one part to the other', () => {
    const one = buildQuoteReadyPayload(sampleTrip({ id: 'trip1', version: 1 }), addresses);
    expect(buildQuoteReadyPayload(sampleTrip({ id: 'trip', version: 11 }), addresses).messageId).not.toBe(one.messageId);
  });
});

describe('the recipient hash', () => {
  it('is one for a mailbox however its address is written', () => {
    const hashOf = (email: string) =>
      buildQuoteReadyPayload(sampleTrip({ customer: { ...sampleTrip().customer, email } }), addresses).recipientHash;
    expect(hashOf('Sanne@School.example')).toBe(hashOf('sanne@school.example'));
    expect(hashOf('sanne@school.example')).not.toBe(hashOf('joris@school.example'));
  });
});

describe('displayed values', () => {
  it('is the chosen price and the place that a return trip goes to', () => {
    const { price, trip, url } = buildQuoteReadyPayload(sampleTrip(), addresses);
    expect(price).toEqual({ vehicles: ['coachHire'], netCents: 113_257, vatCents: 10_193, totalCents: 123_450 });
    expect(trip).toMatchObject({ from: 'Utrecht', to: 'Efteling', date: '2027-03-12' });
    expect(trip.stops[1]).toEqual({
      place: 'Efteling',
      detail: 'Europalaan 1, 5171 KW Kaatsheuvel',
      departure: { date: '2027-03-12', time: '17:15' },
    });
    expect(url).toBe('https://www.convoya.test/quote/quote-key-abcdefghijklmnopq');
  });

  it('links to the trip’s own site and language', () => {
    const booking = buildBookingConfirmedPayload(sampleBooking({ site: 'be', language: 'frBE' }), addresses);
    expect(booking.url).toBe('https://be.convoya.test/my-booking/booking-key-abcdefghijklmno');
    expect(booking.termsUrl).toBe('https://be.convoya.test/termes-et-conditions-generales');
  });

  it('is cleaned of line breaks and bounded in length', () => {
    const stops = [
      sampleStop({ name: `Utrecht\r\nBcc: a@b.example${'x'.repeat(400)}` }, { date: '2027-03-12', time: '08:30' }),
      sampleStop({}, null),
    ];
    const { trip } = buildQuoteReadyPayload(sampleTrip({ itinerary: { type: 'one-way', stops } }), addresses);
    expect(trip.from).toMatch(/^Utrecht Bcc: a@b\.example.*…$/);
    expect(trip.from.length).toBeLessThanOrEqual(200);
  });

  it('holds the steps of the cancellation fee, by exact moments', () => {
    const { feeSteps } = buildBookingConfirmedPayload(sampleBooking(), addresses);
    expect(feeSteps[0]).toEqual({ until: '2026-11-23T08:00:00.000Z', percent: 0, feeCents: 0 });
    expect(feeSteps.at(-1)).toEqual({ until: null, percent: 100, feeCents: 123_450 });
  });
});

describe('trips without the data for the mail', () => {
  it('are refused', () => {
    expect(() => buildQuoteReadyPayload(sampleTrip({ quote: null }), addresses)).toThrow(RangeError);
    expect(() => buildBookingConfirmedPayload(sampleTrip(), addresses)).toThrow('moment of booking');
    expect(() => buildBookingCancelledPayload(sampleBooking(), addresses)).toThrow('cancellation');
  });
});

describe('send me my links', () => {
  const asked = {
    site: 'nl',
    language: 'nl',
    email: 'sanne@school.example',
    addresses,
    requestKey: 'key-1',
    at: '2026-11-23T12:00:00.000Z',
  } as const;

  it('is not written without a trip', () => {
    expect(buildLinksPayload({ ...asked, trips: [] })).toBeNull();
  });

  it('leads to the page of the quote or of the booking, each on its own site', () => {
    const payload = buildLinksPayload({ ...asked, trips: [sampleTrip({ site: 'de', language: 'de' }), sampleBooking()] });
    expect(payload?.trips.map(({ url }) => url)).toEqual([
      'https://de.convoya.test/my-quote/quote-key-abcdefghijklmnopq',
      'https://www.convoya.test/my-booking/booking-key-abcdefghijklmno',
    ]);
  });

  it('is a new mail for a new request, and the same for a repetition', () => {
    const idOf = (requestKey: string) => buildLinksPayload({ ...asked, trips: [sampleTrip()], requestKey })?.messageId;
    expect(idOf('key-1')).toBe(idOf('key-1'));
    expect(idOf('key-2')).not.toBe(idOf('key-1'));
  });
});

describe('a stored payload that was tampered with', () => {
  const payload = buildQuoteReadyPayload(sampleTrip(), addresses);
  const broken: readonly (readonly [string, object])[] = [
    ['a name with a line break', { recipient: { name: 'A\r\nBcc: x@y.example', email: 'a@b.example' } }],
    ['an address with a second one in it', { recipient: { name: 'A', email: 'a@b.example,x@y.example' } }],
    ['an address with a line break', { recipient: { name: 'A', email: 'a@b.example\r\nRCPT TO:<x@y.example>' } }],
    ['a link that runs script', { url: 'javascript:alert(1)' }],
    ['a Message-ID with a header in it', { messageId: '<quote-ready.00\r\nBcc: x@y.example>' }],
    ['another kind', { kind: 'newsletter' }],
    ['half a cent', { price: { ...payload.price, totalCents: 0.5 } }],
  ];

  it.each(broken)('does not parse: %s', (_what, change) => {
    expect(v.safeParse(mailPayload, { ...payload, ...change }).success).toBe(false);
  });
});
