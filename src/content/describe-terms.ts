import { formatPercent } from '#domain/money/format-percent.ts';
import type { CancellationTerms, FeeRate, PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';

/** What a booking of today is paid and cancelled by. */
export type Terms = { readonly payment: PaymentTerms; readonly cancellation: CancellationTerms };

/** What a text may leave open for the terms to fill, in figures with their units, such as `14 Tage` and `25 %`. */
export const termPlaceholders = [
  'payment.depositPercent',
  'payment.depositTime',
  'payment.balanceTime',
  'payment.wholeTime',
  'cancellation.firstTime',
  'cancellation.firstPercent',
  'cancellation.below',
  'cancellation.atLeast',
  'cancellation.percent',
  'cancellation.lastTime',
  'cancellation.lastPercent',
  'cancellation.freeTime',
  'cancellation.freeAhead',
] as const;
type TermPlaceholder = (typeof termPlaceholders)[number];
type TermValues = Readonly<Record<TermPlaceholder, string | null>>;

/** One rate of the scale between the first and what is due last. */
export type FeeRow = Readonly<
  Pick<Record<TermPlaceholder, string>, 'cancellation.below' | 'cancellation.atLeast' | 'cancellation.percent'>
>;

/** Whether a line is said once for each rate of the scale after the first. */
export function asksForFeeRow(text: string): boolean {
  return text.includes('{cancellation.atLeast}');
}

/** The terms as texts name them; null for what they do not have. */
export function describeTerms(terms: Terms | null, tag: string): TermValues {
  const payment = terms?.payment ?? null;
  const { rates, finalPercent, free } = terms?.cancellation ?? { rates: [], finalPercent: null, free: { withinHours: 0, daysAhead: 0 } };
  const [first, last] = [rates[0], rates.at(-1)];
  const hasDeposit = payment !== null && payment.depositPercent > 0;
  const days = (count: number) => formatLength(count, 'days', tag);
  const isFreeAtFirst = free.withinHours > 0;
  return {
    'payment.depositPercent': hasDeposit ? formatPercent(payment.depositPercent, tag) : null,
    'payment.depositTime': hasDeposit ? days(payment.depositDays) : null,
    'payment.balanceTime': hasDeposit ? days(payment.balanceDaysBefore) : null,
    'payment.wholeTime': payment === null || hasDeposit ? null : days(payment.balanceDaysBefore),
    'cancellation.firstTime': first === undefined ? null : formatLength(first.atLeast, first.in, tag),
    'cancellation.firstPercent': first === undefined ? null : formatPercent(first.percent, tag),
    // A line that asks for these is filled a rate at a time.
    'cancellation.below': null,
    'cancellation.atLeast': null,
    'cancellation.percent': null,
    'cancellation.lastTime': last === undefined ? null : formatLength(last.atLeast, last.in, tag),
    'cancellation.lastPercent': finalPercent === null ? null : formatPercent(finalPercent, tag),
    'cancellation.freeTime': isFreeAtFirst ? formatLength(free.withinHours, 'hours', tag) : null,
    'cancellation.freeAhead': isFreeAtFirst ? days(free.daysAhead) : null,
  };
}

/** The rates between the first and what is due last. */
export function describeFeeRows(terms: Terms | null, tag: string): readonly FeeRow[] {
  const rates = terms?.cancellation.rates ?? [];
  return rates.slice(1).map((rate, index) => {
    const before = rates[index] ?? rate;
    return {
      'cancellation.below': formatLength(before.atLeast, before.in, tag),
      'cancellation.atLeast': formatLength(rate.atLeast, rate.in, tag),
      'cancellation.percent': formatPercent(rate.percent, tag),
    };
  });
}

function formatLength(count: number, unit: FeeRate['in'], tag: string): string {
  const single = unit === 'days' ? 'day' : 'hour';
  return new Intl.NumberFormat(tag, { style: 'unit', unit: single, unitDisplay: 'long' }).format(count);
}
