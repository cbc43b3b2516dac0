import { readTogether } from '#db/engine/read-together.ts';
import { epochOf } from '#domain/calendar/instant.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { missingBanYears } from '#domain/children/children-ban.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isReadingAsked, readAgainBy } from '#operations/duties/rules/hours/real-work.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listLastReadings } from '#operations/fleet/work-record-store.ts';
import { listOverdue, type OverdueTrip } from '#operations/payments/list-overdue.ts';
import { listUnreadReviews, type TripReview } from '#operations/reviews/review-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { listMentions, type Mention } from '#operations/trips/note-store.ts';
import { findTripById } from '#operations/trips/trip-store.ts';
import { type FailedMail, listDepartures, listEndingQuotes, listFailedMails, listWaitingRequests } from '#operations/trips/work-lists.ts';
import { builder, require } from './builder.ts';
import type { DeskContext } from './context.ts';
import { listUnreadSheets, type SheetLine, SheetLineRef } from './planning/on-duty.ts';
import { TripRowRef } from './trip-row.ts';

const endingHours = 48;
const departureHours = 24;

type Today = {
  readonly requests: readonly Trip[];
  readonly endingQuotes: readonly Trip[];
  readonly departures: readonly Trip[];
  readonly failedMails: readonly FailedMail[];
  readonly reviews: readonly WaitingReview[];
  readonly mentions: readonly Mention[];
  readonly overdue: readonly OverdueTrip[];
  readonly unreadSheets: readonly SheetLine[];
  readonly cardsDue: readonly CardDue[];
};

/** Whose tachograph card must be read again, and by when (instant). */
type CardDue = { readonly driverId: string; readonly driver: string; readonly dueAt: string; readonly isOverdue: boolean };

type WaitingReview = Pick<TripReview, 'author' | 'text' | 'createdAt' | 'driver' | 'bus' | 'platform'> & { readonly reference: string };

const FailedMailRef = builder.objectRef<FailedMail>('FailedMail').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    kind: t.exposeString('kind'),
    failedAt: t.exposeString('failedAt'),
    error: t.exposeString('error'),
  }),
});

const WaitingReviewRef = builder.objectRef<WaitingReview>('WaitingReview').implement({
  fields: (t) => ({
    reference: t.exposeString('reference'),
    author: t.exposeString('author'),
    text: t.exposeString('text'),
    createdAt: t.exposeString('createdAt'),
    driver: t.exposeInt('driver'),
    bus: t.exposeInt('bus'),
    platform: t.exposeInt('platform'),
  }),
});

const OverdueRef = builder.objectRef<OverdueTrip>('OverdueTrip').implement({
  fields: (t) => ({
    row: t.field({ type: TripRowRef, resolve: ({ trip }) => trip }),
    outstandingCents: t.exposeInt('outstandingCents'),
    dueDate: t.exposeString('dueDate', { description: 'YYYY-MM-DD.' }),
  }),
});

const CardDueRef = builder.objectRef<CardDue>('CardDue').implement({
  fields: (t) => ({
    driverId: t.exposeString('driverId'),
    driver: t.exposeString('driver'),
    dueAt: t.exposeString('dueAt', { description: 'Instant.' }),
    isOverdue: t.exposeBoolean('isOverdue'),
  }),
});

const MentionRef = builder.objectRef<Mention>('Mention').implement({
  fields: (t) => ({
    id: t.exposeString('id'),
    reference: t.exposeString('reference'),
    memberName: t.exposeString('memberName'),
    text: t.exposeString('text'),
    at: t.exposeString('at'),
  }),
});

const TodayRef = builder.objectRef<Today>('Today').implement({
  fields: (t) => ({
    requests: t.field({ type: [TripRowRef], resolve: ({ requests }) => [...requests] }),
    endingQuotes: t.field({ type: [TripRowRef], resolve: ({ endingQuotes }) => [...endingQuotes] }),
    departures: t.field({ type: [TripRowRef], resolve: ({ departures }) => [...departures] }),
    failedMails: t.field({ type: [FailedMailRef], resolve: ({ failedMails }) => [...failedMails] }),
    reviews: t.field({ type: [WaitingReviewRef], resolve: ({ reviews }) => [...reviews] }),
    overdue: t.field({
      type: [OverdueRef],
      description: 'Bookings of about now of which a payment is overdue.',
      resolve: ({ overdue }) => [...overdue],
    }),
    unreadSheets: t.field({
      type: [SheetLineRef],
      description: 'Duties whose driver must be rung, for he has not read what he was told; for those who assign drivers.',
      resolve: ({ unreadSheets }) => [...unreadSheets],
    }),
    cardsDue: t.field({
      type: [CardDueRef],
      description: 'Tachograph cards to be read within a week, and those that are late; for those who manage drivers.',
      resolve: ({ cardsDue }) => [...cardsDue],
    }),
    missingBanYears: t.intList({
      description: 'Years whose day without children’s coaches in France is not entered, though it is time.',
      resolve: (_today, _arguments, { now }) => [...missingBanYears(todayIn(planningZone, now()))],
    }),
    mentions: t.field({
      type: [MentionRef],
      description: 'Notes that name the asker, until he says that he saw them.',
      resolve: ({ mentions }) => [...mentions],
    }),
  }),
});

builder.queryField('today', (t) =>
  t.field({
    type: TodayRef,
    description: 'What needs somebody now.',
    resolve: async (_root, _arguments, context): Promise<Today> => {
      require(context, 'see-trips');
      const { db, signedIn } = context;
      const isTheirs = may(signedIn, 'assign-drivers');
      const [ofAll, mentions, unreadSheets, cardsDue] = await Promise.all([
        readToday(context),
        listMentions(db, signedIn.member.id),
        isTheirs ? listUnreadSheets(context) : [],
        may(signedIn, 'manage-drivers') ? listCardsDue(context) : [],
      ]);
      return { ...ofAll, mentions, unreadSheets, cardsDue };
    },
  }),
);

async function listCardsDue({ db, now }: DeskContext): Promise<readonly CardDue[]> {
  const at = now();
  return (await listLastReadings(db))
    .map(({ readAt, ...driver }) => ({ ...driver, dueAt: readAgainBy(readAt) }))
    .filter(({ dueAt }) => isReadingAsked(dueAt, at))
    .map((card) => ({ ...card, isOverdue: epochOf(card.dueAt) < epochOf(at) }));
}

type ForAll = Omit<Today, 'mentions' | 'unreadSheets' | 'cardsDue'>;

const readToday = readTogether(async ({ db }: DeskContext): Promise<ForAll> => {
  const [requests, endingQuotes, departures, failedMails, unread, overdue] = await Promise.all([
    listWaitingRequests(db),
    listEndingQuotes(db, endingHours),
    listDepartures(db, departureHours),
    listFailedMails(db),
    listUnreadReviews(db),
    listOverdue(db),
  ]);
  const trips = await Promise.all(unread.map(({ tripId }) => findTripById(db, tripId)));
  const reviews = unread.flatMap((review, index) => {
    const reference = trips[index]?.reference;
    return reference === undefined ? [] : [{ ...review, reference }];
  });
  return { requests, endingQuotes, departures, failedMails, reviews, overdue };
});
