import { describe, expect, it } from 'vitest';
import { parseStoredPaper } from './stored-paper.ts';
import { sampleBookedTrip, sampleCreditNote, sampleInvoice, withPrice } from './testing/sample-invoices.ts';

const stored = (paper: unknown): unknown => JSON.parse(JSON.stringify(paper));
const exempt = { countryCode: 'CH', kilometres: 12.5, netCents: 100, ratePercent: 0, vatCents: 0, exemption: 'not-taxed-here' } as const;

describe('parseStoredPaper', () => {
  it.each([
    ['an invoice', sampleInvoice()],
    ['an invoice with exempt kilometres', sampleInvoice(withPrice(sampleBookedTrip(), [exempt]))],
    ['a credit note', sampleCreditNote()],
  ])('gives back %s as it was', (_, paper) => {
    expect(parseStoredPaper(stored(paper))).toEqual(paper);
  });

  it.each([
    ['another kind', { kind: 'receipt' }],
    ['half a cent', { totalCents: 1.5 }],
    ['no date', { issuedOn: '22-11-2026' }],
    ['no buyer', { buyer: null }],
  ])('refuses a paper with %s', (_, changes) => {
    expect(() => parseStoredPaper(stored({ ...sampleInvoice(), ...changes }))).toThrow();
  });
});
