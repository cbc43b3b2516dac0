import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAdjustments, needsApproval, writeOffLimitCents } from './adjustments.ts';

describe('countAdjustments', () => {
  it('covers what is not paid, and gives way to money that comes in after all', () => {
    const decided = { writeOffCents: 3_000, askedFeeCents: 0 };
    expect(countAdjustments(decided, { billedCents: 100_000, paidCents: 97_000 })).toEqual({ writtenOffCents: 3_000, paidFeeCents: 0 });
    expect(countAdjustments(decided, { billedCents: 100_000, paidCents: 99_000 })).toEqual({ writtenOffCents: 1_000, paidFeeCents: 0 });
    expect(countAdjustments(decided, { billedCents: 100_000, paidCents: 100_000 })).toEqual({ writtenOffCents: 0, paidFeeCents: 0 });
  });

  it('counts a fee as far as it was paid, and leaves what was paid beyond it', () => {
    const decided = { writeOffCents: 0, askedFeeCents: 4_000 };
    expect(countAdjustments(decided, { billedCents: 100_000, paidCents: 100_000 }).paidFeeCents).toBe(0);
    expect(countAdjustments(decided, { billedCents: 100_000, paidCents: 104_000 }).paidFeeCents).toBe(4_000);
    expect(countAdjustments(decided, { billedCents: 100_000, paidCents: 109_000 }).paidFeeCents).toBe(4_000);
  });

  it('never turns a debt into a refund, nor a refund into a debt', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (writeOffCents, askedFeeCents, billedCents, paidCents) => {
        const { writtenOffCents, paidFeeCents } = countAdjustments({ writeOffCents, askedFeeCents }, { billedCents, paidCents });
        const [before, after] = [billedCents - paidCents, billedCents - paidCents - writtenOffCents + paidFeeCents];
        expect(Math.abs(after)).toBeLessThanOrEqual(Math.abs(before));
        expect(before * after).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('needsApproval', () => {
  it('is asked above the limit only', () => {
    expect([writeOffLimitCents, writeOffLimitCents + 1].map(needsApproval)).toEqual([false, true]);
  });
});
