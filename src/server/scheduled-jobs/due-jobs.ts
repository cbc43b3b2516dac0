import { completeWhenDue } from '#operations/bookings/complete.ts';
import { anonymiseWhenDue } from '#operations/privacy/anonymise.ts';
import { expireWhenDue } from '#operations/quotes/expire.ts';
import { endReservationWhenDue } from '#operations/quotes/reserve-for-customer.ts';
import type { NoticeKind } from '#operations/trips/due-trips.ts';
import { sendNoticeWhenDue } from '#operations/trips/send-notice.ts';
import type { DueJob } from './due-job.ts';

const notice = (kind: NoticeKind): DueJob => ({ kind, settle: (context, tripId) => sendNoticeWhenDue(context, kind, tripId) });

const anonymise = (kind: 'anonymise' | 'retention-over'): DueJob => ({
  kind,
  settle: (context, tripId) => anonymiseWhenDue(context, kind, tripId),
});

/** All automatic changes of trips; those with a deadline come before those without. */
export const dueJobs: readonly DueJob[] = [
  notice('day-before'),
  { kind: 'reservation-over', settle: endReservationWhenDue },
  { kind: 'expire', settle: expireWhenDue },
  notice('reservation-reminder'),
  notice('quote-reminder'),
  { kind: 'complete', settle: completeWhenDue },
  notice('review-invitation'),
  anonymise('anonymise'),
  anonymise('retention-over'),
];
