import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/calendar/instant.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import { createSampleGroup } from '#domain/itinerary/testing/sample-group.ts';
import type { Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { judgeItineraryChange, pricingInstant } from './itinerary-change.ts';
import { tripStates } from './states.ts';
import type { Trip } from './trip.ts';

const now = '2027-01-10T12:00:00.000Z';
const madeAt = '2026-12-01T09:00:00.000Z';

const place = {
  name: 'Utrecht',
  town: 'Utrecht',
  street: '',
  zip: '',
  countryCode: 'NL',
  kind: 'town',
  coordinates: { latitude: 52.09, longitude: 5.12 },
  timeZone: 'UTC',
} as const;

function leavingAt(instant: string): Itinerary {
  const departure = { date: instant.slice(0, 10), time: instant.slice(11, 16) };
  return {
    type: 'one-way',
    stops: [
      { place, departure, notes: '' },
      { place: { ...place, name: 'Gouda' }, departure: null, notes: '' },
    ],
  };
}

function optionOf(key: QuoteOption['key'], totalCents: number): QuoteOption {
  const crew = { drivers: 1, overnights: 0, breaksMinutes: 0, drivingMinutes: 60, dutyMinutes: 120 };
  return { key, vehicles: ['coachHire'], seats: 50, crew, lines: [], vat: [], netCents: totalCents, vatCents: 0, totalCents };
}

function quoteOf(options: readonly QuoteOption[], changes: Partial<Quote> = {}): Quote {
  const validUntil = addHours(now, 240);
  return {
    options,
    chosen: 'cheapest',
    kilometres: 60,
    emptyKilometres: 10,
    estimated: true,
    madeAt,
    validUntil,
    rateCard: '2026',
    ...changes,
  };
}

const group = createSampleGroup({ passengers: 40 });
const before = quoteOf([optionOf('cheapest', 100_000), optionOf('one-size-up', 140_000)], { chosen: 'one-size-up' });
const departure = '2027-02-20T08:00:00.000Z';

const trip = { ...tripStates.quote, quote: before, itinerary: leavingAt(departure) } as Trip;
const booking = { ...trip, ...tripStates.booked } as Trip;

function judge(changes: Partial<Parameters<typeof judgeItineraryChange>[0]> = {}) {
  const quote = quoteOf([optionOf('cheapest', 110_000), optionOf('one-size-up', 150_000)], { madeAt: now });
  return judgeItineraryChange({ trip, itinerary: leavingAt(departure), group, quote, now, actor: 'customer', ...changes });
}

describe('judgeItineraryChange', () => {
  it('keeps the kind of choice and returns the difference', () => {
    expect(judge()).toMatchObject({ ok: true, value: { beforeCents: 140_000, differenceCents: 10_000, option: { key: 'one-size-up' } } });
  });

  it('falls back on the cheapest if that choice no longer exists', () => {
    expect(judge({ quote: quoteOf([optionOf('cheapest', 90_000)]) })).toMatchObject({ ok: true, value: { differenceCents: -50_000 } });
  });

  it('keeps the dates of the accepted quote for a booking, and gives an open quote new ones', () => {
    expect(judge({ trip: booking })).toMatchObject({ ok: true, value: { quote: { madeAt, validUntil: before.validUntil } } });
    expect(judge()).toMatchObject({ ok: true, value: { quote: { madeAt: now } } });
    expect([pricingInstant(booking, now), pricingInstant(trip, now)]).toEqual([madeAt, now]);
  });

  it.each([
    ['a request', { trip: { ...trip, ...tripStates.request, quote: null } as Trip }, 'not-priced'],
    ['what a person must price', { quote: null }, 'needs-person'],
    ['a cancelled booking', { trip: { ...booking, ...tripStates.cancelled } as Trip }, 'cancelled'],
    ['a booking of tomorrow', { trip: booking, now: addHours(departure, -47) }, 'too-late'],
    ['a new departure of tomorrow', { trip: booking, itinerary: leavingAt(addHours(now, 47)) }, 'too-late'],
    ['a departure two months later', { trip: booking, itinerary: leavingAt(addHours(departure, 31 * 24)) }, 'moved-too-far'],
    ['half a trip less', { trip: booking, quote: quoteOf([optionOf('cheapest', 69_999)]) }, 'shrinks-too-much'],
  ] as const)('refuses %s', (_what, changes, reason) => {
    expect(judge(changes as never)).toEqual({ ok: false, failure: reason });
  });

  it('takes each limit itself', () => {
    expect(judge({ trip: booking, now: addHours(departure, -48) }).ok).toBe(true);
    expect(judge({ trip: booking, itinerary: leavingAt(addHours(departure, 30 * 24)) }).ok).toBe(true);
    expect(judge({ trip: booking, quote: quoteOf([optionOf('cheapest', 70_000)]) }).ok).toBe(true);
  });

  it('accepts any shorter or later itinerary for an open quote', () => {
    expect(judge({ quote: quoteOf([optionOf('cheapest', 1_000)]), itinerary: leavingAt(addHours(departure, 90 * 24)) }).ok).toBe(true);
  });
});
