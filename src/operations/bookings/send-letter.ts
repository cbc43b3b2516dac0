import type { Database } from '#db/engine/tables.ts';
import { databaseNow } from '#db/engine/transaction.ts';
import { enqueueJobs } from '#db/outbox/outbox-store.ts';
import { line, lines } from '#domain/input/fields.ts';
import { type Mistyped, readTyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { hasGap, type LetterKey, lettersFor } from '#domain/trip/letters.ts';
import type { Assignment, Trip } from '#domain/trip/trip.ts';
import type { PaymentRequest } from '#operations/payments/rules/payment-request.ts';
import { readAccount } from '#operations/trips/account.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import type { StaffMember } from '#operations/trips/actor.ts';
import type { ApplyContext, NotApplied } from '#operations/trips/apply.ts';
import { createMailJob } from '#operations/trips/mail-job.ts';
import { listMails } from '#operations/trips/trip-record.ts';
import { buildLetterPayload } from '#output/mail/payloads.ts';

/** How many earlier mails a letter refers to: the latest, under which it is shown, and enough before it. */
const longestThread = 10;

/** The facts of the trip that a letter may contain. */
export type LetterFacts = {
  readonly letters: readonly LetterKey[];
  /** Every driver with the vehicle. */
  readonly crew: readonly CrewLine[];
  /** The next amount to transfer; null if there is none. */
  readonly payment: (PaymentRequest & { readonly dueOn: string }) | null;
};

type CrewLine = Pick<Assignment, 'driverName' | 'driverPhone' | 'vehicle'>;

/** The letters that fit the trip now, and the facts to fill in. */
export async function readLetterFacts(db: Database, trip: Trip): Promise<LetterFacts> {
  const { due, transfer } = await readAccount(db, { trip, now: await databaseNow(db) });
  const [next] = due;
  const payment = next === undefined || transfer === null ? null : { ...transfer, dueOn: next.dueOn };
  const crew = trip.assignment === null ? [] : [trip.assignment, ...(trip.assignment.others ?? [])];
  return { letters: lettersFor(trip, { isPaymentAskedFor: payment !== null }), crew, payment };
}

export type WritingLetter = {
  readonly reference: string;
  readonly staff: StaffMember;
  /** The key of the form: the same form sent twice is one letter. */
  readonly key: string;
  readonly subject: string;
  readonly text: string;
};

/** The fields of a letter. Text that is too long is refused, because a letter cut in the middle would say something else. */
const letterFields = { subject: line(textLimits.subject), text: lines(textLimits.letter) };

export type NotWritten = { readonly why: 'no-customer' | 'letter-empty' | 'gap-left' } | Mistyped;

/** Writes to a trip's customer, in the same thread as the earlier mails about the trip. */
export async function sendLetter(
  context: ApplyContext,
  { reference, staff, key, ...typed }: WritingLetter,
): Promise<Result<true, NotWritten | NotApplied>> {
  const { addresses } = context;
  return await actOnTrip<true, NotWritten>(
    context,
    { reference, staff, right: 'write-to-customers', act: 'letter', once: { what: [key], again: true } },
    async ({ tx, trip, now: at }) => {
      if (trip.customer.email === '') return failure({ why: 'no-customer' });
      const read = readTyped(letterFields, typed);
      if (!read.ok) return read;
      const { subject, text } = read.value;
      if (subject === '' || text === '') return failure({ why: 'letter-empty' });
      if (hasGap(text)) return failure({ why: 'gap-left' });
      const sent = (await listMails(tx, { tripId: trip.id })).filter(({ sentAt }) => sentAt !== null);
      const follows = sent.slice(-longestThread).map(({ messageId }) => messageId);
      await enqueueJobs(tx, [createMailJob(buildLetterPayload({ trip, at, addresses, key, subject, text, follows }), trip.id)]);
      return success(true);
    },
  );
}
