import { addDays } from '#domain/calendar/date.ts';
import { type Dated, getInForce } from '#domain/calendar/in-force.ts';
import { percentOf } from '#domain/money/money.ts';
import type { PaymentMethod, Trip } from '#domain/trip/trip.ts';
import type { DuePayment } from './invoice.ts';

/** When an invoice must be paid. */
type PaymentTerms = Dated & {
  /** By transfer: so much of the total first, the rest later. */
  readonly depositPercent: number;
  readonly depositDays: number;
  readonly balanceDaysBefore: number;
  /** Afterwards: so many days from the trip's end, as is said before the order, and never less than so many from the invoice. */
  readonly afterwardsDays: number;
  readonly afterwardsLeastDays: number;
};

/** Every set of terms there has been, oldest first, by the date of the invoice. */
const paymentTerms: readonly PaymentTerms[] = [
  {
    validFrom: '2026-01-01',
    validTo: null,
    source:
      'field-notes.md "Cancellation and law": deposit and balance (E); 7 days for the deposit (E); Directive 2011/7 art. 3(3)(b) and 4(3): 30 days; two weeks for an invoice that is written late (E)',
    depositPercent: 25,
    depositDays: 7,
    balanceDaysBefore: 14,
    afterwardsDays: 30,
    afterwardsLeastDays: 14,
  },
];

/**
 * Whether a booking is invoiced once it has been driven, or its cancellation cost something, rather than when it is ordered: what is
 * asked for "after the trip" is asked for then.
 */
export function isInvoicedAfterwards({ invoice }: Pick<Trip, 'invoice'>): boolean {
  return invoice?.paymentMethod === 'invoice-afterwards';
}

export type PaymentPlanInput = {
  readonly totalCents: number;
  readonly method: PaymentMethod;
  /** Dates `YYYY-MM-DD`. */
  readonly issuedOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
};

/**
 * What is due when, in order; adds up to the total. By transfer a deposit, then the balance before departure; where the balance would be
 * due no later than the deposit, the whole at once, at the latest on the day of departure. Never before the invoice itself.
 */
export function planPayments({ totalCents, method, issuedOn, startsOn, endsOn }: PaymentPlanInput): readonly DuePayment[] {
  const terms = getInForce(paymentTerms, issuedOn);
  if (method === 'invoice-afterwards') {
    const dueOn = latest(addDays(endsOn, terms.afterwardsDays), addDays(issuedOn, terms.afterwardsLeastDays));
    return [{ part: 'whole', dueOn, amountCents: totalCents }];
  }
  const depositDue = addDays(issuedOn, terms.depositDays);
  const balanceDue = addDays(startsOn, -terms.balanceDaysBefore);
  if (balanceDue <= depositDue)
    return [{ part: 'whole', dueOn: latest(issuedOn, earliest(depositDue, startsOn)), amountCents: totalCents }];
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
