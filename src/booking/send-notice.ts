import { takeMailPlace } from '#data/outbox/mail-places.ts';
import { insertNotice } from '#data/outbox/notice-store.ts';
import { enqueueJobs } from '#data/outbox/outbox-store.ts';
import type { NoticeKind } from '#data/trips/due-trips.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import { type ApplyContext, applyWhenDue } from './apply.ts';
import { createMailJob } from './mail-job.ts';
import { buildNotice } from './trip-effect.ts';

/** Tells the customer something once an occasion. A mailbox that has had enough for this hour is told by a later round. */
export async function sendNoticeWhenDue(context: ApplyContext, kind: NoticeKind, tripId: string): Promise<boolean> {
  return await applyWhenDue(context, {
    kind,
    tripId,
    settle: async ({ tx, trip, now }) => {
      const payload = buildNotice(kind, trip, { addresses: context.addresses, at: now });
      if (!(await takeMailPlace(tx, payload.recipientHash, mailAllowances[kind]))) return false;
      if (!(await insertNotice(tx, trip.id, kind))) return false;
      await enqueueJobs(tx, [createMailJob(payload, trip.id)]);
      return true;
    },
  });
}
