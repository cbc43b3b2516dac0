import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DuePayment } from '#operations/invoices/rules/invoice.ts';
import { findDueNext } from './due-next.ts';

const deposit: DuePayment = { part: 'deposit', dueOn: '2026-12-01', amountCents: 25_000 };
const balance: DuePayment = { part: 'balance', dueOn: '2027-05-01', amountCents: 75_000 };
const next = (settledCents: number) => findDueNext({ payments: [deposit, balance] }, settledCents);

describe('findDueNext', () => {
  it('asks for the deposit, then the balance, then nothing', () => {
    expect([next(0), next(25_000), next(100_000)]).toEqual([deposit, balance, null]);
  });

  it('requests the rest of a partly paid amount', () => {
    expect(next(24_999)).toEqual({ ...deposit, amountCents: 1 });
    expect(next(25_001)).toEqual({ ...balance, amountCents: 74_999 });
  });

  it('requests no more than an amount if more was refunded than paid', () => {
    expect(next(-500)).toEqual(deposit);
  });

  it('requests the total if each amount is paid in turn', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amounts, fc.nat(2_000_000), (cents, settledBefore) => {
        const payments = cents.map((amountCents) => ({ ...deposit, amountCents }));
        const total = cents.reduce((sum, each) => sum + each, 0);
        let settled = Math.min(settledBefore, total);
        for (let due = findDueNext({ payments }, settled); due !== null; due = findDueNext({ payments }, settled)) {
          expect(due.amountCents).toBeGreaterThan(0);
          settled += due.amountCents;
        }
        expect(settled).toBe(total);
      }),
    );
  });
});
