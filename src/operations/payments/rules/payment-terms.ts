import { addDays } from '#domain/calendar/date.ts';
import { percentOf } from '#domain/money/money.ts';
import type { Quote } from '#domain/pricing/quote/quote.ts';
import type { PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';
import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';

/**
 * What held before the rate book said it: a quarter within a week and the rest two weeks before departure (docs/prices-and-law.md#price,
 * "Cancellation and law", E); afterwards 30 days (Directive 2011/7 art. 3(3)(b) and 4(3)), and two weeks for an invoice that is written
 * late (E).
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
 * due no later than the deposit, the whole at once ({@link wholeDueOn}). Without a deposit the whole when the balance would be due. Never
 * before the invoice itself.
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
  return [
    { part: 'deposit', dueOn: depositDue, amountCents: depositCents },
    { part: 'balance', dueOn: balanceDue, amountCents: totalCents - depositCents },
  ];
}

/** A bank transfer arrives on the next working day at the latest (Directive 2015/2366 art. 83(1)); what is due earlier leaves time for a weekend. */
const transferDays = 3;

/**
 * When the whole price of a trip at short notice is due: when a deposit would be, but three days before departure at the latest, so that the
 * money is there before the coach leaves; and not before the day after the order, so that there is a day to pay. Ordered on Monday the 1st:
 * for Tuesday the 9th it is due on the 6th, for Saturday the 6th on the 3rd, for Thursday the 4th on the 2nd, for the 2nd on the 2nd. On
 * the day of departure only where the order is of that day or the day before.
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
