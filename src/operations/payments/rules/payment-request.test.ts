import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { requestPayment } from './payment-request.ts';

describe('requestPayment', () => {
  it('requests an amount with the trip’s reference, to the company that issued the invoice', () => {
    expect(requestPayment(sampleInvoice(), 52_864)).toEqual({
      name: 'Convoya B.V.',
      iban: 'NL50XXXX0000000000',
      amountCents: 52_864,
      reference: 'NL-26-104233',
    });
  });
});
