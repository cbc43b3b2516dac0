import { expect, it } from 'vitest';
import { termsOf } from '#domain/pricing/rates/rate-book.ts';
import { houseBook } from '#domain/pricing/testing/house-rates.ts';
import { tryTerms } from './terms-trial.ts';

const terms = termsOf(houseBook());
const trip = { orderedOn: '2026-11-22', startsOn: '2027-03-12', endsOn: '2027-03-12' };

it('shows how deposits, last payments and cancellation fees would have changed', () => {
  const { payment, cancellation } = terms;
  const other = {
    ...terms,
    payment: { ...payment, depositPercent: 50, balanceDaysBefore: 28 },
    cancellation: { ...cancellation, finalPercent: 90, rates: [{ atLeast: 10, in: 'days', percent: 30 }] },
  } as const;
  const soon = { ...trip, startsOn: '2026-11-25', endsOn: '2026-11-25' };
  const cases = [
    { ...trip, beforeCents: 100_000, afterCents: 110_000 },
    { ...soon, beforeCents: 20_000, afterCents: 20_000 },
  ];
  const { before, after, fees } = tryTerms(cases, terms, other);
  expect(before).toEqual({ deposits: 1, depositCents: 25_000, lastDaysBefore: 8 });
  expect(after).toEqual({ deposits: 1, depositCents: 55_000, lastDaysBefore: 15 });
  expect(fees.map(({ daysBefore, beforeCents, afterCents }) => [daysBefore, beforeCents, afterCents])).toEqual([
    [45, 12_000, 39_000],
    [30, 12_000, 39_000],
    [21, 30_000, 39_000],
    [14, 60_000, 39_000],
    [10, 60_000, 39_000],
    [7, 90_000, 117_000],
    [3, 90_000, 117_000],
    [1, 120_000, 117_000],
  ]);
});

it('has no last day where nothing was quoted', () => {
  expect(tryTerms([], terms, terms).before).toEqual({ deposits: 0, depositCents: 0, lastDaysBefore: null });
});
