import * as v from 'valibot';
import type { Immutable } from '../../immutable.ts';
import * as fields from './rate-fields.ts';

/** A part of the price. */
const share = v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(100, 'is above 100'));

function whole(most: number, least = 0) {
  return v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `is below ${least}`),
    v.maxValue(most, `is above ${most}`),
  );
}

const paymentEntries = {
  /** By transfer: this share of the total first, the rest later; 0 means no deposit. */
  depositPercent: v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(90, 'is above 90')),
  /** The deposit is due this many days after the invoice. */
  depositDays: whole(60),
  balanceDaysBefore: whole(180, 1),
  /**
   * Payment afterwards: this many days after the end of the trip, as shown before the order, and never less than this many days after the
   * invoice.
   */
  afterwardsDays: whole(60, 1),
  afterwardsLeastDays: whole(60),
};

/** Due dates of invoices. */
export const paymentTermsSchema = v.strictObject({ source: fields.source, ...paymentEntries });

/** As in a quote: a customer may have agreed to pay everything at once. */
const agreedPayment = v.object({ ...paymentEntries, depositPercent: share });
export type PaymentTerms = Immutable<v.InferOutput<typeof agreedPayment>>;

/** The cancellation fee while at least this much time is left until departure. */
const feeRate = v.strictObject({ atLeast: whole(400, 1), in: v.picklist(['days', 'hours']), percent: share });
export type FeeRate = Immutable<v.InferOutput<typeof feeRate>>;

/** The longest time first; the fee rises towards departure. */
const feeRates = v.pipe(
  v.array(feeRate),
  v.minLength(1, 'names no rate'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const rates = dataset.value;
    const wrongAt = (index: number, field: keyof FeeRate, message: string) => {
      const rate = rates[index];
      const row = { type: 'array', origin: 'value', input: rates, key: index, value: rate } as const;
      addIssue({ message, path: [row, { type: 'object', origin: 'value', input: { ...rate }, key: field, value: rate?.[field] }] });
    };
    rates.forEach((rate, index) => {
      const before = rates[index - 1];
      if (before === undefined) return;
      if (hoursOf(rate) >= hoursOf(before)) wrongAt(index, 'atLeast', 'must be shorter than in the row before');
      if (rate.percent <= before.percent) wrongAt(index, 'percent', 'must be higher than in the row before');
    });
  }),
);

function hoursOf(rate: FeeRate): number {
  return rate.in === 'days' ? rate.atLeast * 24 : rate.atLeast;
}

const cancellationEntries = {
  rates: feeRates,
  /** The fee after the last rate's moment. */
  finalPercent: share,
  /** Free within this many hours after booking, if departure is at least this many days away; 0 hours: never. */
  free: v.strictObject({ withinHours: whole(336), daysAhead: whole(400) }),
};

const agreedCancellation = v.object(cancellationEntries);
export type CancellationTerms = Immutable<v.InferOutput<typeof agreedCancellation>>;

/** The cancellation fees: shares of the price that rise towards departure. */
export const cancellationTermsSchema = v.pipe(
  v.strictObject({ source: fields.source, ...cancellationEntries }),
  v.forward(
    v.partialCheck(
      [['rates'], ['finalPercent']],
      ({ rates, finalPercent }) => finalPercent > (rates.at(-1)?.percent ?? 0),
      'must be higher than in the row before',
    ),
    ['finalPercent'],
  ),
);

/** The terms of a quote beside its price, from the rate book in force when it was made. They apply to the order. */
export const quoteTermsSchema = v.object({
  /** The version of the rate book. */
  version: v.string(),
  payment: agreedPayment,
  cancellation: agreedCancellation,
});
export type QuoteTerms = Immutable<v.InferOutput<typeof quoteTermsSchema>>;
