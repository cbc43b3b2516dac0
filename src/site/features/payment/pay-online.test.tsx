import { describe, expect, it } from 'vitest';
import { renderPage } from '../../ui/testing/render-page.tsx';
import type { Payments } from './load-payments.ts';
import type { PayRefusal } from './pay.ts';
import { PayOnline } from './pay-online.tsx';

const online = { part: 'deposit', dueOn: '2026-12-01', nextCents: 11_364, allCents: 45_455, isUnderWay: false } as const;
const paymentsOf = (changes: Partial<Payments> = {}): Payments => ({
  invoices: [],
  due: [],
  transfer: null,
  summaryPlan: null,
  information: { status: 'open', outstandingCents: 0, dueDate: null },
  payments: [],
  online,
  cameBack: false,
  ...changes,
});
const render = (payments: Payments | null, refusal?: PayRefusal) =>
  renderPage(() => <PayOnline payments={payments} idempotencyKey="key-of-the-page-0" refusal={refusal} />);
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*value="(\w+)"/g)].map((match) => match[1]);
const rolesOf = (html: string) => [...html.matchAll(/role="(\w+)"/g)].map((match) => match[1]);

describe('PayOnline', () => {
  it('offers the next payment and the whole amount, by a form that needs no script', () => {
    const html = render(paymentsOf());
    expect(buttonsOf(html)).toEqual(['next', 'all']);
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('name="intent" value="pay"');
    expect(html).toContain('name="idempotencyKey" value="key-of-the-page-0"');
    expect(rolesOf(html)).toEqual([]);
  });

  it('offers one button if the next payment is the whole amount', () => {
    expect(buttonsOf(render(paymentsOf({ online: { ...online, part: 'balance', nextCents: 45_455 } })))).toEqual(['next']);
  });

  it('is absent without online payments, or if nothing is due', () => {
    expect(render(null)).toBe('');
    expect(render(paymentsOf({ online: null }))).toBe('');
    expect(render(paymentsOf({ online: null, payments: [{ cents: 45_455, status: 'paid' }] }))).toBe('');
  });

  it('thanks a visitor who returns from a completed payment, and nobody else', () => {
    const paid = { payments: [{ cents: 11_364, status: 'paid' }], cameBack: true };
    expect(rolesOf(render(paymentsOf({ ...paid, online: null })))).toEqual(['status']);
    expect(rolesOf(render(paymentsOf({ ...paid, payments: [{ cents: 11_364, status: 'failed' }] })))).toEqual([]);
    expect(rolesOf(render(paymentsOf({ ...paid, cameBack: false })))).toEqual([]);
  });

  it('tells a returning visitor that the payment is not completed yet', () => {
    const underWay = { ...online, isUnderWay: true };
    expect(rolesOf(render(paymentsOf({ online: underWay, cameBack: true })))).toEqual(['status']);
    expect(rolesOf(render(paymentsOf({ online: underWay })))).toEqual([]);
  });

  it('explains why no payment was started, and sends the same payment again', () => {
    const html = render(paymentsOf(), { payRefusal: 'unavailable', idempotencyKey: 'key-of-before-00' });
    expect(rolesOf(html)).toEqual(['alert']);
    expect(html).toContain('value="key-of-before-00"');
  });
});
