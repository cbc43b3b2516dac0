import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPaidCents, type KnownPayment, paymentStatuses, type ReportedPayment, settlePayment } from './settle-payment.ts';

const known = (changes: Partial<KnownPayment> = {}): KnownPayment => ({ status: 'open', cents: 10_000, returnedCents: 0, ...changes });
const reported = (status: ReportedPayment['status'], returnedCents = 0): ReportedPayment => ({ status, returnedCents });

describe('settlePayment', () => {
  it.each([
    ['open', reported('open'), null],
    ['open', reported('failed'), { status: 'failed', returnedCents: 0, event: null }],
    ['open', reported('paid'), { status: 'paid', returnedCents: 0, event: 'payment-paid' }],
    ['failed', reported('open'), null],
    ['failed', reported('failed'), null],
    ['failed', reported('paid'), { status: 'paid', returnedCents: 0, event: 'payment-paid' }],
    ['paid', reported('open'), null],
    ['paid', reported('failed'), null],
    ['paid', reported('paid'), null],
    ['paid', reported('paid', 2_500), { status: 'paid', returnedCents: 2_500, event: 'payment-returned' }],
    ['paid', reported('paid', 10_000), { status: 'refunded', returnedCents: 10_000, event: 'payment-returned' }],
    ['open', reported('paid', 10_000), { status: 'refunded', returnedCents: 10_000, event: 'payment-returned' }],
  ] as const)('of a payment that is %s and reported as %j makes %j', (status, news, settlement) => {
    expect(settlePayment(known({ status }), news)).toEqual(settlement);
  });

  it('treats a reversed charge-back as a new incoming payment', () => {
    const settlement = settlePayment(known({ status: 'refunded', returnedCents: 10_000 }), reported('paid'));
    expect(settlement).toEqual({ status: 'paid', returnedCents: 0, event: 'payment-return-undone' });
  });

  it('never counts more as returned than was paid: a refund and a charge-back may concern the same money', () => {
    expect(settlePayment(known({ status: 'paid' }), reported('paid', 20_000))?.returnedCents).toBe(10_000);
  });

  it('reports nothing new the second time, and never counts below zero', () => {
    const anyKnown = fc.record({ status: fc.constantFrom(...paymentStatuses), returnedCents: fc.constantFrom(0, 1, 9_999, 10_000) });
    const anyReported = fc.record({ status: fc.constantFrom('open', 'paid', 'failed'), returnedCents: fc.nat(20_000) });
    fc.assert(
      fc.property(anyKnown, anyReported, (before, news) => {
        const payment = known(before);
        const settlement = settlePayment(payment, news);
        const after = { ...payment, ...settlement };
        expect(settlePayment(after, news)).toBeNull();
        expect(countPaidCents([after])).toBeGreaterThanOrEqual(0);
        expect(countPaidCents([after])).toBeLessThanOrEqual(after.cents);
      }),
    );
  });
});

describe('countPaidCents', () => {
  it('counts received payments that were not returned', () => {
    const payments = paymentStatuses.map((status) => known({ status, returnedCents: status === 'paid' ? 1_000 : 0 }));
    expect(countPaidCents(payments)).toBe(9_000);
    expect(countPaidCents([])).toBe(0);
  });
});
