import { findFee } from '#api/trip/cancel-booking.ts';
import { cutReason } from '#api/trip/cut-reason.ts';
import { creditLastInvoice } from '#api/trip/issue-papers.ts';
import { createMailJob } from '#api/trip/mail-job.ts';
import { chosenOptionOf } from '#api/trip/travel.ts';
import { storeTransition } from '#data/trips/store-transition.ts';
import { compareInstants } from '#domain/calendar/instant.ts';
import { lastDepartureInstant } from '#domain/itinerary/instants.ts';
import { transitionOf } from '#domain/trip/states.ts';
import { buildBookingCancelledPayload, buildQuoteDeclinedPayload } from '#mail/payloads.ts';
import { type Command, type CommandAnswer, done, misunderstand, refuse, yesOption } from './command.ts';
import { money } from './describe-trip.ts';
import { notEuros, readEuros } from './read-values.ts';
import { type Held, nameOfState, withTrip } from './with-trip.ts';

const reasonOption = { reason: { type: 'string', help: 'why, for our own history' } } as const;

export const drivenCommand: Command = {
  name: 'driven',
  usage: '<reference>',
  summary: 'says that a booked trip was driven; the worker says so by itself half a day after its last departure',
  options: {},
  words: [1, 1],
  run: (context, { positionals: [reference = ''] }) =>
    withTrip(context, reference, async ({ tx, trip, at }) => {
      const refusal = refuseEvent({ trip, event: 'complete', only: 'a booked trip can have been driven' });
      if (refusal !== null) return refusal;
      const last = lastDepartureInstant(trip.itinerary);
      if (compareInstants(at, last) < 0)
        return refuse(`${trip.reference} sets out for the last time at ${last}: it cannot have been driven.`);
      await store({ tx, trip, at }, { event: 'complete' });
      return done({ reference: trip.reference, state: 'done' }, [
        `${trip.reference} was driven. The customer is asked for a review later.`,
      ]);
    }),
};

export const declineCommand: Command = {
  name: 'decline',
  usage: '<reference> [--reason <text>] --yes',
  summary: 'declines a quote or a request for a customer who calls, and mails that',
  options: { ...reasonOption, ...yesOption },
  words: [1, 1],
  run: (context, { positionals: [reference = ''], text, isSet }) =>
    withTrip(context, reference, async ({ tx, trip, at }) => {
      const refusal = refuseEvent({ trip, event: 'decline', only: 'a request or a quote can be declined' });
      if (refusal !== null) return refusal;
      if (!isSet('yes'))
        return done({ reference: trip.reference, dry: true }, [`Would decline ${trip.reference}, at no cost, and mail that.`, again]);
      await store(
        { tx, trip, at },
        {
          event: 'decline',
          detail: detailOf(text('reason')),
          jobsOf: (declined) => [
            createMailJob(buildQuoteDeclinedPayload({ trip: declined, addresses: context.addresses, at }), declined.id),
          ],
        },
      );
      return done({ reference: trip.reference, state: 'declined' }, [`${trip.reference} is declined. The customer gets the mail.`]);
    }),
};

export const cancelCommand: Command = {
  name: 'cancel',
  usage: '<reference> [--fee <euros>] [--reason <text>] --yes',
  summary: 'cancels a booking for a customer who calls, and mails that',
  options: { fee: { type: 'string', help: 'the fee incl. VAT; left out: what the terms ask now' }, ...reasonOption, ...yesOption },
  words: [1, 1],
  async run(context, { positionals: [reference = ''], text, isSet }) {
    const typed = readEuros(text('fee'));
    if (text('fee') !== null && typed === null) return misunderstand(`--fee ${notEuros}.`);
    return await withTrip(context, reference, async ({ tx, trip, at }) => {
      const refusal = refuseEvent({ trip, event: 'cancel', only: 'a booking can be cancelled' });
      if (refusal !== null) return refusal;
      const byTerms = findFee(trip, at);
      const total = chosenOptionOf(trip)?.totalCents ?? 0;
      if (byTerms === null) return refuse(`${trip.reference} has no price to reckon a fee from.`);
      const feeCents = typed ?? byTerms.feeCents;
      if (feeCents > total) return refuse(`The fee is more than the price, ${money(total)}.`);
      const fee = `${money(feeCents)} (by the terms ${money(byTerms.feeCents)}, ${byTerms.percent} % of ${money(total)})`;
      if (!isSet('yes')) {
        return done({ reference: trip.reference, dry: true, feeCents }, [
          `Would cancel ${trip.reference} at a fee of ${fee}, and mail that.`,
          again,
        ]);
      }
      const reason = cutReason(text('reason') ?? '');
      await store(
        { tx, trip, at },
        {
          event: 'cancel',
          set: { cancelation: { feeCents, at, reason } },
          detail: { feeCents, percent: byTerms.percent },
          jobsOf: (cancelled) => [createMailJob(buildBookingCancelledPayload(cancelled, context.addresses), cancelled.id)],
          alongside: (inner, cancelled) => creditLastInvoice(inner, { trip: cancelled, now: at, reason: 'cancelled' }),
        },
      );
      return done({ reference: trip.reference, state: 'cancelled', feeCents }, [
        `${trip.reference} is cancelled at a fee of ${fee}. The customer gets the mail.`,
      ]);
    });
  },
};

const again = 'Nothing was done. Say it again with --yes to do it.';

type Events = Parameters<typeof storeTransition>[1];

async function store({ tx, trip, at }: Held, change: Pick<Events, 'event' | 'set' | 'detail' | 'jobsOf' | 'alongside'>): Promise<void> {
  // The trip is locked and the table was asked.
  if ((await storeTransition(tx, { trip, at, actor: 'office', ...change })) === null) throw new Error('A locked trip changed');
}

function refuseEvent({ trip, event, only }: Pick<Events, 'trip' | 'event'> & { readonly only: string }): CommandAnswer | null {
  return transitionOf(trip, event, 'office').ok ? null : refuse(`${trip.reference} is ${nameOfState(trip)}: only ${only}.`);
}

function detailOf(reason: string | null): Readonly<Record<string, unknown>> {
  return reason === null ? {} : { reason: cutReason(reason) };
}
