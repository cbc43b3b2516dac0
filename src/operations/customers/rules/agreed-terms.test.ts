import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSampleTrip } from '#db/testing/sample-trip.ts';
import { sumLines } from '#domain/pricing/lines/price-lines.ts';
import { quoteSchema } from '#domain/pricing/quote/quote.ts';
import type { PaymentTerms } from '#domain/pricing/rates/terms-tables.ts';
import { planPayments } from '#operations/payments/rules/payment-terms.ts';
import {
  applyQuotedTerms,
  describeTerms,
  isNoTerms,
  noTerms,
  payOnTerms,
  quotedTermsOf,
  readTerms,
  type TypedTerms,
} from './agreed-terms.ts';

const untyped: TypedTerms = {
  discountPercent: '',
  discountText: '',
  paymentDays: '',
  isWithoutDeposit: '',
  needsPurchaseOrder: '',
  creditLimit: '',
  invoicing: '',
  invoiceEmail: '',
  depositPercent: '',
  depositDays: '',
};

const { agreedRates: _without, ...formTerms } = noTerms;

describe('terms as they are typed', () => {
  it.each([
    [{}, formTerms],
    [
      { discountPercent: '7,5 %', discountText: 'Framework' },
      { ...formTerms, discountPercent: 7.5, discountText: 'Framework' },
    ],
    [
      { discountPercent: '30', discountText: 'x' },
      { ...formTerms, discountPercent: 30, discountText: 'x' },
    ],
    // A text without a discount would stand on no price.
    [{ discountText: 'Framework' }, formTerms],
    [
      { paymentDays: '60', isWithoutDeposit: 'on', needsPurchaseOrder: 'on' },
      { ...formTerms, paymentDays: 60, isWithoutDeposit: true, needsPurchaseOrder: true },
    ],
    [{ creditLimit: '5.000,00' }, { ...formTerms, creditLimitCents: 500_000 }],
    [{ creditLimit: '0' }, { ...formTerms, creditLimitCents: 0 }],
    [
      { depositPercent: '12,5 %', depositDays: '3' },
      { ...formTerms, depositPercent: 12.5, depositDays: 3 },
    ],
    [{ depositPercent: '0' }, { ...formTerms, depositPercent: 0 }],
  ])('%j is read', (typed, value) => {
    expect(readTerms({ ...untyped, ...typed })).toEqual({ ok: true, value });
  });

  it.each([
    [{ discountPercent: '30.01', discountText: 'x' }, 'discountPercent too-many'],
    [{ discountPercent: '7.555', discountText: 'x' }, 'discountPercent invalid'],
    [{ discountPercent: '-5', discountText: 'x' }, 'discountPercent invalid'],
    [{ discountPercent: '5' }, 'discountText required'],
    [{ paymentDays: '61' }, 'paymentDays too-many'],
    [{ paymentDays: '0' }, 'paymentDays too-few'],
    [{ paymentDays: 'soon' }, 'paymentDays invalid'],
    [{ creditLimit: 'much' }, 'creditLimit invalid'],
    [{ depositPercent: '101' }, 'depositPercent too-many'],
    [{ depositPercent: 'half' }, 'depositPercent invalid'],
    [{ depositPercent: '10', isWithoutDeposit: 'on' }, 'depositPercent invalid'],
    [{ depositDays: '0' }, 'depositDays too-few'],
  ])('%j is refused: %s', (typed, issue) => {
    const read = readTerms({ ...untyped, ...typed });
    expect(read.ok ? [] : read.failure.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([issue]);
  });

  it('are empty if nothing was agreed, and otherwise described in one line', () => {
    expect([isNoTerms(noTerms), describeTerms(noTerms)]).toEqual([true, '']);
    const terms = {
      ...noTerms,
      discountPercent: 5,
      discountText: 'Framework',
      paymentDays: 45,
      needsPurchaseOrder: true,
      creditLimitCents: 500_000,
    };
    expect([isNoTerms(terms), describeTerms(terms)]).toEqual([false, '−5 % (Framework), 45 d, PO, ≤ € 5000.00']);
  });
});

describe('a quote on agreed terms', () => {
  const { quote } = createSampleTrip({});
  if (quote === null) throw new Error('The sample has no quote');
  const payment = { depositPercent: 25, depositDays: 7, balanceDaysBefore: 14, afterwardsDays: 30, afterwardsLeastDays: 14 };
  const cancellation = {
    rates: [{ atLeast: 28, in: 'days', percent: 10 } as const],
    finalPercent: 100,
    free: { withinHours: 0, daysAhead: 0 },
  };
  const withTerms = { ...quote, terms: { version: 'x', payment, cancellation } };

  it('leave prices and payment unchanged if they do not mention them', () => {
    expect(quotedTermsOf({ ...noTerms, needsPurchaseOrder: true })).toBeNull();
    expect(applyQuotedTerms(quote, null)).toBe(quote);
  });

  it('subtract the discount from each choice by a labelled line, to the cent', () => {
    const agreed = quotedTermsOf({ ...noTerms, discountPercent: 10, discountText: 'Framework' });
    const reduced = applyQuotedTerms(withTerms, agreed);
    reduced.options.forEach((option, index) => {
      const before = quote.options[index];
      expect(option.totalCents).toBe((before?.totalCents ?? 0) - Math.round((before?.totalCents ?? 0) / 10));
      expect(option.lines.at(-1)).toMatchObject({ kind: 'discount', reason: { key: 'by-hand', values: { text: 'Framework' } } });
      expect(sumLines(option.lines) - sumLines(before?.lines ?? [])).toBe(option.netCents - (before?.netCents ?? 0));
      expect(option.vat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(option.vatCents);
      expect(option.netCents + option.vatCents).toBe(option.totalCents);
    });
    expect(reduced.agreed).toEqual(agreed);
    expect(reduced.terms?.payment).toEqual(payment);
  });

  it('asks for the agreed deposit by the agreed day, or for everything at once', () => {
    const agreed = quotedTermsOf({ ...noTerms, depositPercent: 40, depositDays: 3 });
    const onTerms = applyQuotedTerms(withTerms, agreed);
    expect(v.parse(quoteSchema, JSON.parse(JSON.stringify(onTerms)))).toEqual(onTerms);
    const plan = (terms: PaymentTerms) =>
      planPayments({
        terms,
        totalCents: 10_000,
        method: 'bank-transfer',
        issuedOn: '2027-03-01',
        startsOn: '2027-06-01',
        endsOn: '2027-06-01',
      });
    expect(plan(onTerms.terms?.payment ?? payment)).toEqual([
      { part: 'deposit', dueOn: '2027-03-04', amountCents: 4_000 },
      { part: 'balance', dueOn: '2027-05-18', amountCents: 6_000 },
    ]);
    const atOnce = payOnTerms(withTerms.terms, quotedTermsOf({ ...noTerms, depositPercent: 100 }));
    expect(plan(atOnce.payment)).toEqual([{ part: 'whole', dueOn: '2027-03-08', amountCents: 10_000 }]);
  });

  it('is paid when it was agreed', () => {
    const agreed = quotedTermsOf({ ...noTerms, paymentDays: 45, isWithoutDeposit: true });
    expect(applyQuotedTerms(withTerms, agreed).terms?.payment).toEqual({ ...payment, afterwardsDays: 45, depositPercent: 0 });
    expect(applyQuotedTerms(withTerms, agreed).options.map(({ totalCents }) => totalCents)).toEqual(
      quote.options.map(({ totalCents }) => totalCents),
    );
  });
});
