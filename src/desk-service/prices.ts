import * as v from 'valibot';
import { readTogether } from '#db/engine/read-together.ts';
import type { Database } from '#db/engine/tables.ts';
import { code, line } from '#domain/input/fields.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { describeRoute } from '#domain/itinerary/describe-itinerary.ts';
import { percentBelow } from '#domain/pricing/quote/lined-quote.ts';
import { optionKeys } from '#domain/pricing/quote/quote.ts';
import { failure, success } from '#domain/result.ts';
import { fleetKeys } from '#domain/sites/keys.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { nameOfState } from '#domain/trip/states.ts';
import { readCreditOfTrip, requireCreditOfTrip, withinCredit } from '#operations/customers/credit.ts';
import { approvePrice, rejectPrice } from '#operations/quotes/approve-price.ts';
import { confirmRequest } from '#operations/quotes/confirm-request.ts';
import { priceByHand } from '#operations/quotes/price-by-hand.ts';
import { draftPrice, makePrice, priceFromLines } from '#operations/quotes/price-from-lines.ts';
import { listPriceProposals } from '#operations/quotes/price-proposal-store.ts';
import { may } from '#operations/staff/signed-in.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { act, query, staffOf, withoutValue } from './act.ts';
import { count, euros, oneOf, oneOfOrNone, seen, text, yesOrNo } from './fields.ts';
import { describeMargin, describePriced, describeProposal } from './price-view.ts';
import { customerOf } from './trip-row.ts';

const onSeen = { reference: text(), version: seen() };
const mostDays = 999;
const mostDrivers = 99;

/** Shared by all people who look at Today at the same time. */
const readProposals = readTogether(async ({ db }: { readonly db: Database }) => await listPriceProposals(db));

/** A wanted line, net in cents: one of the engine's by its index, or one of our own. The form has parsed the amounts. */
const lines = v.pipe(
  v.array(v.object({ line: v.nullable(v.number()), text: v.string(), netCents: v.number() }), code('invalid')),
  v.maxLength(60, code('too-many')),
);
const priced = { reference: text(), choice: oneOf(optionKeys), lines, validDays: count(mostDays) };

export const priceQueries = {
  /** The engine's own price, to start from; null for a trip that cannot be priced in its present state. */
  draft: query('price-trips', { reference: text() }, async (context, { reference }) => {
    const drafted = await draftPrice(context, { reference, staff: staffOf(context) });
    if (!drafted.ok) return null;
    const { trip, draft, reasons } = drafted.value;
    const credit = await readCreditOfTrip(context.db, trip, draft);
    return {
      credit: credit?.isBeyond === true ? { limitCents: credit.limitCents, wouldOweCents: credit.wouldOweCents } : null,
      ...{
        reference: trip.reference,
        version: trip.version,
        customer: customerOf(trip),
        language: trip.language,
        email: trip.customer.email,
      },
      ...{ passengers: trip.group.passengers, state: nameOfState(trip), route: describeRoute(trip.itinerary) },
      departure: trip.itinerary.stops[0]?.departure ?? null,
      choices: (draft?.options ?? []).map((option) => ({
        ...describePriced(option),
        margin: draft === null ? null : describeMargin(trip, draft, option),
      })),
      /** Why the engine has no lines, or what it left out of them. */
      reasons: [...reasons, ...trip.personReasons.filter((reason) => !reasons.includes(reason))],
      currentCents: findChosenOption(trip)?.totalCents ?? null,
    };
  }),
  /** The total of lines; nothing is stored. */
  preview: query('price-trips', priced, async (context, asked) => {
    const drafted = await draftPrice(context, { reference: asked.reference, staff: staffOf(context) });
    const made = drafted.ok ? makePrice(drafted.value, asked) : drafted;
    if (!made.ok || !drafted.ok) return { problem: made.ok ? ('state' as const) : made.failure.why, priced: null };
    const { quote, option, engineNetCents, isBelowFloor } = made.value;
    const { netCents } = option;
    return {
      problem: null,
      priced: {
        ...{ ...describePriced(option), engineNetCents, isBelowFloor, percentBelow: percentBelow({ netCents, engineNetCents }) },
        ...{ validUntil: quote.validUntil, margin: describeMargin(drafted.value.trip, quote, option) },
      },
    };
  }),
  /** Prices below the floor that wait for a second person; empty for people who may not price trips. */
  waiting: query('see-trips', {}, async (context) => {
    const { signedIn } = context;
    const waiting = may(signedIn, 'price-trips') ? await readProposals(context) : [];
    return waiting.map((proposal) => ({ reference: proposal.reference, proposal: describeProposal(proposal, signedIn) }));
  }),
};

export const priceActs = {
  /** Sends the quote of these lines. Below the floor it waits for a second person, and the answer says so. */
  fromLines: act('price-trips', { ...priced, version: seen(), toldCents: v.number(), reason: text() }, async (context, asked) => {
    const credit = await requireCreditOfTrip(context.db, { ...asked, totalCents: asked.toldCents });
    return await withinCredit(credit, async () => {
      const sent = await priceFromLines(context, asked);
      return sent.ok ? success({ waits: sent.value === 'waits' }) : sent;
    });
  }),
  /** The total of the trip as it is. Without a chosen vehicle: of the smallest that fits. */
  byHand: act(
    'price-trips',
    {
      ...{ ...onSeen, total: euros(), vehicle1: oneOfOrNone(fleetKeys), vehicle2: oneOfOrNone(fleetKeys), drivers: count(mostDrivers) },
      ...{ validDays: count(mostDays), isNewVersion: yesOrNo(), isMeant: yesOrNo(), note: line(textLimits.line) },
    },
    async (context, { total, vehicle1, vehicle2, note, ...asked }) => {
      const credit = await requireCreditOfTrip(context.db, { ...asked, totalCents: total });
      const vehicles = [vehicle1, vehicle2].filter((key) => key !== null);
      return await withinCredit(credit, async () => {
        const priced = await priceByHand(context, { ...asked, totalCents: total, vehicles, note: note || null });
        if (priced.ok) return success(true as const);
        return failure(priced.failure.why === 'no-quote' ? { why: priced.failure.problem.reason } : priced.failure);
      });
    },
  ),
  /** Confirms a request that has its price. Without an option, the customer's own choice counts. */
  confirm: act('price-trips', { ...onSeen, option: oneOfOrNone(optionKeys) }, async (context, { option, ...asked }) => {
    const trip = await findTripByReference(context.db, asked.reference);
    const offered = trip?.quote?.options.find(({ key }) => key === (option ?? trip.quote?.chosen)) ?? null;
    const credit = await requireCreditOfTrip(context.db, { ...asked, totalCents: offered?.totalCents ?? null });
    return await withinCredit(credit, async () => withoutValue(await confirmRequest(context, { ...asked, optionKey: option })));
  }),
  approve: act('approve-prices', { reference: text() }, async (context, asked) => withoutValue(await approvePrice(context, asked))),
  reject: act('price-trips', { reference: text() }, rejectPrice),
};
