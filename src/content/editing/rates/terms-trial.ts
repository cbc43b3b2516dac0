import * as v from 'valibot';
import { daysBetween } from '#domain/calendar/date.ts';
import { addHours } from '#domain/calendar/instant.ts';
import { cancellationFee } from '#domain/cancellation/fee-scale.ts';
import { sumCents } from '#domain/money/money.ts';
import type { QuoteTerms } from '#domain/pricing/rates/terms-tables.ts';
import { planPayments } from '#operations/payments/rules/payment-terms.ts';

/** The data of a trip that terms depend on: its dates `YYYY-MM-DD`, and its total by the current rates and by the draft, incl. VAT. */
export type TermsCase = {
  readonly orderedOn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly beforeCents: number;
  readonly afterCents: number;
};

const termsFigures = v.object({
  /** How many pay a deposit, and the sum of the deposits. */
  deposits: v.number(),
  depositCents: v.number(),
  /** How many days before departure the last amount is due, on average; negative if it is due afterwards. */
  lastDaysBefore: v.nullable(v.number()),
});
type TermsFigures = v.InferOutput<typeof termsFigures>;

export const termsTrialSchema = v.object({
  before: termsFigures,
  after: termsFigures,
  /** The total cost of cancelling all trips this many days before each departure. */
  fees: v.array(v.object({ daysBefore: v.number(), beforeCents: v.number(), afterCents: v.number() })),
});
export type TermsTrial = Readonly<v.InferOutput<typeof termsTrialSchema>>;

/** Days between the steps of any likely scale. */
const daysBeforeDeparture = [45, 30, 21, 14, 10, 7, 3, 1] as const;

/** How quoted trips would be paid by transfer and what cancelling them costs, by the current terms and by others. */
export function tryTerms(cases: readonly TermsCase[], before: QuoteTerms, after: QuoteTerms): TermsTrial {
  const old = cases.map((each) => ({ ...each, totalCents: each.beforeCents }));
  const young = cases.map((each) => ({ ...each, totalCents: each.afterCents }));
  return {
    before: figuresOf(old, before),
    after: figuresOf(young, after),
    fees: daysBeforeDeparture.map((daysBefore) => ({
      daysBefore,
      beforeCents: sumCents(old.map((each) => feeOf(each, before, daysBefore))),
      afterCents: sumCents(young.map((each) => feeOf(each, after, daysBefore))),
    })),
  };
}

type Priced = Omit<TermsCase, 'beforeCents' | 'afterCents'> & { readonly totalCents: number };

function figuresOf(cases: readonly Priced[], { payment }: QuoteTerms): TermsFigures {
  const plans = cases.map(({ orderedOn, ...trip }) => ({
    startsOn: trip.startsOn,
    due: planPayments({ ...trip, terms: payment, issuedOn: orderedOn, method: 'bank-transfer' }),
  }));
  const deposits = plans.flatMap(({ due }) => due.filter(({ part }) => part === 'deposit'));
  const daysLeft = plans.flatMap(({ due, startsOn }) => due.slice(-1).map(({ dueOn }) => daysBetween(dueOn, startsOn)));
  const sumOfDays = daysLeft.reduce((sum, days) => sum + days, 0);
  return {
    deposits: deposits.length,
    depositCents: sumCents(deposits.map(({ amountCents }) => amountCents)),
    lastDaysBefore: daysLeft.length === 0 ? null : Math.round(sumOfDays / daysLeft.length),
  };
}

/** Ordered long ago, so that the free cancellation of the first hours has ended. */
function feeOf({ totalCents, startsOn }: Priced, { cancellation }: QuoteTerms, daysBefore: number): number {
  const departure = `${startsOn}T12:00:00.000Z`;
  const now = addHours(departure, -24 * daysBefore);
  const bookedAt = addHours(departure, -24 * 800);
  const scale = { ...cancellation, days: 'calendar' } as const;
  return cancellationFee({ scale, totalCents, departure, timeZone: 'UTC', bookedAt, now }).feeCents;
}
