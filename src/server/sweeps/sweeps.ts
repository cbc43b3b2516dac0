import { anonymiseTrip } from '#data/trips/anonymise-trip.ts';
import { storeTransition } from '#data/trips/store-transition.ts';
import { keyFromBytes } from '#domain/trip/keys.ts';
import { buildDayBeforePayload, buildQuoteReminderPayload, buildReviewInvitationPayload } from '#mail/payloads.ts';
import { createNotice } from './notify.ts';
import type { Due, Sweep } from './sweep.ts';

const expire: Sweep = {
  kind: 'expire',
  settle: async (tx, { trip, at }) => (await storeTransition(tx, { trip, event: 'expire', actor: 'clock', at, validity: 'over' })) !== null,
};

const complete: Sweep = {
  kind: 'complete',
  settle: async (tx, { trip, at }) => (await storeTransition(tx, { trip, event: 'complete', actor: 'clock', at })) !== null,
};

const anonymise = (kind: 'anonymise' | 'retention-over'): Sweep => ({
  kind,
  settle: async (tx, { trip, at, context }: Due) => {
    const createKey = () => keyFromBytes(context.randomBytes(20));
    return (await anonymiseTrip(tx, { trip, actor: 'clock', at, createKey })) !== null;
  },
});

/** All that the worker does to trips by itself; what has a deadline of its own before what has none. */
export const sweeps: readonly Sweep[] = [
  createNotice('day-before', buildDayBeforePayload),
  expire,
  createNotice('quote-reminder', buildQuoteReminderPayload),
  complete,
  createNotice('review-invitation', buildReviewInvitationPayload),
  anonymise('anonymise'),
  anonymise('retention-over'),
];
