import { describe, expect, it } from 'vitest';
import { parseStoredDocument } from './stored-document.ts';
import { sampleBookedTrip, sampleCreditNote, sampleInvoice, sampleTwoReturnTrip, withPrice } from './testing/sample-invoices.ts';

const stored = (billingDocument: unknown): unknown => JSON.parse(JSON.stringify(billingDocument));
const exempt = { countryCode: 'CH', kilometres: 12.5, netCents: 100, ratePercent: 0, vatCents: 0, exemption: 'not-taxed-here' } as const;

describe('parseStoredDocument', () => {
  it.each([
    ['an invoice', sampleInvoice()],
    ['an invoice with exempt kilometres', sampleInvoice(withPrice(sampleBookedTrip(), [exempt]))],
    ['an invoice of two returns', sampleInvoice(sampleTwoReturnTrip())],
    ['a credit note', sampleCreditNote()],
  ])('gives back %s as it was', (_, billingDocument) => {
    expect(parseStoredDocument(stored(billingDocument))).toEqual(billingDocument);
  });

  it.each([
    ['another kind', { kind: 'receipt' }],
    ['half a cent', { totalCents: 1.5 }],
    ['no date', { issuedOn: '22-11-2026' }],
    ['no buyer', { buyer: null }],
  ])('refuses a document with %s', (_, changes) => {
    expect(() => parseStoredDocument(stored({ ...sampleInvoice(), ...changes }))).toThrow();
  });
});
