import * as v from 'valibot';
import { code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { failure, success } from '#domain/result.ts';
import { isReference } from '#domain/trip/reference.ts';
import { draftOffer } from '#operations/partners/draft-offer.ts';
import { listJobsAhead, type StoredJob } from '#operations/partners/job-store.ts';
import { listOffersAhead, type Recipient, type StoredOffer } from '#operations/partners/offer-store.ts';
import { mostAsked, mostRaise, offerModes } from '#operations/partners/rules/offer.ts';
import { type NotOffered, sendOffer } from '#operations/partners/send-offer.ts';
import { withdrawOffer } from '#operations/partners/withdraw-offer.ts';
import { act, query } from './act.ts';
import { count, euros, id, oneOf, text } from './fields.ts';
import { showEligibilityProblem } from './partners.ts';

const run = { reference: text(), vehicle: count(99) };

/** The state of an offer to a partner. */
function answerOf({ answer, seenAt, sentAt }: Recipient) {
  return answer ?? (seenAt !== null ? ('seen' as const) : sentAt !== null ? ('sent' as const) : ('waiting' as const));
}

function showOffer({ id: of, reference, vehicleIndex, mode, round, deadline, startsAt, priceCents, saleCents, recipients }: StoredOffer) {
  const asked = recipients.map((recipient) => {
    const { operatorId, name, phone, reason } = recipient;
    return { operatorId, name, phone, reason, priceCents: recipient.priceCents, answer: answerOf(recipient) };
  });
  return { id: of, reference, vehicleIndex, mode, round, deadline, startsAt, priceCents, saleCents, asked };
}

function showJob({ id: of, reference, operatorId, operator, operatorPhone, startsAt, ...job }: StoredJob) {
  const { priceCents, saleCents, driverName, driverPhone, vehicle } = job;
  return { id: of, reference, operatorId, operator, operatorPhone, startsAt, priceCents, saleCents, driverName, driverPhone, vehicle };
}

export const offerQueries = {
  /** The duties that are offered to partners, and those that partners have. */
  work: query('assign-drivers', {}, async ({ db }) => {
    const [offers, jobs] = await Promise.all([listOffersAhead(db), listJobsAhead(db)]);
    return { offers: offers.map(showOffer), jobs: jobs.map(showJob) };
  }),
  /** The partners to whom a vehicle's duties may be offered, and the price; null where there is nothing to offer. */
  draft: query('assign-drivers', run, async (context, { reference, vehicle }) => {
    const draft = isReference(reference) ? await draftOffer(context, { reference, vehicleIndex: vehicle }) : null;
    if (draft === null) return null;
    const { trip, saleCents, floorPercent, highestCents } = draft;
    const partners = draft.partners.map(({ problems, ...partner }) => ({ ...partner, problems: problems.map(showEligibilityProblem) }));
    return { reference: trip.reference, route: describeRoute(trip.itinerary), saleCents, floorPercent, highestCents, partners };
  }),
};

/** Why an offer was not sent. The page lists the missing papers beside the partner. */
function explain(why: NotOffered) {
  if (why.why === 'gate') return { why: 'gate' as const, values: { name: why.of } };
  if (why.why === 'below-floor') return { why: 'below-margin' as const, values: { percent: why.percent, floor: why.floorPercent } };
  return why;
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
  withdraw: act('assign-drivers', { reference: text(), id: id() }, async (context, { reference, id: offerId, staff }) =>
    withdrawOffer(context, { reference, offerId, staff }),
  ),
};
