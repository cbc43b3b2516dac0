import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '#domain/money/money.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { createCreditNote } from './credit-note.ts';
import type { CreditNote, Invoice } from './invoice.ts';
import { sampleBookedTrip, sampleInvoice, withPrice } from './testing/sample-invoices.ts';

const trip = sampleBookedTrip();
const rates = { NL: 9, BE: 6, DE: 19, FR: 10, SI: 9.5, CH: null } as const;

/** Prices over one to six countries, one of them untaxed. */
const anyInvoice: fc.Arbitrary<Invoice> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...Object.keys(rates)), fc.integer({ min: 1, max: 500_000 })), {
    minLength: 1,
    selector: ([country]) => country,
  })
  .map((countries) =>
    sampleInvoice(
      withPrice(
        trip,
        countries.map(([country, netCents]) => vatLine(country, netCents)),
      ),
    ),
  );

function vatLine(countryCode: string, netCents: number): VatLine {
  const rate = rates[countryCode as keyof typeof rates];
  const vatCents = rate === null ? 0 : vatOf(netCents, rate);
  return { countryCode, kilometres: 100, netCents, ratePercent: rate ?? 0, vatCents, exemption: rate === null ? 'not-taxed-here' : null };
}

function credit(invoice: Invoice, feeCents: number): CreditNote {
  const made = createCreditNote({ invoice, number: 'CN-NL-2027-000007', issuedOn: '2027-01-15', reason: { kind: 'cancelled', feeCents } });
  if (!made.ok) throw new Error(made.failure);
  return made.value;
}

describe('createCreditNote', () => {
  it('leaves the fee: invoice less credit note, in each country and to the cent', () => {
    fc.assert(
      fc.property(anyInvoice, fc.double({ min: 0, max: 0.999, noNaN: true }), (invoice, share) => {
        const feeCents = Math.floor(invoice.totalCents * share);
        const note = credit(invoice, feeCents);
        expect(invoice.totalCents - note.totalCents).toBe(feeCents);
        expect(note.fee.totalCents).toBe(feeCents);
        expect(note.netCents + note.vatCents).toBe(note.totalCents);
        for (const [index, line] of invoice.vat.entries()) {
          const [given, kept] = [note.vat[index], note.fee.vat[index]];
          expect((given?.netCents ?? 0) + (kept?.netCents ?? 0)).toBe(line.netCents);
          expect((given?.vatCents ?? 0) + (kept?.vatCents ?? 0)).toBe(line.vatCents);
        }
      }),
    );
  });

  it('never credits below zero, and taxes every part at its own rate within a cent', () => {
    fc.assert(
      fc.property(anyInvoice, fc.double({ min: 0, max: 0.999, noNaN: true }), (invoice, share) => {
        const note = credit(invoice, Math.floor(invoice.totalCents * share));
        for (const { netCents, vatCents, ratePercent } of [...note.vat, ...note.fee.vat]) {
          expect(netCents).toBeGreaterThanOrEqual(0);
          expect(vatCents).toBeGreaterThanOrEqual(0);
          expect(Math.abs(vatCents - vatOf(netCents, ratePercent))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('gives everything back for a free cancellation', () => {
    const invoice = sampleInvoice();
    expect(credit(invoice, 0)).toMatchObject({
      kind: 'credit-note',
      reason: 'cancelled',
      vat: invoice.vat,
      totalCents: invoice.totalCents,
      invoice: { number: invoice.number, issuedOn: '2026-11-22', totalCents: invoice.totalCents },
      buyer: invoice.buyer,
      purchaseOrder: 'PO-2027/0815',
    });
  });

  it('gives everything back for a changed itinerary, whose new price has its own invoice', () => {
    const invoice = sampleInvoice();
    const made = createCreditNote({ invoice, number: 'CN-NL-2026-000001', issuedOn: '2026-12-01', reason: { kind: 'changed' } });
    expect(made).toMatchObject({ ok: true, value: { reason: 'changed', totalCents: invoice.totalCents, fee: { totalCents: 0 } } });
  });

  it('is not made when the fee is the whole price', () => {
    const invoice = sampleInvoice();
    const reason = { kind: 'cancelled', feeCents: invoice.totalCents } as const;
    expect(createCreditNote({ invoice, number: 'CN-NL-2027-000007', issuedOn: '2027-01-15', reason })).toEqual({
      ok: false,
      failure: 'nothing-to-credit',
    });
  });

  it.each([-1, 10_000_000])('refuses a fee of %i', (feeCents) => {
    expect(() => credit(sampleInvoice(), feeCents)).toThrow(RangeError);
  });
});
