import { takeMailPlace } from '#db/outbox/mail-quota.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import { type ApplyContext, applyWhenDue } from './apply.ts';
import type { NoticeKind } from './due-trips.ts';
import { createMailJob } from './mail-job.ts';
import { insertNotice } from './notice-store.ts';
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
