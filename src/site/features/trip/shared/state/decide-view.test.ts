import { describe, expect, it } from 'vitest';
import { sites } from '#domain/sites/registry.ts';
import { tripStates } from '#domain/trip/states.ts';
import { decideView } from './decide-view.ts';
import { parseTripState } from './trip-state.ts';

const dutch = { site: sites.nl, language: 'nl' } as const;
const french = { site: sites.fr, language: 'fr' } as const;
const walloon = { site: sites.be, language: 'frBE' } as const;
const facts = { firstDate: '2027-03-12', timeZone: 'Europe/Amsterdam', now: '2026-11-21T10:00:00.000Z', bookingId: null };
const cancelled = { ...facts, ...tripStates.cancelled };

describe('the view at a trip’s address', () => {
  it('is trip-not-found without a trip, and for a state that no trip can have', () => {
    expect(decideView({ flow: 'quote', page: 'overview', travel: null, place: dutch }).view.kind).toBe('trip-not-found');
    const odd = { ...facts, status: 'Geboekt', stage: 'lost' };
    expect(decideView({ flow: 'quote', page: 'overview', travel: odd, place: dutch }).view.kind).toBe('trip-not-found');
  });

  it('is the cancellation at the address that French and Spanish share', () => {
    for (const place of [french, walloon]) {
      expect(decideView({ flow: 'my-booking', page: 'cancel', travel: cancelled, place })).toEqual({
        view: { kind: 'page', stepsBlocked: false },
        page: 'canceled',
      });
    }
  });

  it('leads to the cancellation’s own address elsewhere', () => {
    const { view } = decideView({ flow: 'my-booking', page: 'cancel', travel: cancelled, place: dutch });
    expect(view).toEqual({ kind: 'redirect', flow: 'my-booking', to: 'canceled' });
  });

  it('is the form for an active booking', () => {
    const booked = { ...facts, ...tripStates.booked };
    expect(decideView({ flow: 'booking', page: 'cancel', travel: booked, place: french }).page).toBe('cancel');
  });

  it('is the review of a trip that was driven, and the cancellation of one that was not to be', () => {
    const driven = { ...facts, firstDate: '2026-11-10', ...tripStates.done };
    expect(decideView({ flow: 'my-booking', page: 'review', travel: driven, place: dutch }).view.kind).toBe('page');
    expect(decideView({ flow: 'my-booking', page: 'overview', travel: driven, place: dutch }).view.kind).toBe('page');
    const { view } = decideView({ flow: 'my-booking', page: 'review', travel: cancelled, place: dutch });
    expect(view).toEqual({ kind: 'redirect', flow: 'my-booking', to: 'canceled' });
  });

  it('leads a booked quote to its success page', () => {
    const booked = { ...facts, ...tripStates.booked };
    const { view } = decideView({ flow: 'quote', page: 'check-itinerary', travel: booked, place: dutch });
    expect(view).toEqual({ kind: 'redirect', flow: 'my-quote', to: 'success' });
  });
});

describe('the state of a trip', () => {
  it('is read as the API spells it', () => {
    expect(parseTripState({ status: 'Geboekt', stage: 'won' })).toEqual({ status: 'Geboekt', stage: 'won' });
    expect(parseTripState({ status: 'geboekt', stage: 'won' })).toBeNull();
  });
});
