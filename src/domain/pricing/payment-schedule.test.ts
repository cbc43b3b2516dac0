import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHours } from '#domain/calendar/instant.ts';
import { createPaymentSchedule, type PaymentQuestion } from './payment-schedule.ts';

const booking: PaymentQuestion = {
  totalCents: 100_001,
  bookedAt: '2027-01-10T12:00:00.000Z',
  departure: '2027-06-12T06:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  paymentMethod: 'bank-transfer',
};

function schedule(more: Partial<PaymentQuestion> = {}) {
  return createPaymentSchedule({ ...booking, ...more }).map(({ kind, cents, dueDate }) => [kind, cents, dueDate]);
}

describe('createPaymentSchedule', () => {
  it('asks a quarter within a week and the rest two weeks before departure', () => {
    expect(schedule()).toEqual([
      ['deposit', 25_000, '2027-01-17'],
      ['balance', 75_001, '2027-05-29'],
    ]);
  });

  it('reads the days where the trip begins', () => {
    expect(schedule({ bookedAt: '2027-01-10T23:30:00.000Z', departure: '2027-06-11T22:30:00.000Z' })).toEqual([
      ['deposit', 25_000, '2027-01-18'],
      ['balance', 75_001, '2027-05-29'],
    ]);
  });

  it.each([
    ['2027-05-21T12:00:00.000Z', ['deposit', 'balance'], '2027-05-28'],
    ['2027-05-22T12:00:00.000Z', ['whole'], '2027-05-29'],
    ['2027-06-08T12:00:00.000Z', ['whole'], '2027-06-11'],
    ['2027-06-11T12:00:00.000Z', ['whole'], '2027-06-11'],
    ['2027-06-12T02:00:00.000Z', ['whole'], '2027-06-12'],
  ])('booked at %s it is paid as %j, first on %s', (bookedAt, kinds, first) => {
    const paid = schedule({ bookedAt });
    expect(paid.map(([kind]) => kind)).toEqual(kinds);
    expect(paid[0]?.[2]).toBe(first);
  });

  it('sends an invoice after the trip to who pays so', () => {
    expect(schedule({ paymentMethod: 'invoice-afterwards' })).toEqual([['afterwards', 100_001, '2027-06-26']]);
    expect(schedule({ paymentMethod: 'invoice-afterwards', end: '2027-06-16T18:00:00.000Z' })).toEqual([
      ['afterwards', 100_001, '2027-06-30'],
    ]);
  });

  it('asks nothing of a total of nothing, refuses a negative one, and leaves out a deposit below a cent', () => {
    expect(schedule({ totalCents: 0 })).toEqual([]);
    expect(schedule({ totalCents: 1 })).toEqual([['balance', 1, '2027-05-29']]);
    expect(() => schedule({ totalCents: -1 })).toThrow(RangeError);
  });

  it('adds up, is due in order, and never before the booking', () => {
    const hours = fc.integer({ min: 0, max: 24 * 700 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        hours,
        fc.constantFrom('bank-transfer', 'invoice-afterwards'),
        (totalCents, ahead, paymentMethod) => {
          const paid = createPaymentSchedule({ ...booking, totalCents, paymentMethod, departure: addHours(booking.bookedAt, ahead) });
          expect(paid.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
          const dates = paid.map(({ dueDate }) => dueDate);
          expect(dates).toEqual([...dates].sort());
          for (const date of dates) expect(date >= '2027-01-10').toBe(true);
        },
      ),
    );
  });
});
