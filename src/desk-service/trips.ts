import { requiredLine } from '#domain/input/fields.ts';
import type { Mistyped } from '#domain/input/read-typed.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { failure, type Result, success } from '#domain/result.ts';
import { canDecline } from '#domain/trip/allowed.ts';
import { isReference } from '#domain/trip/reference.ts';
import { tripEndsOf } from '#domain/trip/trip-ends.ts';
import { cancelForCustomer, type FeeTooHigh } from '#operations/bookings/cancel-booking.ts';
import { completeTrip } from '#operations/bookings/complete.ts';
import { saveContactsForCaller } from '#operations/bookings/contacts-for-caller.ts';
import { correctCustomer } from '#operations/bookings/correct-customer.ts';
import { readLetterFacts, sendLetter } from '#operations/bookings/send-letter.ts';
import { assignOutside } from '#operations/duties/assign.ts';
import { correctInvoice } from '#operations/invoices/correct-invoice.ts';
import { waiveFee } from '#operations/invoices/waive-fee.ts';
import { declineWithAlternatives } from '#operations/quotes/decline.ts';
import { extendQuote } from '#operations/quotes/extend-quote.ts';
import { findAlternatives } from '#operations/quotes/find-alternatives.ts';
import { releaseForCustomer, reserveForCustomer } from '#operations/quotes/reserve-for-customer.ts';
import { may } from '#operations/staff/signed-in.ts';
import type { NotApplied } from '#operations/trips/apply.ts';
import { giveTrip } from '#operations/trips/give-trip.ts';
import { addNote } from '#operations/trips/note-on-trip.ts';
import { markMentionSeen, markMentionUnseen } from '#operations/trips/note-store.ts';
import { pauseMails, releaseMails } from '#operations/trips/pause-mails.ts';
import { resendMail } from '#operations/trips/resend-mail.ts';
import { findListedTrip } from '#operations/trips/trip-store.ts';
import { act, onceAct, onceDone, query, withoutValue } from './act.ts';
import type { DeskContext } from './context.ts';
import { count, eurosFromNothing, eurosOrNone, id, seen, shifts, text } from './fields.ts';
import { withRefusals } from './refusals.ts';
import { readTripPage } from './trip-page.ts';

const mostDays = 999;

/** Which trip, and in which version it was looked at: a trip that changed since is shown before anything is overwritten. */
const onSeen = { reference: text(), version: seen() };
const person = requiredLine(textLimits.line);

export const tripQueries = {
  /** All that is known of a trip. */
  page: query('see-trips', { reference: text() }, async (context, { reference }) => await readTripPage(context, reference)),
  /** The recipient of a letter, the templates that suit the trip, and their text for it; null if there is no such trip. */
  letter: query('write-to-customers', { reference: text() }, async ({ db, signedIn }, { reference }) => {
    const trip = isReference(reference) && may(signedIn, 'see-trips') ? await findListedTrip(db, reference) : null;
    if (trip === null) return null;
    const { customer, language, itinerary } = trip;
    const { letters, crew, payment } = await readLetterFacts(db, trip);
    return {
      ...{ name: `${customer.firstName} ${customer.lastName}`.trim(), email: customer.email, language },
      ...{ ...tripEndsOf(itinerary.stops), date: itinerary.stops[0]?.departure?.date ?? '', letters: [...letters] },
      crew: crew.map(({ driverName, driverPhone, vehicle }) => ({ driverName, driverPhone, vehicle })),
      payment: payment === null ? null : { amountCents: payment.amountCents, dueOn: payment.dueOn, iban: payment.iban, name: payment.name },
    };
  }),
  /** Alternative times for a trip that we decline; nothing is stored. Null if it cannot be declined. */
  alternatives: query('end-trips', { reference: text() }, async (context, { reference }) => {
    const trip = isReference(reference) ? await findListedTrip(context.db, reference) : null;
    if (trip === null || !canDecline(trip).allowed) return null;
    const found = await findAlternatives(context, trip, context.now());
    return found.map(({ days, minutes, departure, vehicles, totalCents }) => ({
      ...{ days, minutes, departure, vehicles: [...vehicles], totalCents },
    }));
  }),
};

export const tripActs = {
  extend: onceAct({ act: 'trips.extend', answer: onceDone }, 'price-trips', { ...onSeen, days: count(mostDays) }, async (context, asked) =>
    withoutValue(await extendQuote(context, asked)),
  ),
  /** Sets the vehicles of a quote aside for a customer who calls. */
  reserve: act('price-trips', onSeen, async (context, asked) => withoutValue(await reserveForCustomer(context, asked))),
  releaseReservation: act('price-trips', onSeen, async (context, asked) => withoutValue(await releaseForCustomer(context, asked))),
  correctCustomer: act(
    'change-trips',
    { ...onSeen, firstName: text(), lastName: text(), email: text(), phone: text(), organisation: text() },
    async (context, { reference, version, staff, ...typed }) =>
      withoutValue(withRefusals(await correctCustomer(context, { reference, version, staff, typed }))),
  ),
  /** Whom the driver calls on the day, and the flight. */
  saveContacts: act(
    'change-trips',
    { ...onSeen, firstName: text(), firstPhone: text(), secondName: text(), secondPhone: text(), flightNumber: text() },
    async (context, { reference, version, staff, flightNumber, ...typed }) => {
      const firstContact = { name: typed.firstName, phoneNumber: typed.firstPhone };
      const secondContact = { name: typed.secondName, phoneNumber: typed.secondPhone };
      const input = { flightNumber, firstContact, secondContact };
      return withoutValue(withRefusals(await saveContactsForCaller(context, { reference, version, staff, input })));
    },
  ),
  /** The operator, if it is not ours. */
  assignOutside: act(
    'assign-drivers',
    { ...onSeen, driverName: person, driverPhone: person, vehicle: person },
    async (context, { reference, version, staff, ...assignment }) =>
      withoutValue(await assignOutside(context, { reference, version, staff, assignment })),
  ),
  complete: act('change-trips', onSeen, async (context, asked) => withoutValue(await completeTrip(context, asked))),
  /** `alternatives`: other times that are offered to the customer, as `days minutes`. */
  decline: act('end-trips', { ...onSeen, reason: text(), alternatives: shifts() }, async (context, { alternatives, ...asked }) =>
    withoutValue(withRefusals(await declineWithAlternatives(context, { ...asked, shifts: alternatives }))),
  ),
  /** An empty fee is what the terms ask. */
  cancel: act(
    'end-trips',
    { ...onSeen, fee: eurosOrNone(), reason: text() },
    async (context, { fee, ...asked }): Promise<Result<true, NotCancelled>> => {
      const refusal = fee === null ? null : judgeFee(context, asked);
      return refusal ?? withoutValue(withRefusals(await cancelForCustomer(context, { ...asked, feeCents: fee })));
    },
  ),
  /** Another, lower fee of a cancelled trip. */
  waiveFee: act('waive-fees', { ...onSeen, fee: eurosFromNothing(), reason: text() }, async (context, { fee, ...asked }) =>
    withoutValue(withRefusals(await waiveFee(context, { ...asked, feeCents: fee }))),
  ),
  /** Takes the last invoice back for one with less on it or another address; an empty amount gives nothing back. */
  correctInvoice: act(
    'record-payments',
    {
      ...{ ...onSeen, amount: eurosOrNone(), reason: text(), organisation: text(), street: text(), zipcode: text(), city: text() },
      ...{ country: text(), vatNumber: text(), purchaseOrder: text(), organisationNumber: text(), buyerReference: text() },
    },
    async (context, { reference, version, staff, amount, reason, ...typed }) =>
      withoutValue(withRefusals(await correctInvoice(context, { reference, version, staff, creditCents: amount ?? 0, reason, typed }))),
  ),
  /** A note for colleagues; `@name` tells one of them. */
  note: act('see-trips', { reference: text(), text: text() }, addNote),
  seeMention: act('see-trips', { note: id() }, async ({ db, signedIn }, { note }) =>
    (await markMentionSeen(db, { noteId: note, memberId: signedIn.member.id })) ? success(true as const) : failure('gone' as const),
  ),
  unseeMention: act('see-trips', { note: id() }, async ({ db, signedIn }, { note }) =>
    (await markMentionUnseen(db, { noteId: note, memberId: signedIn.member.id })) ? success(true as const) : failure('gone' as const),
  ),
  pauseMails: act('change-trips', { reference: text(), reason: text() }, pauseMails),
  releaseMails: act('change-trips', { reference: text() }, releaseMails),
  resendMail: act('change-trips', { reference: text(), kind: text() }, resendMail),
  /** `key` is the form's: sent twice under one key it is one letter. */
  writeLetter: act('write-to-customers', { reference: text(), key: text(), subject: text(), text: text() }, sendLetter),
  /** The owner of the trip, and who it was on the page; empty: nobody. */
  give: act('see-trips', { reference: text(), owner: text(), before: text() }, async (context, { owner, ...asked }) =>
    giveTrip(context, { ...asked, memberId: owner }),
  ),
};

type AnotherFee = { readonly why: 'may-not-waive' | 'reason-needed' };
type NotCancelled = AnotherFee | FeeTooHigh | Mistyped | NotApplied | { readonly why: 'state' };

/** Another fee than the terms ask needs a right and a reason; null where both are there. */
function judgeFee(
  { signedIn }: DeskContext,
  { reason }: { readonly reason: string },
): { readonly ok: false; readonly failure: AnotherFee } | null {
  if (!may(signedIn, 'waive-fees')) return { ok: false, failure: { why: 'may-not-waive' } };
  return reason === '' ? { ok: false, failure: { why: 'reason-needed' } } : null;
}
