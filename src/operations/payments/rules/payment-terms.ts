import { addDays } from '#domain/calendar/date.ts';
import { percentOf } from '#domain/money/money.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';
import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';

/**
 * What held before the rate book said it: a quarter within a week and the rest two weeks before departure (field-notes.md, "Cancellation and
 * law", E); afterwards 30 days (Directive 2011/7 art. 3(3)(b) and 4(3)), and two weeks for an invoice that is written late (E).
 */
const earlierTerms: PaymentTerms = {
  depositPercent: 25,
  depositDays: 7,
  balanceDaysBefore: 14,
  afterwardsDays: 30,
  afterwardsLeastDays: 14,
};

/** The terms of a quote and of what is ordered by it. */
export function paymentTermsOf(quote: Pick<Quote, 'terms'> | null): PaymentTerms {
  return quote?.terms?.payment ?? earlierTerms;
}

/**
 * Whether a booking is invoiced once it has been driven, or its cancellation cost something, rather than when it is ordered: what is
 * asked for "after the trip" is asked for then.
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
 * What is due when, in order; adds up to the total. By transfer a deposit, then the balance before departure; where the balance would be
 * due no later than the deposit, the whole at once, at the latest on the day of departure. Without a deposit the whole when the balance would
 * be due. Never before the invoice itself.
 */
export function planPayments({ terms, totalCents, method, issuedOn, startsOn, endsOn }: PaymentPlanInput): readonly DuePayment[] {
  if (method === 'invoice-afterwards') {
    const dueOn = latest(addDays(endsOn, terms.afterwardsDays), addDays(issuedOn, terms.afterwardsLeastDays));
    return [{ part: 'whole', dueOn, amountCents: totalCents }];
  }
  const depositDue = addDays(issuedOn, terms.depositDays);
  const balanceDue = addDays(startsOn, -terms.balanceDaysBefore);
  if (balanceDue <= depositDue)
    return [{ part: 'whole', dueOn: latest(issuedOn, earliest(depositDue, startsOn)), amountCents: totalCents }];
  if (terms.depositPercent === 0) return [{ part: 'whole', dueOn: balanceDue, amountCents: totalCents }];
  const depositCents = percentOf(totalCents, terms.depositPercent);
  return [
    { part: 'deposit', dueOn: depositDue, amountCents: depositCents },
    { part: 'balance', dueOn: balanceDue, amountCents: totalCents - depositCents },
  ];
}

function latest(first: string, second: string): string {
  return first > second ? first : second;
}

function earliest(first: string, second: string): string {
  return first < second ? first : second;
}
