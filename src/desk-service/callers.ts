import * as v from 'valibot';
import { todayIn } from '#domain/calendar/zoned.ts';
import { code } from '#domain/input/fields.ts';
import { formatTypedHour } from '#domain/input/typed-moment.ts';
import { formatPlace } from '#domain/itinerary/format-address.ts';
import type { Itinerary } from '#domain/itinerary/itinerary.ts';
import type { PriceLine } from '#domain/pricing/lines/price-line.ts';
import type { PersonReason, Quote, QuoteOption } from '#domain/pricing/quote/quote.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { isSiteKey, isSiteLanguage } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { findChosenOption } from '#domain/trip/chosen-option.ts';
import { listPartsOf } from '#domain/trip/list-parts.ts';
import { isReference } from '#domain/trip/reference.ts';
import { listHolidays, repeatItinerary } from '#domain/trip/repeat-trip.ts';
import { stateAfter } from '#domain/trip/states.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { changeForCaller, previewChangeForCaller } from '#operations/bookings/change-for-caller.ts';
import { requireCredit, withinCredit } from '#operations/customers/credit.ts';
import { findOwnPrices } from '#operations/customers/price-on-terms.ts';
import { previewQuote } from '#operations/quotes/preview-quote.ts';
import { requestForCaller } from '#operations/quotes/request-for-caller.ts';
import type { PlaceOfVisit } from '#operations/quotes/resolve-itinerary.ts';
import type { Refusal } from '#operations/trips/answer.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { findTripByReference } from '#operations/trips/trip-store.ts';
import { act, query, staffOf } from './act.ts';
import type { DeskContext } from './context.ts';
import { seen, text } from './fields.ts';

/** As typed. The use case parses it and returns its issues under the names of the fields. */
const typed = () => v.string(code('invalid'));

const stop = v.object({
  /** The id of a place that was chosen, or `stop:1` for the second stop of the trip as it is. */
  ...{ placeKey: typed(), placeText: typed(), date: typed(), time: typed(), arriveByDate: typed(), arriveByTime: typed() },
  ...{ notes: typed(), localKilometres: typed() },
});
/** Where another part of the group boards. Without a time, we choose one. */
const pickUp = v.object({ placeKey: typed(), placeText: typed(), time: typed(), passengers: typed() });
const journey = v.object({
  ...{ type: typed(), stops: v.array(stop), passengers: typed(), luggage: typed(), wheelchairPlaces: typed(), babySeats: typed() },
  ...{ childSeats: typed(), boosterSeats: typed(), occasion: typed(), flightNumber: typed(), extras: v.array(typed()), notes: typed() },
  /** The trip that is repeated, whose places `stop:1` names; empty for a new journey. */
  from: v.optional(typed(), ''),
  ...{ suppliesDriverRoom: v.boolean(), secondReturnTime: typed(), secondReturnPassengers: typed(), pickUps: v.array(pickUp) },
});
/** What a caller says about the trip. */
export type CallersJourney = v.InferInput<typeof journey>;

const customer = v.object({ firstName: typed(), lastName: typed(), email: typed(), phone: typed(), organisation: typed() });
/** The total that the caller heard on the telephone. */
const shownTotal = v.nullable(v.pipe(v.number(), v.safeInteger()));

/** A site, and a language of that site. */
function readVisit({ site, language }: { readonly site: string; readonly language: string }): PlaceOfVisit {
  if (isSiteKey(site) && isSiteLanguage(language) && getSite(site).languages.includes(language)) return { site, language };
  throw new Response(null, { status: 404 });
}

function showLine({ kind, vehicle = null, quantity, unit, unitCents, amountCents, included, reason }: PriceLine) {
  const values = Object.entries(reason?.values ?? {}).map(([name, value]) => ({ name, value: String(value) }));
  return { kind, vehicle, quantity, unit, unitCents, amountCents, included, reason: reason == null ? null : { key: reason.key, values } };
}

function showChoice(option: QuoteOption) {
  const { key, vehicles, seats, crew, lines, vat, netCents, totalCents } = option;
  const { drivers, drivingMinutes, dutyMinutes, overnights, checks = [] } = crew;
  return {
    ...{ key, vehicles, seats, drivers, drivingMinutes, dutyMinutes, overnights, checks, vat, netCents, totalCents },
    parts: listPartsOf(option),
    lines: lines.map(showLine),
  };
}

function showQuote({ options, chosen, kilometres, emptyKilometres, estimated, validUntil }: Quote) {
  return { choices: options.map(showChoice), chosen, kilometres, emptyKilometres, isEstimated: estimated, validUntil };
}

function placesOf({ stops }: Itinerary): readonly string[] {
  return stops.map(({ place }) => place.name);
}

/** The places of the trip that a journey repeats. */
async function readKnown(db: DeskContext['db'], from: string) {
  const trip = isReference(from) ? await findTripByReference(db, from) : null;
  return trip === null ? {} : { known: trip.itinerary };
}

type Failed = readonly Refusal[] | NotApplied;

/** Whether the failure concerns fields rather than the whole form. */
function isAboutFields(failed: Failed): failed is readonly Refusal[] {
  return Array.isArray(failed);
}

function explain(failed: Failed) {
  return isAboutFields(failed) ? { why: 'mistyped' as const, issues: failed } : { why: failed.why };
}

/** What a journey would cost. */
type Preview = {
  readonly issues: readonly Refusal[];
  /** Why the trip itself cannot be changed; null where it can. */
  readonly problem: string | null;
  readonly quote: ReturnType<typeof showQuote> | null;
  readonly personReasons: readonly PersonReason[];
  /** The stops as they were understood. */
  readonly places: readonly string[];
  /** Of a change: what the trip costs now. */
  readonly beforeCents: number | null;
};

const unpriced: Preview = { issues: [], problem: null, quote: null, personReasons: [], places: [], beforeCents: null };

/** A trip as it fills the form in which it is changed for a caller. */
function showJourney(trip: Trip) {
  const { reference, version, customer: who, itinerary, group } = trip;
  const { passengers, luggage, wheelchairPlaces, babySeats, childSeats, boosterSeats, occasion, flightNumber, extras, notes } = group;
  return {
    ...{ reference, version, customer: who.organisation || `${who.firstName} ${who.lastName}`.trim(), type: itinerary.type },
    ...{
      passengers,
      luggage,
      wheelchairPlaces,
      babySeats,
      childSeats,
      boosterSeats,
      occasion: occasion ?? '',
      flightNumber,
      extras,
      notes,
    },
    stops: itinerary.stops.map(({ place, departure, isProposed, arriveBy, notes: said, localKilometres = 0 }) => ({
      place: formatPlace(place),
      date: isProposed ? '' : (departure?.date ?? ''),
      time: isProposed || departure === null ? '' : formatTypedHour(departure),
      ...{
        arriveByDate: arriveBy?.date ?? '',
        arriveByTime: arriveBy === undefined ? '' : formatTypedHour(arriveBy),
        notes: said,
        localKilometres,
      },
    })),
    pickUps: (itinerary.pickUps ?? []).map(({ place, departure, isProposed, passengers: boarding }) => ({
      ...{ place: formatPlace(place), time: isProposed ? '' : formatTypedHour(departure), passengers: boarding },
    })),
    suppliesDriverRoom: itinerary.suppliesDriverRoom ?? false,
    secondReturnTime: itinerary.secondReturn === undefined ? '' : formatTypedHour(itinerary.secondReturn.departure),
    secondReturnPassengers: itinerary.secondReturn?.passengers ?? 0,
    totalCents: findChosenOption(trip)?.totalCents ?? null,
  };
}

export const callerQueries = {
  /** A trip as it fills the form for the same trip a year later, with the holidays of both; null where there is nothing to repeat. */
  again: query('price-trips', { reference: text() }, async (context, { reference }) => {
    const trip = isReference(reference) ? await findTripByReference(context.db, reference) : null;
    const today = trip === null ? '' : todayIn(getSite(trip.site).timeZone, context.now());
    const itinerary = trip === null ? null : repeatItinerary(trip.itinerary, today);
    if (trip === null || itinerary === null || trip.customer.email === '') return null;
    const { firstName, lastName, email, phone, organisation } = trip.customer;
    return {
      journey: showJourney({ ...trip, itinerary }),
      ...{ site: trip.site, language: trip.language, customer: { firstName, lastName, email, phone, organisation } },
      ...{ holidays: listHolidays(itinerary), holidaysBefore: listHolidays(trip.itinerary) },
    };
  }),
  /** What a new journey would cost this customer; nothing is stored. Where the input has issues, only those are returned. */
  preview: query(
    'price-trips',
    { site: text(), language: text(), journey, email: text(), organisation: text() },
    async (context, { journey: { from, ...input }, email, organisation, ...visit }): Promise<Preview> => {
      const known = await readKnown(context.db, from);
      const { rates, onTerms } = await findOwnPrices(context, { email, organisation });
      const preview = await previewQuote({ ...context, rates }, { input, visit: readVisit(visit), now: context.now(), ...known });
      if (!preview.ok) return { ...unpriced, issues: preview.failure };
      const { quote, personReasons, itinerary } = onTerms(preview.value);
      return { ...unpriced, quote: quote === null ? null : showQuote(quote), personReasons, places: placesOf(itinerary) };
    },
  ),
  /** What a changed journey would cost; nothing is stored. `problem`: why the trip itself cannot be changed. */
  previewChange: query('change-trips', { reference: text(), journey }, async (context, { reference, journey: input }): Promise<Preview> => {
    const preview = await previewChangeForCaller(context, { reference, staff: staffOf(context), input });
    if (preview.ok) {
      const { change, itinerary } = preview.value;
      return { ...unpriced, quote: showQuote(change.quote), places: placesOf(itinerary), beforeCents: change.beforeCents };
    }
    if (isAboutFields(preview.failure)) return { ...unpriced, issues: preview.failure };
    if (preview.failure.why === 'no-right') throw new Response(null, { status: 404 });
    return { ...unpriced, problem: preview.failure.why };
  }),
  /** Null for a trip whose itinerary our people cannot change in its present state. */
  journeyOf: query('change-trips', { reference: text() }, async ({ db }, { reference }) => {
    const trip = isReference(reference) ? await findTripByReference(db, reference) : null;
    return trip !== null && stateAfter(trip, 'change-itinerary', 'staff').ok ? showJourney(trip) : null;
  }),
};

export const callerActs = {
  /** Prices, stores and mails a quote for a caller. The same form sent twice makes one request. */
  request: act(
    'price-trips',
    { site: text(), language: text(), key: text(), journey, customer, toldCents: shownTotal },
    async (context, { journey: { from, ...said }, customer: who, key, toldCents, staff, ...visit }) => {
      const credit = await requireCredit(context.db, { asker: who, staff, totalCents: toldCents });
      return await withinCredit(credit, async () => {
        const known = await readKnown(context.db, from);
        const asked = { ...known, idempotencyKey: key, input: { ...said, ...who }, visit: readVisit(visit), toldCents, staff };
        const sent = await requestForCaller(context, asked);
        return sent.ok ? success({ reference: sent.value.trip.reference }) : failure(explain(sent.failure));
      });
    },
  ),
  change: act(
    'change-trips',
    { reference: text(), version: seen(), journey, toldCents: v.pipe(v.number(), v.safeInteger()) },
    async (context, { journey: input, ...asked }): Promise<Result<true, ReturnType<typeof explain>>> => {
      const changed = await changeForCaller(context, { ...asked, input });
      return changed.ok ? success(true) : failure(explain(changed.failure));
    },
  ),
};
