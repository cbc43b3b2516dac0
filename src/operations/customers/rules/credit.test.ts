import { describe, expect, it } from 'vitest';
import { judgeCredit } from './credit.ts';

describe('judgeCredit', () => {
  const credit = { limitCents: 100_000, approvedCents: 0, owedCents: 60_000 };

  it('lets a customer owe exactly the limit, and not a cent more', () => {
    expect(judgeCredit(credit, 40_000)).toEqual({ leftCents: 40_000, isBeyond: false, wouldOweCents: 100_000 });
    expect(judgeCredit(credit, 40_001)).toMatchObject({ isBeyond: true });
  });

  it('lets a customer owe what a second person approved, and never less than the limit', () => {
    expect(judgeCredit({ ...credit, approvedCents: 120_000 }, 60_000)).toMatchObject({ isBeyond: false });
    expect(judgeCredit({ ...credit, approvedCents: 120_000 }, 60_001)).toMatchObject({ isBeyond: true });
    expect(judgeCredit({ ...credit, approvedCents: 50_000 }, 40_000)).toMatchObject({ isBeyond: false });
  });

  it('is nothing without a limit; a limit of zero lets nothing be owed', () => {
    expect(judgeCredit({ ...credit, limitCents: null }, 1)).toBeNull();
    expect(judgeCredit({ limitCents: 0, approvedCents: 0, owedCents: 0 }, 1)).toMatchObject({ isBeyond: true, leftCents: 0 });
  });
});
