import * as v from 'valibot';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { TripStateName } from '#domain/trip/states.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findSummaryPlan } from '#operations/summary-invoices/find-plan.ts';
import { createMessageId } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import { readSettlement } from './account.ts';
import { actOnTrip } from './act-on-trip.ts';
import type { StaffMember } from './actor.ts';
import type { ApplyContext, LockedTrip, NotApplied } from './apply.ts';
import { listHistory } from './history-store.ts';
import { createMailJob } from './mail-job.ts';
import { buildMail, buildNotice } from './trip-effect.ts';
import { listMails } from './trip-record.ts';

/** The states in which the content of each mail is still true. */
const timely = {
  'request-received': ['request'],
  'quote-ready': ['quote'],
  'quote-reminder': ['quote'],
  'quote-declined': ['declined'],
  'reservation-made': ['quote'],
  'reservation-reminder': ['quote'],
  'itinerary-changed': ['quote', 'booked'],
  'booking-confirmed': ['booked'],
  'day-before': ['booked'],
  'booking-cancelled': ['cancelled'],
  'invoice-ready': ['done'],
  'invoice-corrected': ['booked', 'done'],
  'review-invitation': ['done'],
} as const satisfies Readonly<Record<string, readonly TripStateName[]>>;
type Resendable = keyof typeof timely;

/** Whether a mail may be sent again, given the trip's current state. */
export function isTimely(kind: string, trip: Trip): kind is Resendable {
  const state = nameOfState(trip);
  const states = Object.entries(timely).find(([known]) => known === kind)?.[1];
  if (kind.startsWith('reservation-') && trip.reservation?.endedAt !== null) return false;
  return state !== null && trip.customer.email !== '' && (states?.some((each) => each === state) ?? false);
}

export type Resending = {
  readonly reference: string;
  readonly staff: StaffMember /** Of a mail that the trip has. */;
  readonly kind: string;
};

/** Sends a mail again, to the trip's current address and with its current data: the first address may have been misspelt. */
export async function resendMail(
  context: ApplyContext,
  { reference, staff, kind }: Resending,
): Promise<Result<true, { readonly why: 'not-timely' } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'change-trips', act: 'resend-mail', once: { what: [kind], again: true } },
    async (locked) => {
      const { tx, trip } = locked;
      const had = await listMails(tx, { tripId: trip.id });
      const payload = isTimely(kind, trip) && had.some((mail) => mail.kind === kind) ? await rebuild(kind, locked, context) : null;
      if (payload === null) return failure({ why: 'not-timely' as const });
      // A new mail, not a copy, because a mailbox that has the old one would hide a duplicate. Two clicks at once use the same id.
      const messageId = createMessageId(kind, [trip.id, trip.version, 'again', had.length]);
      await enqueueJobs(tx, [createMailJob({ ...payload, messageId }, trip.id)]);
      return success(true as const);
    },
  );
}

/** The kind of mail that contains the invoice, given the trip's current state. */
const withInvoice = { booked: 'booking-confirmed', done: 'invoice-ready', cancelled: 'booking-cancelled' } as const;

/** Sends the customer the invoice again, with the outstanding amount. */
export async function resendInvoice(
  context: ApplyContext,
  { reference, staff }: Omit<Resending, 'kind'>,
): Promise<Result<true, { readonly why: 'not-timely' } | NotApplied>> {
  return await actOnTrip(
    context,
    { reference, staff, right: 'record-payments', act: 'resend-invoice', once: { what: [], again: true } },
    async (locked) => {
      const { tx, trip } = locked;
      const state = nameOfState(trip);
      const kind = state === 'booked' || state === 'done' || state === 'cancelled' ? withInvoice[state] : null;
      const payload = kind === null || trip.customer.email === '' ? null : await rebuild(kind, locked, context);
      if (kind === null || payload === null) return failure({ why: 'not-timely' as const });
      const had = await listMails(tx, { tripId: trip.id });
      const messageId = createMessageId(kind, [trip.id, trip.version, 'invoice', had.length]);
      await enqueueJobs(tx, [createMailJob({ ...payload, messageId }, trip.id)]);
      return success(true as const);
    },
  );
}

const priceChange = v.object({ beforeCents: v.number(), totalCents: v.number() });

async function rebuild(kind: Resendable, { tx, trip, now: at }: LockedTrip, { addresses }: ApplyContext): Promise<MailPayload | null> {
  switch (kind) {
    case 'day-before':
    case 'reservation-reminder':
    case 'quote-reminder':
    case 'review-invitation':
      return buildNotice(kind, trip, { addresses, at });
    case 'itinerary-changed': {
      const change = (await listHistory(tx, trip.id)).findLast(({ event }) => event === 'change-itinerary');
      const read = v.safeParse(priceChange, change?.detail);
      if (!read.success) return null;
      const differenceCents = read.output.totalCents - read.output.beforeCents;
      return buildMail({ kind, differenceCents }, trip, { addresses, at, summary: null });
    }
    case 'booking-cancelled': {
      const settlement = await readSettlement(tx, { trip, now: at, documents: [] });
      return buildMail({ kind }, trip, { addresses, at, settlement, summary: await findSummaryPlan(tx, trip) });
    }
    default:
      return buildMail({ kind }, trip, { addresses, at, summary: await findSummaryPlan(tx, trip) });
  }
}
