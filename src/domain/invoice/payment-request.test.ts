import { describe, expect, it } from 'vitest';
import { requestPayment } from './payment-request.ts';
import { sampleInvoice } from './testing/sample-invoices.ts';

describe('requestPayment', () => {
  it('asks for an amount under the invoice’s number, to the company that sent it', () => {
    expect(requestPayment(sampleInvoice(), 52_864)).toEqual({
      name: 'Convoya B.V.',
      iban: 'NL50XXXX0000000000',
      amountCents: 52_864,
      reference: 'INV-NL-2026-000042',
    });
  });
});
