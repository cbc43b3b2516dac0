import { takeMailPlace } from '#db/outbox/mail-quota.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { mailAllowances } from '#domain/trip/mail-allowance.ts';
import { type ApplyContext, applyWhenDue } from './apply.ts';
import type { NoticeKind } from './due-trips.ts';
import { createMailJob } from './mail-job.ts';
import { insertNotice } from './notice-store.ts';
import { buildNotice } from './trip-effect.ts';

/** Notifies the customer once per occasion. If this hour's mail quota is used up, a later round sends the mail. */
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
