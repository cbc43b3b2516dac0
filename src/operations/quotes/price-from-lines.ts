import { databaseNow } from '#db/engine/transaction.ts';
import { cleanLine } from '#domain/input/clean-text.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import type { RoutedItinerary } from '#domain/itinerary/routed.ts';
import {
  type LinedPrice,
  type MadeOfLines,
  makeLinedQuote,
  type NoLinedQuote,
  needsSecondPerson,
} from '#domain/pricing/quote/lined-quote.ts';
import { makeQuote } from '#domain/pricing/quote/make-quote.ts';
import type { PersonReason, Quote } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { getSite } from '#domain/sites/registry.ts';
import { readReason } from '#domain/trip/reason.ts';
import { shiftOption, shiftQuote } from '#domain/trip/shift-quote.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { findOwnPrices } from '#operations/customers/price-on-terms.ts';
import { actOnTrip } from '#operations/trips/act-on-trip.ts';
import { mayCause, type StaffMember } from '#operations/trips/actor.ts';
import { type ApplyContext, applyByReference, type NotApplied, type StaffsAct } from '#operations/trips/apply.ts';
import type { BookingContext } from '#operations/trips/context.ts';
import type { TripEffect } from '#operations/trips/trip-effect.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { routeItinerary } from './price-itinerary.ts';
import { savePriceProposal } from './price-proposal-store.ts';

export type PricingContext = ApplyContext & Pick<BookingContext, 'roads' | 'rates'>;

/**
 * The engine's current price of a trip as a starting point for a person; null with the reasons if there is none. A price without the
 * wheelchair places lists them among its reasons.
 */
export type PriceDraft = {
  readonly trip: Trip;
  readonly now: string;
  readonly routed: RoutedItinerary | null;
  readonly draft: Quote | null;
  readonly reasons: readonly PersonReason[];
};

/** Computes the lines from which a price by hand starts. */
export async function draftPrice(
  { db, roads, rates }: Pick<PricingContext, 'db' | 'roads' | 'rates'>,
  { reference, staff }: { readonly reference: string; readonly staff: StaffMember },
): Promise<Result<PriceDraft, NotApplied>> {
  if (!mayCause(staff, 'price')) return failure({ why: 'no-right' });
  const trip = await findTripByReference(db, reference);
  if (trip === null) return failure({ why: 'no-such-trip' });
  if (!stateAfter(trip, 'price', staff.kind).ok) return failure({ why: 'state', trip });
  const now = await databaseNow(db);
  const own = await findOwnPrices({ db, rates }, trip.customer);
  const book = own.rates(now);
  const { itinerary, group, site } = trip;
  const road = await routeItinerary(roads, { itinerary, book });
  if (!road.ok) return success({ trip, now, routed: null, draft: null, reasons: [road.failure] });
  const routed = road.value;
  const asked = { itinerary, group, routed, siteCountry: getSite(site).country, now, book, isJudged: true };
  const made = makeQuote(asked);
  if (made.ok) return success({ trip, now, routed, draft: own.onTerms({ quote: made.value }).quote, reasons: [] });
  // A person prices the lift. The engine prices the rest, so that a person starts from lines and a mistake is noticed.
  const isByLift = made.failure.length > 0 && made.failure.every((reason) => reason === 'wheelchairs');
  const rest = isByLift ? makeQuote({ ...asked, group: { ...group, wheelchairPlaces: 0 } }) : made;
  return success({ trip, now, routed, draft: own.onTerms({ quote: rest.ok ? rest.value : null }).quote, reasons: made.failure });
}

export type LinesOfPrice = Pick<LinedPrice, 'choice' | 'lines' | 'validDays'>;

/** The lines give no price, the customer cannot be mailed, or the customer already has this very offer. */
export type NoPriceOfLines =
  | { readonly why: NoLinedQuote | 'no-lines' | 'no-customer' | 'same-price' | 'reason-needed' | 'price-moved' }
  | Mistyped;

export type PriceOfLines = MadeOfLines & { readonly isBelowFloor: boolean };

/** The current calculated price with the changes of these lines. */
export function makePrice({ trip, now, routed, draft }: PriceDraft, lines: LinesOfPrice): Result<PriceOfLines, NoPriceOfLines> {
  if (draft === null) return failure({ why: 'no-lines' });
  const cleaned = lines.lines.map((line) => ({ ...line, text: cleanLine(line.text) }));
  const long = cleaned.findIndex(({ text }) => text.length > textLimits.invoiceLine);
  if (long >= 0) return failure({ why: 'mistyped', issues: [{ field: `lines.${long}.text`, code: 'too-long' }] });
  const made = makeLinedQuote({ trip, now, routed, draft, ...lines, lines: cleaned });
  if (!made.ok) return failure({ why: made.failure });
  const { engineNetCents } = made.value;
  const [quote, option] = [shiftQuote(made.value.quote, trip), shiftOption(made.value.option, trip)];
  const isBelowFloor = needsSecondPerson({ netCents: option.netCents, engineNetCents }, now.slice(0, 10));
  return success({ engineNetCents, quote, option, isBelowFloor });
}

export type PricedFromLines = StaffsAct &
  LinesOfPrice & {
    /** The total (incl. VAT, in cents) that was shown; no other total is sent. */
    readonly toldCents: number;
    /** Why the price differs from the engine's. */
    readonly reason: string;
  };

/** Prices a request or a quote by its lines and mails the quote; below the floor it waits for a second person. */
export async function priceFromLines(
  context: PricingContext,
  { choice, lines, validDays, toldCents, reason: typed, ...act }: PricedFromLines,
): Promise<Result<'sent' | 'waits', NoPriceOfLines | NotApplied>> {
  const drafted = await draftPrice(context, act);
  if (!drafted.ok) return drafted;
  const price = { choice, lines, validDays };
  const made = makePrice(drafted.value, price);
  if (!made.ok) return made;
  const { option, engineNetCents, isBelowFloor } = made.value;
  const read = readReason(typed);
  if (!read.ok) return read;
  const reason = read.value;
  if (option.totalCents !== toldCents) return failure({ why: 'price-moved' });
  if (reason === '' && option.netCents !== engineNetCents) return failure({ why: 'reason-needed' });
  if (isBelowFloor) return await propose(context, act, { price, made: made.value, reason });
  const applied = await applyByReference<NoPriceOfLines>(context, {
    ...act,
    event: 'price',
    plan: (trip) =>
      trip.version === drafted.value.trip.version ? planPrice(trip, made.value, { reason }) : failure({ why: 'price-moved' }),
  });
  return applied.ok ? success('sent') : applied;
}

type PriceDetail = { readonly reason: string; readonly proposedBy?: string };

/** The effects of a price made from lines. */
export function planPrice(
  trip: Trip,
  { quote, option, engineNetCents }: MadeOfLines,
  { reason, proposedBy }: PriceDetail,
): Result<Extract<TripEffect, { readonly event: 'price' }>, NoPriceOfLines> {
  if (trip.customer.email === '') return failure({ why: 'no-customer' });
  const [known] = trip.quote?.options ?? [];
  const isSame = known?.totalCents === option.totalCents && JSON.stringify(known.lines) === JSON.stringify(option.lines);
  if (isSame && known.vehicles.join() === option.vehicles.join()) return failure({ why: 'same-price' });
  const why = { ...(reason === '' ? {} : { reason }), ...(proposedBy === undefined ? {} : { proposedBy }) };
  return success({
    event: 'price',
    set: { quote, personReasons: [] },
    detail: { totalCents: option.totalCents, netCents: option.netCents, engineNetCents, ...why },
    mail: { kind: 'quote-ready' },
    billing: 'none',
  });
}

type Proposing = { readonly price: LinesOfPrice; readonly made: MadeOfLines; readonly reason: string };

/** Stores a price until a second person approves it. */
async function propose(
  context: PricingContext,
  { reference, staff, version }: StaffsAct,
  { price, made, reason }: Proposing,
): Promise<Result<'waits', NoPriceOfLines | NotApplied>> {
  return await actOnTrip<'waits', NoPriceOfLines | NotApplied>(
    context,
    { reference, staff, right: 'price-trips', act: 'propose-price' },
    async ({ tx, trip }) => {
      if (version !== null && version !== trip.version) return failure({ why: 'changed-meanwhile', trip });
      if (!stateAfter(trip, 'price', staff.kind).ok) return failure({ why: 'state', trip });
      const { option, engineNetCents } = made;
      const { netCents, totalCents } = option;
      // Only a signed-in staff member has a colleague who can approve; the command line may do everything.
      const by = { memberId: staff.id ?? '', memberName: staff.name ?? '' };
      const kept = { ...price, lines: [...price.lines] };
      await savePriceProposal(tx, {
        tripId: trip.id,
        version: trip.version,
        ...by,
        price: kept,
        netCents,
        engineNetCents,
        totalCents,
        reason,
      });
      return success('waits');
    },
  );
}
