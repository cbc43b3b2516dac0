import { describe, expect, it } from 'vitest';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import { canAccept, canCancel, canChangeItinerary, type refusalReasons, type TripToJudge } from './allowed.ts';
import { type TripStateName, tripStates } from './states.ts';

const place = {
  name: 'Utrecht',
  town: 'Utrecht',
  street: '',
  zip: '',
  countryCode: 'NL',
  kind: 'town',
  coordinates: { latitude: 52.09, longitude: 5.12 },
  timeZone: 'Europe/Amsterdam',
} as const;
/** Departs at 2026-12-05T07:30Z. */
const stops = [
  { place, departure: { date: '2026-12-05', time: '08:30' }, notes: '' },
  { place, departure: null, notes: '' },
];
const quote: Quote = {
  options: [],
  chosen: 'cheapest',
  kilometres: 180,
  emptyKilometres: 20,
  estimated: true,
  madeAt: '2026-11-21T09:00:00Z',
  validUntil: '2026-12-04T09:00:00Z',
  rateCard: '2026',
};
const byCustomer = (now: string) => ({ now, actor: 'customer' }) as const;
const early = '2026-11-25T09:00:00Z';

function tripIn(name: TripStateName, change: Partial<TripToJudge> = {}): TripToJudge {
  return { ...tripStates[name], quote: name === 'request' ? null : quote, itinerary: { type: 'one-way', stops }, ...change };
}

const yes = { allowed: true };
const no = (reason: (typeof refusalReasons)[number]) => ({ allowed: false, reason });

describe('by state', () => {
  it.each([
    ['request', no('not-priced'), yes, yes],
    ['quote', yes, yes, yes],
    ['expired', no('expired'), no('expired'), no('expired')],
    ['declined', no('declined'), no('declined'), no('declined')],
    ['booked', no('already-booked'), yes, yes],
    ['cancelled', no('cancelled'), no('cancelled'), no('cancelled')],
    ['done', no('done'), no('done'), no('done')],
  ] as const)('%s', (name, accept, change, cancel) => {
    expect(canAccept(tripIn(name), early)).toEqual(accept);
    expect(canChangeItinerary(tripIn(name), byCustomer(early))).toEqual(change);
    expect(canCancel(tripIn(name), early)).toEqual(cancel);
  });

  it('allows nothing in a state that no trip can have', () => {
    const odd: TripToJudge = { ...tripIn('quote'), status: 'Offerte', stage: 'won' };
    expect(
      [canAccept(odd, early), canChangeItinerary(odd, byCustomer(early)), canCancel(odd, early)].map(({ allowed }) => allowed),
    ).toEqual([false, false, false]);
  });
});

describe('canAccept', () => {
  it('ends with the validity, to the instant', () => {
    expect(canAccept(tripIn('quote'), '2026-12-04T08:59:59.999Z')).toEqual(yes);
    expect(canAccept(tripIn('quote'), '2026-12-04T09:00:00.000Z')).toEqual(no('expired'));
  });

  it('ends an hour before departure', () => {
    const long = tripIn('quote', { quote: { ...quote, validUntil: '2027-01-01T00:00:00Z' } });
    expect(canAccept(long, '2026-12-05T06:30:00Z')).toEqual(yes);
    expect(canAccept(long, '2026-12-05T06:30:01Z')).toEqual(no('too-late'));
    expect(canAccept(long, '2026-12-05T07:30:00Z')).toEqual(no('departed'));
  });

  it('needs a price', () => {
    expect(canAccept(tripIn('quote', { quote: null }), early)).toEqual(no('not-priced'));
  });
});

describe('canChangeItinerary', () => {
  it('of a booking is up to our people until it departs', () => {
    const byStaff = (now: string) => ({ now, actor: 'staff' }) as const;
    expect(canChangeItinerary(tripIn('booked'), byStaff('2026-12-05T07:29:59Z'))).toEqual(yes);
    expect(canChangeItinerary(tripIn('booked'), byStaff('2026-12-05T07:30:00Z'))).toEqual(no('departed'));
  });

  it('ends 48 hours before a booked departure', () => {
    expect(canChangeItinerary(tripIn('booked'), byCustomer('2026-12-03T07:30:00Z'))).toEqual(yes);
    expect(canChangeItinerary(tripIn('booked'), byCustomer('2026-12-03T07:30:01Z'))).toEqual(no('too-late'));
    expect(canChangeItinerary(tripIn('booked'), byCustomer('2026-12-06T00:00:00Z'))).toEqual(no('departed'));
  });

  it('does not ask the validity of a booked quote, but that of an open one', () => {
    const short = { quote: { ...quote, validUntil: '2026-11-22T00:00:00Z' } };
    expect(canChangeItinerary(tripIn('booked', short), byCustomer(early))).toEqual(yes);
    expect(canChangeItinerary(tripIn('quote', short), byCustomer(early))).toEqual(no('expired'));
  });

  it('ends an hour before the departure of a request', () => {
    expect(canChangeItinerary(tripIn('request'), byCustomer('2026-12-05T06:30:00Z'))).toEqual(yes);
    expect(canChangeItinerary(tripIn('request'), byCustomer('2026-12-05T07:00:00Z'))).toEqual(no('too-late'));
  });
});

describe('canCancel', () => {
  it('lasts to the departure of a booking', () => {
    expect(canCancel(tripIn('booked'), '2026-12-05T07:29:59Z')).toEqual(yes);
    expect(canCancel(tripIn('booked'), '2026-12-05T07:30:00Z')).toEqual(no('departed'));
  });

  it('lasts beyond the validity of a quote', () => {
    expect(canCancel(tripIn('quote'), '2026-12-10T00:00:00Z')).toEqual(yes);
  });
});
