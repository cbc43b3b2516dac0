import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '#domain/money/money.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { sampleBookedTrip, sampleCreditNote, sampleInvoice, withPrice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { findCiiFaults } from '../testing/cii-order.ts';
import { everyInvoice } from '../testing/every-invoice.ts';
import { readCii, readUbl } from '../testing/read-e-invoice.ts';
import { readXml } from '../testing/xml-element.ts';
import { composeUblDocument } from '../ubl/compose-ubl.ts';
import { composeCii } from './compose-cii.ts';

const rates: Readonly<Record<string, number>> = { NL: 9, BE: 6, DE: 19, FR: 10, SI: 9.5, CH: 0 };
const anyVat = fc
  .uniqueArray(fc.tuple(fc.constantFrom('NL', 'BE', 'DE', 'FR', 'SI', 'CH'), fc.integer({ min: 1, max: 90_000_000 })), {
    minLength: 1,
    selector: ([country]) => country,
  })
  .map((countries) =>
    countries.map(([countryCode, netCents]): VatLine => {
      const ratePercent = rates[countryCode] ?? 0;
      const exemption = countryCode === 'CH' ? 'not-taxed-here' : null;
      return { countryCode, kilometres: 12.3, netCents, ratePercent, vatCents: vatOf(netCents, ratePercent), exemption };
    }),
  );

describe('an invoice as CII', () => {
  it('says the same as UBL in every kind of invoice, in the order of the schema', () => {
    const billingDocuments = everyInvoice().flatMap(({ name, xml, cii }) => (cii === undefined ? [] : [{ name, xml, cii }]));
    expect(billingDocuments).toHaveLength(690);
    for (const { name, xml, cii } of billingDocuments) {
      expect(readCii(cii), name).toEqual(readUbl(xml));
      expect(findCiiFaults(readXml(cii)), name).toEqual([]);
    }
  });

  it('has the totals of the invoice and of its UBL whatever the price and the countries, and so has its credit note', () => {
    fc.assert(
      fc.property(anyVat, fc.double({ min: 0, max: 0.99, noNaN: true }), (vat, share) => {
        const invoice = sampleInvoice(withPrice(sampleBookedTrip(), vat));
        for (const billingDocument of [invoice, sampleCreditNote(invoice, Math.floor(invoice.totalCents * share))]) {
          const read = readCii(composeCii(billingDocument));
          const { netCents, vatCents, totalCents } = billingDocument;
          expect(read.totals).toEqual([netCents, netCents, vatCents, totalCents, totalCents]);
          expect(read).toEqual(readUbl(composeUblDocument(billingDocument)));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names the plain standard as its profile, whatever the buyer', () => {
    expect(composeCii(sampleInvoice())).toContain(
      '<ram:GuidelineSpecifiedDocumentContextParameter>\n      <ram:ID>urn:cen.eu:en16931:2017</ram:ID>',
    );
  });

  it('writes the delivery, which the schema requires, even where nothing was delivered', () => {
    const invoice = { ...sampleInvoice(), subject: 'cancellation' } as const;
    expect(composeCii(invoice)).toContain('<ram:ApplicableHeaderTradeDelivery></ram:ApplicableHeaderTradeDelivery>');
  });
});

describe('findCiiFaults', () => {
  it.each([
    ['a misplaced element', (xml: string) => xml.replace(/(<ram:ID>INV.*\n)(.*TypeCode.*\n)/, '$2$1'), 'rsm:ExchangedDocument/ram:ID'],
    [
      'an unknown element',
      (xml: string) => xml.replaceAll('ram:BuyerReference', 'ram:Reference'),
      'ram:ApplicableHeaderTradeAgreement/ram:Reference',
    ],
  ])('finds %s', (_what, change, fault) => {
    expect(findCiiFaults(readXml(change(composeCii(sampleInvoice()))))).toContain(fault);
  });
});
