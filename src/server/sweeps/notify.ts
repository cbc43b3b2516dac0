import { createMailJob } from '#api/trip/mail-job.ts';
import { insertNotice, mayNotify } from '#data/outbox/notice-store.ts';
import { enqueueJobs } from '#data/outbox/outbox-store.ts';
import type { NoticeKind } from '#data/trips/due-trips.ts';
import type { PublicAddresses } from '#domain/sites/host.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { MailPayload } from '#mail/messages.ts';
import type { Sweep } from './sweep.ts';

const ours: readonly NoticeKind[] = ['day-before', 'quote-reminder', 'review-invitation'];

/**
 * Which mails of the last hour count against each. Anybody can have links sent to anybody's address: those keep back what can wait, but
 * never what a booking's customer must know before departure.
 */
const counted: Readonly<Record<NoticeKind, readonly string[]>> = {
  'day-before': ours,
  'quote-reminder': [...ours, 'links'],
  'review-invitation': [...ours, 'links'],
};

type Occasion = { readonly addresses: PublicAddresses; readonly at: string };

/** Tells the customer something once an occasion. A mailbox that has had enough for this hour is told by a later sweep. */
export function createNotice(kind: NoticeKind, build: (trip: Trip, occasion: Occasion) => MailPayload): Sweep {
  return {
    kind,
    async settle(tx, { trip, at, context: { addresses } }) {
      const payload = build(trip, { addresses, at });
      if (!(await mayNotify(tx, { recipientHash: payload.recipientHash, kinds: counted[kind] }))) return false;
      if (!(await insertNotice(tx, trip.id, kind))) return false;
      await enqueueJobs(tx, [createMailJob(payload, trip.id)]);
      return true;
    },
  };
}
