import * as v from 'valibot';
import { databaseNow } from '#db/engine/transaction.ts';
import { code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { acceptCounter, answerCounter, type NotSettled, refuseCounter } from '#operations/partners/counters/answer-counter.ts';
import { draftOffer } from '#operations/partners/draft-offer.ts';
import { listJobsAhead, type StoredJob } from '#operations/partners/job-store.ts';
import { type Counter, listOffersAhead, type OfferAhead, type Recipient } from '#operations/partners/offer-store.ts';
import { counterHours, isWaiting } from '#operations/partners/rules/counter.ts';
import { mostAsked, mostRaise, offerModes } from '#operations/partners/rules/offer.ts';
import { type NotOffered, sendOffer } from '#operations/partners/send-offer.ts';
import { listClashes } from '#operations/partners/supply/list-clashes.ts';
import { withdrawOffer } from '#operations/partners/withdraw-offer.ts';
import { act, query } from './act.ts';
import { count, euros, id, oneOf, text } from './fields.ts';
import { showEligibilityProblem } from './partners.ts';

const run = { reference: text(), vehicle: count(99) };

/** The state of an offer to a partner. */
function answerOf({ answer, seenAt, sentAt }: Recipient) {
  return answer ?? (seenAt !== null ? ('seen' as const) : sentAt !== null ? ('sent' as const) : ('waiting' as const));
}

function showOffer(
  { id: of, reference, vehicleIndex, mode, round, deadline, startsAt, priceCents, saleCents, recipients, isUnreadable }: OfferAhead,
  now: string,
) {
  const asked = recipients.map((recipient) => {
    const { operatorId, name, phone, reason } = recipient;
    const counters = recipient.counters.map((turn) => showTurn(turn, now));
    return { operatorId, name, phone, reason, priceCents: recipient.priceCents, answer: answerOf(recipient), counters };
  });
  return {
    id: of,
    reference,
    vehicleIndex,
    mode,
    round,
    deadline,
    startsAt,
    priceCents,
    saleCents,
    asked,
    ...(isUnreadable ? { isUnreadable } : {}),
  };
}

/** A turn about the price. `isWaiting`: the partner asked, and nobody answered yet. */
function showTurn({ id: of, side, priceCents, reason, deadline, madeBy, outcome, settledBy, settledReason }: Counter, now: string) {
  const waits = isWaiting({ side, outcome, deadline }, now);
  return { id: of, side, priceCents, reason, deadline, madeBy, outcome, settledBy, settledReason, isWaiting: waits };
}

function showJob({ id: of, reference, operatorId, operator, operatorPhone, startsAt, ...job }: StoredJob) {
  const { priceCents, saleCents, driverName, driverPhone, vehicle } = job;
  return { id: of, reference, operatorId, operator, operatorPhone, startsAt, priceCents, saleCents, driverName, driverPhone, vehicle };
}

export const offerQueries = {
  /** The duties that are offered to partners, and those that partners have. */
  work: query('assign-drivers', {}, async ({ db }) => {
    const [offers, jobs, clashes, now] = await Promise.all([listOffersAhead(db), listJobsAhead(db), listClashes(db), databaseNow(db)]);
    return {
      offers: offers.map((offer) => showOffer(offer, now)),
      jobs: jobs.map((job) => ({ ...showJob(job), clash: clashes.get(job.id) ?? null })),
    };
  }),
  /** The partners to whom a vehicle's duties may be offered, and the price; null where there is nothing to offer. */
  draft: query('assign-drivers', run, async (context, { reference, vehicle }) => {
    const draft = isReference(reference) ? await draftOffer(context, { reference, vehicleIndex: vehicle }) : null;
    if (draft === null) return null;
    const { trip, saleCents, floorPercent, highestCents, saleLines } = draft;
    const { class: kind, kilometres, minutes, days, seats } = draft.job;
    const job = { class: kind, kilometres, minutes, days, seats };
    const partners = draft.partners.map(({ problems, ...partner }) => ({ ...partner, problems: problems.map(showEligibilityProblem) }));
    return {
      reference: trip.reference,
      route: describeRoute(trip.itinerary),
      saleCents,
      floorPercent,
      highestCents,
      saleLines,
      job,
      partners,
    };
  }),
};

/** Why an offer was not sent. The page lists the missing certificates beside the partner. */
function explain(why: NotOffered) {
  if (why.why === 'gate') return { why: 'gate' as const, values: { name: why.of } };
  if (why.why === 'below-floor') return { why: 'below-margin' as const, values: { percent: why.percent, floor: why.floorPercent } };
  return why;
}

const turn = { reference: text(), id: id() };
type BelowMargin = { readonly why: 'below-margin'; readonly values: { readonly percent: number; readonly floor: number } };
type ShownTurn = Result<true, Exclude<NotSettled, { readonly why: 'below-floor' }> | BelowMargin>;

function explainTurn(settled: Result<true, NotSettled>): ShownTurn {
  if (settled.ok) return settled;
  const { failure: why } = settled;
  if (why.why !== 'below-floor') return failure(why);
  return failure({ why: 'below-margin', values: { percent: why.percent, floor: why.floorPercent } });
}

export const offerActs = {
  send: act(
    'assign-drivers',
    {
      ...run,
      mode: oneOf(offerModes),
      /** In the order in which they are asked. */
      partners: v.pipe(v.array(id()), v.minLength(1, code('required')), v.maxLength(mostAsked, code('too-many'))),
      price: euros(),
      atOnce: v.pipe(count(mostAsked), v.minValue(1, code('too-few'))),
      raise: count(mostRaise),
      reason: line(textLimits.line),
    },
    async (context, { vehicle, price, raise, ...asked }) => {
      const sent = await sendOffer(context, { ...asked, vehicleIndex: vehicle, priceCents: price, raisePercent: raise });
      return sent.ok ? success(true as const) : failure(explain(sent.failure));
    },
  ),
  /** Accepts what a partner asks for. `id`: the turn that the page showed; `floorReason`: needed below the floor. */
  acceptCounter: act('assign-drivers', { ...turn, floorReason: line(textLimits.partnerReason) }, async (context, asked) =>
    explainTurn(await acceptCounter(context, asked)),
  ),
  refuseCounter: act('assign-drivers', { ...turn, reason: line(textLimits.partnerReason) }, async (context, asked) =>
    explainTurn(await refuseCounter(context, asked)),
  ),
  answerCounter: act(
    'assign-drivers',
    {
      ...turn,
      price: euros(),
      hours: oneOf(counterHours),
      reason: line(textLimits.partnerReason),
      floorReason: line(textLimits.partnerReason),
    },
    async (context, { hours, ...asked }) => explainTurn(await answerCounter(context, { ...asked, hours: Number(hours) })),
  ),
  withdraw: act('assign-drivers', { reference: text(), id: id() }, async (context, { reference, id: offerId, staff }) =>
    withdrawOffer(context, { reference, offerId, staff }),
  ),
};
