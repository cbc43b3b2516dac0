import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/date.ts';
import { paymentMethods } from '#domain/trip/trip.ts';
import { paymentTermsOf, planPayments, wholeDueOn } from './payment-terms.ts';

const question = {
  terms: paymentTermsOf(null),
  totalCents: 100_001,
  method: 'bank-transfer',
  issuedOn: '2026-11-22',
  startsOn: '2027-03-12',
  endsOn: '2027-03-13',
} as const;

describe('planPayments', () => {
  it('asks a quarter within a week and the rest two weeks before departure', () => {
    expect(planPayments(question)).toEqual([
      { part: 'deposit', dueOn: '2026-11-29', amountCents: 25_000 },
      { part: 'balance', dueOn: '2027-02-26', amountCents: 75_001 },
    ]);
  });

  it.each([
    ['2026-12-14', 'balance', '2026-11-30'],
    ['2026-12-13', 'whole', '2026-11-29'],
    ['2026-12-03', 'whole', '2026-11-29'],
    ['2026-12-01', 'whole', '2026-11-28'],
    ['2026-11-27', 'whole', '2026-11-24'],
    ['2026-11-25', 'whole', '2026-11-23'],
    ['2026-11-24', 'whole', '2026-11-23'],
    ['2026-11-23', 'whole', '2026-11-23'],
    ['2026-11-22', 'whole', '2026-11-22'],
    ['2026-11-20', 'whole', '2026-11-22'],
  ])('of a departure on %s the last is the %s, due %s', (startsOn, part, dueOn) => {
    expect(planPayments({ ...question, startsOn, endsOn: startsOn }).at(-1)).toMatchObject({ part, dueOn });
  });

  it.each([
    ['2027-03-13', '2026-11-22', '2027-04-12'],
    ['2027-03-13', '2027-03-14', '2027-04-12'],
    ['2027-03-13', '2027-03-29', '2027-04-12'],
    ['2027-03-13', '2027-03-30', '2027-04-13'],
  ])(
    'lets those who pay afterwards pay 30 days after a trip that ends on %s and is invoiced on %s, but two weeks at least',
    (endsOn, issuedOn, dueOn) => {
      const payments = planPayments({ ...question, method: 'invoice-afterwards', issuedOn, endsOn });
      expect(payments).toEqual([{ part: 'whole', dueOn, amountCents: 100_001 }]);
    },
  );

  it('follows the terms of the quote, not those on the day of the invoice', () => {
    const terms = { ...paymentTermsOf(null), depositPercent: 40, depositDays: 3, balanceDaysBefore: 30 };
    expect(planPayments({ ...question, terms })).toEqual([
      { part: 'deposit', dueOn: '2026-11-25', amountCents: 40_000 },
      { part: 'balance', dueOn: '2027-02-10', amountCents: 60_001 },
    ]);
  });

  it('asks without a deposit for the whole before departure, or at once where that is near', () => {
    const terms = { ...paymentTermsOf(null), depositPercent: 0 };
    expect(planPayments({ ...question, terms })).toEqual([{ part: 'whole', dueOn: '2027-02-26', amountCents: 100_001 }]);
    const soon = { ...question, terms, startsOn: '2026-12-01', endsOn: '2026-12-01' };
    expect(planPayments(soon)).toEqual([{ part: 'whole', dueOn: '2026-11-28', amountCents: 100_001 }]);
  });

  it('asks for the total to the cent, in order, never before the invoice', () => {
    const anyQuestion = fc.record({
      totalCents: fc.integer({ min: 1, max: 10_000_000 }),
      method: fc.constantFrom(...paymentMethods),
      startsOn: fc.integer({ min: 0, max: 400 }).map((days) => addDays(question.issuedOn, days)),
    });
    fc.assert(
      fc.property(anyQuestion, ({ totalCents, method, startsOn }) => {
        const payments = planPayments({ ...question, totalCents, method, startsOn, endsOn: startsOn });
        const dates = payments.map(({ dueOn }) => dueOn);
        expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
        expect(dates).toEqual(dates.toSorted());
        expect(dates.every((date) => date >= question.issuedOn)).toBe(true);
      }),
    );
  });
});

describe('wholeDueOn', () => {
  it.each([
    ['2026-06-09', '2026-06-06'],
    ['2026-06-06', '2026-06-03'],
    ['2026-06-05', '2026-06-02'],
    ['2026-06-04', '2026-06-02'],
    ['2026-06-02', '2026-06-02'],
    ['2026-06-01', '2026-06-01'],
  ])('of a departure on %s, ordered on 1 June, is %s', (startsOn, dueOn) => {
    expect(wholeDueOn({ depositDue: '2026-06-08', issuedOn: '2026-06-01', startsOn })).toBe(dueOn);
  });

  it('is before departure with a day to pay, wherever two days are left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 10 }), (ahead, depositDays) => {
        const issuedOn = '2026-06-01';
        const startsOn = addDays(issuedOn, ahead);
        const dueOn = wholeDueOn({ depositDue: addDays(issuedOn, depositDays), issuedOn, startsOn });
        expect(dueOn > issuedOn && dueOn < startsOn).toBe(true);
      }),
    );
  });
});
