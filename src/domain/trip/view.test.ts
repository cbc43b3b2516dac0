import { describe, expect, it } from 'vitest';
import { flowKeys, flowPages } from '#domain/sites/flows.ts';
import { type TripState, tripStates } from './states.ts';
import { type TripPage, type ViewInput, viewOf } from './view.ts';

const now = '2026-11-21T22:30:00Z';
const future = { firstDate: '2026-12-05', timeZone: 'Europe/Amsterdam' };

type Change = Partial<typeof future> & { readonly knowsBooking?: boolean };

function ask(flow: ViewInput['flow'], page: TripPage, state: TripState, { knowsBooking = false, ...change }: Change = {}) {
  return viewOf({ flow, page, trip: { ...state, ...future, ...change }, knowsBooking, now, statusCode: 200 });
}

const allPages = flowKeys.flatMap((flow) => flowPages[flow].map((page) => ({ flow, page: page as TripPage })));
const shown = { kind: 'page', stepsBlocked: false };

describe('error status and trip-not-found come first', () => {
  it.each(allPages)('$flow $page', ({ flow, page }) => {
    const trip = { ...tripStates.booked, ...future };
    expect(viewOf({ flow, page, trip, knowsBooking: true, now, statusCode: 500 })).toEqual({ kind: 'error' });
    expect(viewOf({ flow, page, trip: null, knowsBooking: false, now, statusCode: 404 })).toEqual({ kind: 'error' });
    expect(viewOf({ flow, page, trip: null, knowsBooking: false, now, statusCode: 200 })).toEqual({ kind: 'trip-not-found' });
    expect(ask(flow, page, tripStates.expired)).toEqual({ kind: 'trip-not-found' });
  });
});

describe('open trips', () => {
  it.each(allPages)('shows $flow $page of a quote and of a request', ({ flow, page }) => {
    expect(ask(flow, page, tripStates.quote)).toEqual(shown);
    expect(ask(flow, page, tripStates.request)).toEqual(shown);
  });
});

describe('quote flow, rule 2: a booked trip', () => {
  it.each(flowPages['my-quote'])('goes from %s to my-quote success', (page) => {
    const success = { kind: 'redirect', flow: 'my-quote', to: 'success' };
    expect(ask('my-quote', page, tripStates.booked)).toEqual(page === 'success' ? { kind: 'page', stepsBlocked: true } : success);
    expect(ask('quote', page, tripStates.booked)).toEqual(success);
  });

  it('is one still after it was driven', () => {
    expect(ask('quote', 'change-itinerary', tripStates.done)).toEqual({ kind: 'redirect', flow: 'my-quote', to: 'success' });
    expect(ask('my-quote', 'success', tripStates.done)).toEqual({ kind: 'page', stepsBlocked: true });
    expect(ask('my-quote', 'success', tripStates.done, { firstDate: '2026-11-20' })).toEqual({ kind: 'trip-not-found' });
  });

  it('stays in direct booking, which has its own success page', () => {
    expect(ask('direct-booking', 'check-itinerary', tripStates.booked)).toEqual({
      kind: 'redirect',
      flow: 'direct-booking',
      to: 'success',
    });
    expect(ask('direct-booking', 'success', tripStates.booked)).toEqual({ kind: 'page', stepsBlocked: true });
  });

  it('wins over rule 3 where both hold', () => {
    const both = { status: 'Geboekt', stage: 'no - loss' } as const;
    expect(ask('my-quote', 'overview', both)).toEqual({ kind: 'redirect', flow: 'my-quote', to: 'success' });
  });
});

describe('quote flow, rule 3: a declined trip', () => {
  it.each(flowPages['my-quote'])('goes from %s to my-quote canceled', (page) => {
    const canceled = { kind: 'redirect', flow: 'my-quote', to: 'canceled' };
    expect(ask('my-quote', page, tripStates.declined)).toEqual(page === 'canceled' ? shown : canceled);
    expect(ask('quote', page, tripStates.declined)).toEqual(canceled);
  });

  it('is sought in my-quote from direct booking too', () => {
    expect(ask('direct-booking', 'overview', tripStates.declined)).toEqual({ kind: 'redirect', flow: 'my-quote', to: 'canceled' });
  });

  it('does not hold for a cancelled booking', () => {
    expect(ask('my-quote', 'overview', tripStates.cancelled)).toEqual(shown);
  });
});

describe('quote flow, rule 4: a first date before today', () => {
  it('is trip-not-found in my-quote, before any redirect', () => {
    for (const page of flowPages['my-quote']) {
      expect(ask('my-quote', page, tripStates.quote, { firstDate: '2026-11-20' })).toEqual({ kind: 'trip-not-found' });
      expect(ask('my-quote', page, tripStates.booked, { firstDate: '2026-11-20' })).toEqual({ kind: 'trip-not-found' });
      expect(ask('my-quote', page, tripStates.declined, { firstDate: '2026-11-20' })).toEqual({ kind: 'trip-not-found' });
    }
  });

  it('is no matter anywhere else', () => {
    expect(ask('quote', 'overview', tripStates.quote, { firstDate: '2020-01-01' })).toEqual(shown);
    expect(ask('quote', 'overview', tripStates.booked, { firstDate: '2020-01-01' })).toMatchObject({ kind: 'redirect', to: 'success' });
    expect(ask('my-booking', 'overview', tripStates.booked, { firstDate: '2020-01-01' })).toEqual(shown);
    expect(ask('direct-booking', 'success', tripStates.booked, { firstDate: '2020-01-01' })).toEqual({ kind: 'page', stepsBlocked: true });
  });

  it.each([tripStates.booked, tripStates.done])(
    'leads from a quote to the booking that became of it, where its key may be shown',
    (state) => {
      const past = { firstDate: '2026-11-20', knowsBooking: true };
      for (const flow of ['quote', 'my-quote'] as const)
        for (const page of flowPages[flow])
          expect(ask(flow, page, state, past)).toEqual({ kind: 'redirect', flow: 'my-booking', to: 'overview' });
      expect(ask('my-quote', 'success', state, { knowsBooking: true })).toEqual({ kind: 'page', stepsBlocked: true });
    },
  );

  it('leads to no booking for a trip that was never booked', () => {
    const past = { firstDate: '2026-11-20', knowsBooking: true };
    for (const state of [tripStates.quote, tripStates.request, tripStates.declined, tripStates.cancelled])
      expect(ask('my-quote', 'overview', state, past)).toEqual({ kind: 'trip-not-found' });
  });

  it('judges today by the zone: 22:30 UTC is tomorrow in Helsinki', () => {
    const today = { firstDate: '2026-11-21' };
    expect(ask('my-quote', 'overview', tripStates.quote, today)).toEqual(shown);
    expect(ask('my-quote', 'overview', tripStates.quote, { ...today, timeZone: 'Europe/Helsinki' })).toEqual({ kind: 'trip-not-found' });
  });
});

describe('quote flow, rule 5: the steps', () => {
  it('are blocked on success only, and only once booked', () => {
    expect(ask('my-quote', 'success', tripStates.quote)).toEqual(shown);
    expect(ask('my-quote', 'success', tripStates.cancelled)).toEqual(shown);
    expect(ask('my-quote', 'success', tripStates.booked)).toEqual({ kind: 'page', stepsBlocked: true });
  });
});

describe('booking flow, rule 2', () => {
  it.each(['booking', 'my-booking'] as const)('%s leads declined and cancelled trips to its own canceled page', (flow) => {
    for (const page of flowPages[flow]) {
      const expected = page === 'canceled' ? shown : { kind: 'redirect', flow, to: 'canceled' };
      expect(ask(flow, page, tripStates.declined)).toEqual(expected);
      expect(ask(flow, page, tripStates.cancelled)).toEqual(expected);
    }
  });

  it('shows every page of a booked and of a driven trip', () => {
    for (const page of flowPages['my-booking']) {
      expect(ask('my-booking', page, tripStates.booked)).toEqual(shown);
      expect(ask('my-booking', page, tripStates.done)).toEqual(shown);
    }
  });
});

describe('redirects', () => {
  it('end after one step: the page they lead to is shown', () => {
    for (const { flow, page } of allPages) {
      for (const state of Object.values(tripStates)) {
        const view = ask(flow, page, state);
        if (view.kind === 'redirect') expect(ask(view.flow, view.to, state).kind).toBe('page');
      }
    }
  });
});
