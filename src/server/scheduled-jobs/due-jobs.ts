import { anonymiseWhenDue } from '#booking/customer/anonymise.ts';
import { completeWhenDue } from '#booking/customer/complete.ts';
import { expireWhenDue } from '#booking/quote/expire.ts';
import { sendNoticeWhenDue } from '#booking/send-notice.ts';
import type { NoticeKind } from '#data/trips/due-trips.ts';
import type { DueJob } from './due-job.ts';

const notice = (kind: NoticeKind): DueJob => ({ kind, settle: (context, tripId) => sendNoticeWhenDue(context, kind, tripId) });

const anonymise = (kind: 'anonymise' | 'retention-over'): DueJob => ({
  kind,
  settle: (context, tripId) => anonymiseWhenDue(context, kind, tripId),
});

/** All that the worker does to trips by itself; what has a deadline of its own before what has none. */
export const dueJobs: readonly DueJob[] = [
  notice('day-before'),
  { kind: 'expire', settle: expireWhenDue },
  notice('quote-reminder'),
  { kind: 'complete', settle: completeWhenDue },
  notice('review-invitation'),
  anonymise('anonymise'),
  anonymise('retention-over'),
];
