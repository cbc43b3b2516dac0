import { databaseNow } from '#db/engine/transaction.ts';
import { readEuros } from '#domain/money/read-euros.ts';
import { stateAfter, type TripEvent } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cancelForCustomer, type JudgedCancellation, judgeCancellation } from '#operations/bookings/cancel-booking.ts';
import { completeTrip } from '#operations/bookings/complete.ts';
import { declineForCustomer } from '#operations/quotes/decline.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { type BackOfficeContext, type Command, type CommandAnswer, done, misunderstand, refuse, yesOption } from './command.ts';
import { money } from './describe-trip.ts';
import { describeState, explainNotApplied, misunderstandReference, refuseUnknown, someone } from './explain.ts';
import { notEuros } from './read-values.ts';

const reasonOption = { reason: { type: 'string', help: 'why, for our own history' } } as const;

export const drivenCommand: Command = {
  name: 'driven',
  usage: '<reference>',
  summary: 'says that a booked trip was driven; the worker says so by itself half a day after its last departure',
  options: {},
  words: [1, 1],
  async run(context, { positionals: [reference = ''] }) {
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    const completed = await completeTrip(context, { reference, staff: someone, version: null });
    if (!completed.ok) {
      const problem = completed.failure;
      if (problem.why !== 'not-driven') return explainNotApplied(problem, { reference, only: 'only a booked trip can have been driven' });
      return refuse(`${reference.toUpperCase()} sets out for the last time at ${problem.until}: it cannot have been driven.`);
    }
    const { trip } = completed.value;
    return done({ reference: trip.reference, state: 'done' }, [`${trip.reference} was driven. The customer is asked for a review later.`]);
  },
};

const onlyOpen = 'only a request or a quote can be declined';

export const declineCommand: Command = {
  name: 'decline',
  usage: '<reference> [--reason <text>] --yes',
  summary: 'declines a quote or a request for a customer who calls, and mails that',
  options: { ...reasonOption, ...yesOption },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text, isSet }) {
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    if (!isSet('yes')) {
      return await saying(context, { reference, event: 'decline', only: onlyOpen }, (trip) =>
        done({ reference: trip.reference, dry: true }, [`Would decline ${trip.reference}, at no cost, and mail that.`, again]),
      );
    }
    const declined = await declineForCustomer(context, { reference, staff: someone, version: null, reason: text('reason') ?? '' });
    if (!declined.ok) {
      return 'why' in declined.failure
        ? explainNotApplied(declined.failure, { reference, only: onlyOpen })
        : refuse(`${reference.toUpperCase()}: ${onlyOpen}.`);
    }
    const { trip } = declined.value;
    return done({ reference: trip.reference, state: 'declined' }, [`${trip.reference} is declined. The customer gets the mail.`]);
  },
};

const onlyBooking = 'only a booking can be cancelled';

export const cancelCommand: Command = {
  name: 'cancel',
  usage: '<reference> [--fee <euros>] [--reason <text>] --yes',
  summary: 'cancels a booking for a customer who calls, and mails that',
  options: { fee: { type: 'string', help: 'the fee incl. VAT; left out: what the terms ask now' }, ...reasonOption, ...yesOption },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text, isSet }) {
    const agreed = readEuros(text('fee'));
    if (text('fee') !== null && agreed === null) return misunderstand(`--fee ${notEuros}.`);
    const misunderstood = misunderstandReference(reference);
    if (misunderstood !== null) return misunderstood;
    if (!isSet('yes')) {
      return await saying(context, { reference, event: 'cancel', only: onlyBooking }, (trip, now) =>
        sayCancellation(trip, { now, agreed }),
      );
    }
    const cancelled = await cancelForCustomer(context, {
      reference,
      staff: someone,
      version: null,
      feeCents: agreed,
      reason: text('reason') ?? '',
    });
    if (!cancelled.ok) {
      const problem = cancelled.failure;
      if (!('why' in problem)) return refuse(`${reference.toUpperCase()} has no price to reckon a fee from.`);
      return problem.why === 'fee-too-high' ? refuseFee(problem.totalCents) : explainNotApplied(problem, { reference, only: onlyBooking });
    }
    const { before, trip, now } = cancelled.value;
    const feeCents = trip.cancelation?.feeCents ?? 0;
    const judged = judgeCancellation(before, { now, actor: 'staff' });
    const fee = judged.ok ? describeFee(feeCents, judged.value) : money(feeCents);
    return done({ reference: trip.reference, state: 'cancelled', feeCents }, [
      `${trip.reference} is cancelled at a fee of ${fee}. The customer gets the mail.`,
    ]);
  },
};

const again = 'Nothing was done. Say it again with --yes to do it.';

type Dry = { readonly reference: string; readonly event: TripEvent; readonly only: string };

/** Only says what a command would do. */
async function saying(
  { db }: BackOfficeContext,
  { reference, event, only }: Dry,
  say: (trip: Trip, now: string) => CommandAnswer,
): Promise<CommandAnswer> {
  const trip = await findTripByReference(db, reference);
  if (trip === null) return refuseUnknown(reference);
  if (!stateAfter(trip, event, 'staff').ok) return refuse(`${describeState(trip)}: ${only}.`);
  return say(trip, await databaseNow(db));
}

function sayCancellation(trip: Trip, { now, agreed }: { readonly now: string; readonly agreed: number | null }): CommandAnswer {
  const judged = judgeCancellation(trip, { now, actor: 'staff' });
  if (!judged.ok) return refuse(`${trip.reference} has no price to reckon a fee from.`);
  const feeCents = agreed ?? judged.value.feeCents;
  if (feeCents > judged.value.totalCents) return refuseFee(judged.value.totalCents);
  return done({ reference: trip.reference, dry: true, feeCents }, [
    `Would cancel ${trip.reference} at a fee of ${describeFee(feeCents, judged.value)}, and mail that.`,
    again,
  ]);
}

function refuseFee(totalCents: number): CommandAnswer {
  return refuse(`The fee is more than the price, ${money(totalCents)}.`);
}

function describeFee(feeCents: number, byTerms: JudgedCancellation): string {
  return `${money(feeCents)} (by the terms ${money(byTerms.feeCents)}, ${byTerms.percent} % of ${money(byTerms.totalCents)})`;
}
