import { describe, expect, it } from 'vitest';
import { planEInvoiceTasks } from './e-invoice-tasks.ts';

describe('what finance must do about refused e-invoices', () => {
  it('names each document with the reason, on the day of the refusal in the office', () => {
    const at = '2026-11-27T23:30:00.000Z';
    expect(planEInvoiceTasks([{ number: 'INV-NL-2026-000042', reason: 'order number unknown', at }])).toEqual([
      {
        ...{ kind: 'e-invoice', key: 'INV-NL-2026-000042', dueOn: '2026-11-28' },
        facts: { step: 'refused', number: 'INV-NL-2026-000042', reason: 'order number unknown' },
      },
    ]);
    expect(planEInvoiceTasks([{ number: 'CN-1', reason: 'no-answer', at }])[0]?.facts).toEqual({ step: 'unanswered', number: 'CN-1' });
    expect(planEInvoiceTasks([])).toEqual([]);
  });
});
