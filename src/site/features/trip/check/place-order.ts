import { AcceptQuoteDocument } from '../../../api/generated/operations.ts';
import { seeOther, throwTripNotFound } from '../../../page-loader.ts';
import { formatBookingCookie } from '../shared/state/booking-cookie.ts';
import { leaveEndedTrip } from '../shared/state/leave-ended-trip.ts';
import type { Submission } from '../shared/state/read-submission.ts';
import { readSeen, type SeenLines } from '../shared/state/seen.ts';
import { answerRefusal, hasCode, readText, sendChange } from '../shared/state/send-change.ts';
import { payFirst } from './pay-first.ts';

/** The fields of the order form: the boxes, and the total on the button. */
export type OrderValues = {
  readonly termsAndCondition: boolean;
  readonly promotion: boolean;
  /** Empty where none was sent. */
  readonly paymentMethod: string;
  readonly expectedTotal: string;
  readonly seen: SeenLines;
  /** Kept if the answer never came, so that sending again is the same order. */
  readonly idempotencyKey: string;
};

/** Orders with obligation to pay, at the total that was shown. */
export async function placeOrder(submission: Submission) {
  const { page, id, form, pathTo } = submission;
  const values = readOrderValues(form);
  const { version } = readSeen(form);
  const optionKey = readText(form, 'option');
  const sent = await sendChange(page, async () => {
    const { acceptQuote } = await page.api.execute(AcceptQuoteDocument, {
      id,
      idempotencyKey: values.idempotencyKey,
      expectedTotalCents: readCents(values.expectedTotal),
      version,
      optionKey: optionKey === '' ? null : optionKey,
      paymentMethod: values.paymentMethod === '' ? null : values.paymentMethod,
      agreements: { termsAndCondition: values.termsAndCondition, promotion: values.promotion },
    });
    return acceptQuote;
  });
  // A customer who was too late for the last vehicle learns so on the trip's own page: nothing is due.
  if (sent.kind === 'done' && sent.answer.travel?.bookingId === null) return seeOther(pathTo('overview'));
  if (sent.kind === 'done') return await leadOn(submission, { values, bookingId: sent.answer.travel?.bookingId ?? null });
  // A quote may expire while its order is on the way: the page says that nothing was ordered.
  if (sent.kind === 'refused' && hasCode(sent.issues, ['expired', 'trip-not-found']))
    return throwTripNotFound(page, new URLSearchParams({ ordered: 'no' }));
  const elsewhere = leaveEndedTrip(sent, submission);
  if (elsewhere !== null) return elsewhere;
  if (sent.kind === 'refused' && sent.issues.some(isContactIssue)) return seeOther(pathTo('contact-details'));
  return answerRefusal(values, sent, submission);
}

type Placed = { readonly values: OrderValues; readonly bookingId: string | null };

/**
 * What follows an order: the page where it is paid, for an order that is paid online, else the success page. The booking is made in either
 * case: where no payment could be started, the success page says so and offers it again.
 */
async function leadOn({ page, pathTo, url }: Submission, { values, bookingId }: Placed) {
  const cookie = rememberBooking(bookingId, url);
  if (values.paymentMethod !== 'online' || bookingId === null) return seeOther(pathTo('success'), cookie);
  const started = await payFirst(page, { id: bookingId, idempotencyKey: values.idempotencyKey });
  return seeOther(started.url ?? pathTo('success', { unpaid: started.code }), cookie);
}

/** Gives the ordering browser the booking's own key, hidden from scripts. */
function rememberBooking(bookingId: string | null, url: URL): HeadersInit {
  return bookingId === null ? {} : { 'Set-Cookie': formatBookingCookie(bookingId, url) };
}

function readOrderValues(form: FormData): OrderValues {
  return {
    termsAndCondition: form.has('termsAndCondition'),
    promotion: form.has('promotion'),
    paymentMethod: readText(form, 'paymentMethod'),
    expectedTotal: readText(form, 'expectedTotal'),
    seen: readSeen(form).seen,
    idempotencyKey: readText(form, 'idempotencyKey'),
  };
}

/** A whole amount of cents; -1, which is no possible total, for anything else. */
export function readCents(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

function isContactIssue({ field }: { readonly field: string }): boolean {
  return field === 'phone' || field.startsWith('invoice.');
}
