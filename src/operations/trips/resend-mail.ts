import * as v from 'valibot';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { failure, type Result, success } from '#domain/result.ts';
import type { TripStateName } from '#domain/trip/states.ts';
import { nameOfState } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { createMessageId } from '#output/mail/identity.ts';
import type { MailPayload } from '#output/mail/messages.ts';
import { actOnTrip } from './act-on-trip.ts';
import type { StaffMember } from './actor.ts';
import type { ApplyContext, LockedTrip, NotApplied } from './apply.ts';
import { listHistory } from './history-store.ts';
import { createMailJob } from './mail-job.ts';
import { buildMail, buildNotice } from './trip-effect.ts';
import { listMails } from './trip-record.ts';

/** In which states each mail still says what is so. */
const timely = {
  'request-received': ['request'],
  'quote-ready': ['quote'],
  'quote-reminder': ['quote'],
  'quote-declined': ['declined'],
  'itinerary-changed': ['quote', 'booked'],
  'booking-confirmed': ['booked'],
  'day-before': ['booked'],
  'booking-cancelled': ['cancelled'],
  'invoice-ready': ['done'],
  'invoice-corrected': ['booked', 'done'],
  'review-invitation': ['done'],
} as const satisfies Readonly<Record<string, readonly TripStateName[]>>;
type Resendable = keyof typeof timely;

/** Whether a mail that went out once may go out again, by what the trip is now. */
export function isTimely(kind: string, trip: Trip): kind is Resendable {
  const state = nameOfState(trip);
  const states = Object.entries(timely).find(([known]) => known === kind)?.[1];
  return state !== null && trip.customer.email !== '' && (states?.some((each) => each === state) ?? false);
}

export type Resending = {
  readonly reference: string;
  readonly staff: StaffMember /** Of a mail that the trip has. */;
  readonly kind: string;
};

/** Sends a mail once more, to the address and with the facts that the trip has now: the first may have gone to a misspelt one. */
export async function resendMail(
  context: ApplyContext,
  { reference, staff, kind }: Resending,
): Promise<Result<true, { readonly why: 'not-timely' } | NotApplied>> {
  return await actOnTrip(context, { reference, staff, right: 'change-trips', act: 'resend-mail' }, async (held) => {
    const { tx, trip } = held;
    const had = await listMails(tx, { tripId: trip.id });
    const payload = isTimely(kind, trip) && had.some((mail) => mail.kind === kind) ? await rebuild(kind, held, context) : null;
    if (payload === null) return failure({ why: 'not-timely' as const });
    // Not the mail of before, which every mailbox that has it would hide: one of its own, the same for whoever presses twice at once.
    const messageId = createMessageId(kind, [trip.id, trip.version, 'again', had.length]);
    await enqueueJobs(tx, [createMailJob({ ...payload, messageId }, trip.id)]);
    return success(true as const);
  });
}

const priceChange = v.object({ beforeCents: v.number(), totalCents: v.number() });

async function rebuild(kind: Resendable, { tx, trip, now: at }: LockedTrip, { addresses }: ApplyContext): Promise<MailPayload | null> {
  switch (kind) {
    case 'day-before':
    case 'quote-reminder':
    case 'review-invitation':
      return buildNotice(kind, trip, { addresses, at });
    case 'itinerary-changed': {
      const change = (await listHistory(tx, trip.id)).findLast(({ event }) => event === 'change-itinerary');
      const told = v.safeParse(priceChange, change?.detail);
      if (!told.success) return null;
      const differenceCents = told.output.totalCents - told.output.beforeCents;
      return buildMail({ kind, differenceCents }, trip, { addresses, at });
    }
    default:
      return buildMail({ kind }, trip, { addresses, at });
  }
}
