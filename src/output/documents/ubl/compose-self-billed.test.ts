import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#domain/sites/keys.ts';
import { sampleSelfBilled } from '#operations/partners/rules/testing/sample-self-billed.ts';
import { findBrokenRules } from '../testing/check-ubl.ts';
import { centsAt, findAll, readXml, textAt } from '../testing/xml-element.ts';
import { composeUblSelfBilled } from './compose-self-billed.ts';

const subtotalsOf = (xml: string) =>
  findAll(readXml(xml), 'cac:TaxTotal/cac:TaxSubtotal').map((subtotal) => [
    textAt(subtotal, 'cac:TaxCategory/cbc:ID'),
    textAt(subtotal, 'cac:TaxCategory/cbc:Percent'),
    textAt(subtotal, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'),
    centsAt(subtotal, 'cbc:TaxableAmount'),
    centsAt(subtotal, 'cbc:TaxAmount'),
  ]);

describe('an invoice in a partner’s name as UBL', () => {
  it.each(siteLanguages)('breaks no rule of EN 16931 and names its issuer in %s', (language) => {
    const xml = composeUblSelfBilled(sampleSelfBilled(language));
    expect(findBrokenRules(xml)).toEqual([]);
    expect(textAt(readXml(xml), 'cbc:Note')).toContain('Autocars Bertrand');
    expect(xml).not.toMatch(/\{\{|billing\./);
  });

  it('matches the PDF, with the partner as seller and us as buyer', () => {
    const xml = composeUblSelfBilled(sampleSelfBilled());
    const root = readXml(xml);
    expect([textAt(root, 'cbc:ID'), textAt(root, 'cbc:InvoiceTypeCode'), textAt(root, 'cbc:DueDate')]).toEqual([
      ...['SB-FR-12-2026-000003', '389', '2026-12-31'],
    ]);
    expect(textAt(root, 'cbc:CustomizationID')).toContain('poacc:selfbilling:3.0');
    expect(textAt(root, 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID')).toBe('FR40303265045');
    expect(textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName')).toBe('Convoya SAS');
    expect(textAt(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toBe('FR7630006000011234567890189');
    expect(centsAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(152_200);
    expect(subtotalsOf(xml)).toEqual([
      ['S', '10', '', 102_000, 10_200],
      ['AE', '0', 'VATEX-EU-AE', 40_000, 0],
    ]);
  });

  it('reverses by positive amounts, and names the invoice', () => {
    const [line] = sampleSelfBilled().lines;
    const vat = line?.vat.map((share) => ({ ...share, netCents: -share.netCents, vatCents: -share.vatCents })) ?? [];
    const lines = line === undefined ? [] : [{ ...line, kind: 'correction' as const, reason: 'péage', netCents: -142_000, vat }];
    const corrects = { number: 'SB-FR-12-2026-000001', issuedOn: '2026-11-02' };
    const sums = { netCents: -142_000, vatCents: -10_200, totalCents: -152_200 };
    const xml = composeUblSelfBilled(sampleSelfBilled('fr', { kind: 'self-billed-credit', corrects, lines, ...sums }));
    expect(findBrokenRules(xml)).toEqual([]);
    const root = readXml(xml);
    expect(textAt(root, 'cbc:CreditNoteTypeCode')).toBe('261');
    expect(textAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe(corrects.number);
    expect(centsAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(152_200);
  });

  it('has a negative correction on an invoice by its quantity, because no price may be negative', () => {
    const selfBilled = sampleSelfBilled();
    const [line] = selfBilled.lines;
    const back = { countryCode: 'FR', kilometres: 1, netCents: -2_000, ratePercent: 10, vatCents: -200, treatment: 'charged' } as const;
    const lines =
      line === undefined ? [] : [line, { ...line, kind: 'correction' as const, reason: 'péage', netCents: -2_000, vat: [back] }];
    const xml = composeUblSelfBilled({ ...selfBilled, lines, netCents: 140_000, vatCents: 10_000, totalCents: 150_000 });
    expect(findBrokenRules(xml)).toEqual([]);
    expect(subtotalsOf(xml)[0]).toEqual(['S', '10', '', 100_000, 10_000]);
  });

  it.each(['NL', 'DE'])('claims no Peppol for a seller of %s, which requires data that we lack', (country) => {
    const { supplier } = sampleSelfBilled();
    const xml = composeUblSelfBilled(
      sampleSelfBilled('de', { supplier: { ...supplier, country, vatNumber: `${country}136695976`, iban: '' } }),
    );
    expect(textAt(readXml(xml), 'cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect(findBrokenRules(xml)).toEqual([]);
  });
});
