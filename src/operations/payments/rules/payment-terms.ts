import { addDays } from '#domain/calendar/date.ts';
import { percentOf } from '#domain/money/money.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';
import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';

/**
 * The terms before the rate book contained any: a quarter within a week and the rest two weeks before departure
 * (docs/prices-and-law.md#price, "Cancellation and law", E); after the trip 30 days (Directive 2011/7 art. 3(3)(b) and 4(3)), and two weeks
 * for a late invoice (E).
 */
const earlierTerms: PaymentTerms = {
  depositPercent: 25,
  depositDays: 7,
  balanceDaysBefore: 14,
  afterwardsDays: 30,
  afterwardsLeastDays: 14,
};

/** The terms of a quote and of a booking made from it. */
export function paymentTermsOf(quote: Pick<Quote, 'terms'> | null): PaymentTerms {
  return quote?.terms?.payment ?? earlierTerms;
}

/**
 * Whether a booking is invoiced after the trip, or after a cancellation with a fee, instead of with the order. This is the case if payment
 * is due "after the trip".
 */
export function isInvoicedAfterwards({ invoice }: Pick<Trip, 'invoice'>): boolean {
  return invoice?.paymentMethod === 'invoice-afterwards';
}

export type PaymentPlanInput = {
  readonly terms: PaymentTerms;
  readonly totalCents: number;
  readonly method: PaymentMethod;
  /** Dates `YYYY-MM-DD`. */
  readonly issuedOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
};

/**
 * Lists what is due when, in order; the amounts add up to the total. By transfer a deposit is due first, then the balance before departure.
 * If the balance would be due no later than the deposit, the whole amount is due at once ({@link wholeDueOn}). Without a deposit the whole
 * amount is due on the balance's date, and with one of 100 % on the deposit's. Nothing is due before the invoice date.
 */
export function planPayments({ terms, totalCents, method, issuedOn, startsOn, endsOn }: PaymentPlanInput): readonly DuePayment[] {
  if (method === 'invoice-afterwards') {
    const dueOn = latest(addDays(endsOn, terms.afterwardsDays), addDays(issuedOn, terms.afterwardsLeastDays));
    return [{ part: 'whole', dueOn, amountCents: totalCents }];
  }
  const depositDue = addDays(issuedOn, terms.depositDays);
  const balanceDue = addDays(startsOn, -terms.balanceDaysBefore);
  if (balanceDue <= depositDue) return [{ part: 'whole', dueOn: wholeDueOn({ depositDue, issuedOn, startsOn }), amountCents: totalCents }];
  if (terms.depositPercent === 0) return [{ part: 'whole', dueOn: balanceDue, amountCents: totalCents }];
  const depositCents = percentOf(totalCents, terms.depositPercent);
  if (depositCents === totalCents) return [{ part: 'whole', dueOn: depositDue, amountCents: totalCents }];
  return [
    { part: 'deposit', dueOn: depositDue, amountCents: depositCents },
    { part: 'balance', dueOn: balanceDue, amountCents: totalCents - depositCents },
  ];
}

/**
 * A bank transfer arrives on the next working day at the latest (Directive 2015/2366 art. 83(1)). An earlier due date leaves time for a
 * weekend.
 */
const transferDays = 3;

/**
 * The due date of the whole price for a trip at short notice. It is the deposit's due date, but at the latest three days before departure,
 * so that the money arrives before the coach leaves, and not before the day after the order, so that the customer has a day to pay.
 * Examples for an order on Monday the 1st: a trip on Tuesday the 9th is due on the 6th, on Saturday the 6th on the 3rd, on Thursday the 4th
 * on the 2nd, on the 2nd on the 2nd. It is due on the day of departure only if the order is placed on that day or the day before.
 */
export function wholeDueOn({ depositDue, issuedOn, startsOn }: WholeDue): string {
  const inTime = earliest(depositDue, addDays(startsOn, -transferDays));
  return latest(issuedOn, earliest(startsOn, latest(inTime, addDays(issuedOn, 1))));
}

type WholeDue = { readonly depositDue: string; readonly issuedOn: string; readonly startsOn: string };

function latest(first: string, second: string): string {
  return first > second ? first : second;
}

function earliest(first: string, second: string): string {
  return first < second ? first : second;
}
