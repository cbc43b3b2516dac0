import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatOf } from '#domain/money/money.ts';
import { shiftVat } from '#domain/pricing/vat/shift-vat.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import type { CreditNote, Invoice } from '#operations/invoices/rules/invoice.ts';
import {
  sampleBookedTrip,
  sampleCreditNote,
  sampleInvoice,
  sampleInvoiceDetails,
  withPrice,
} from '#operations/invoices/rules/testing/sample-invoices.ts';
import { findBrokenRules } from '../testing/check-ubl.ts';
import { centsAt, findAll, readXml, textAt } from '../testing/xml-element.ts';
import { composeUblDocument } from './compose-ubl.ts';

const rates: Readonly<Record<string, number>> = { NL: 9, BE: 6, DE: 19, FR: 10, ES: 10, SI: 9.5 };
const line = (countryCode: string, netCents: number): VatLine => {
  const ratePercent = rates[countryCode] ?? 0;
  const exemption = countryCode === 'CH' ? 'not-taxed-here' : countryCode === 'LU' ? 'foreign-group' : null;
  return { countryCode, kilometres: 12.3, netCents, ratePercent, vatCents: vatOf(netCents, ratePercent), exemption };
};

const anyVat = fc
  .uniqueArray(fc.tuple(fc.constantFrom('NL', 'BE', 'DE', 'FR', 'ES', 'SI', 'CH', 'LU'), fc.integer({ min: 1, max: 900_000 })), {
    minLength: 1,
    selector: ([country]) => country,
  })
  .map((countries) => countries.map(([country, netCents]) => line(country, netCents)));

const invoiceOf = (vat: readonly VatLine[]): Invoice => sampleInvoice(withPrice(sampleBookedTrip(), vat));
const changed = (change: (xml: string) => string) =>
  findBrokenRules(change(composeUblDocument(invoiceOf([line('NL', 10_000), line('CH', 5_000)]))));

describe('writeUblInvoice', () => {
  it.each(siteKeys)('keeps every rule for the company of %s, and so does its credit note', (site) => {
    const invoice: Invoice = { ...sampleInvoice(), site, seller: getInvoiceSeller(site) };
    expect(findBrokenRules(composeUblDocument(invoice))).toEqual([]);
    expect(findBrokenRules(composeUblDocument(sampleCreditNote(invoice)))).toEqual([]);
  });

  it('keeps every rule whatever the price and the countries, and so does its credit note', () => {
    fc.assert(
      fc.property(anyVat, fc.double({ min: 0, max: 0.99, noNaN: true }), (vat, share) => {
        const invoice = invoiceOf(vat);
        const note = sampleCreditNote(invoice, Math.floor(invoice.totalCents * share));
        expect(findBrokenRules(composeUblDocument(invoice))).toEqual([]);
        expect(findBrokenRules(composeUblDocument(note))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(siteKeys)('keeps every rule of the company of %s where the customer owes the VAT, and so does its credit note', (site) => {
    const seller = getInvoiceSeller(site);
    const invoiceDetails = { ...sampleInvoiceDetails, country: 'FR', vatNumber: 'FR40303265045', zipcode: '75001', city: 'Paris' };
    const parties = { seller: seller.country, buyer: invoiceDetails, day: '2027-03-12' };
    const vat = shiftVat([line('FR', 40_000), line('NL', 30_000), line('DE', 20_000), line('CH', 5_000)], parties);
    const invoice: Invoice = { ...sampleInvoice(withPrice(sampleBookedTrip({ invoice: invoiceDetails }), vat)), site, seller };
    const root = readXml(composeUblDocument(invoice));
    expect(findBrokenRules(composeUblDocument(invoice))).toEqual([]);
    expect(findBrokenRules(composeUblDocument(sampleCreditNote(invoice)))).toEqual([]);
    const shifted = findAll(root, 'cac:TaxTotal/cac:TaxSubtotal').filter((each) => textAt(each, 'cac:TaxCategory/cbc:ID') === 'AE');
    expect(shifted.map((each) => [textAt(each, 'cac:TaxCategory/cbc:TaxExemptionReasonCode'), centsAt(each, 'cbc:TaxableAmount')])).toEqual(
      seller.country === 'FR' ? [] : [['VATEX-EU-AE', 40_000]],
    );
  });

  it('keeps every rule for a person without a VAT number or a reference', () => {
    const invoice = { ...sampleInvoiceDetails, organisation: '', vatNumber: '', purchaseOrder: '' };
    const xml = composeUblDocument(sampleInvoice(sampleBookedTrip({ invoice })));
    expect(findBrokenRules(xml)).toEqual([]);
    const root = readXml(xml);
    expect(textAt(root, 'cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect(textAt(root, 'cbc:BuyerReference')).toBe('NL-26-104233');
    expect(findAll(root, 'cac:AccountingCustomerParty/cac:Party/cbc:EndpointID')[0]).toMatchObject({
      text: 'sanne@school.example',
      attributes: { schemeID: 'EM' },
    });
    expect(findAll(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme')).toEqual([]);
  });

  it('claims Peppol for buyers who can be reached there', () => {
    const xml = composeUblDocument(sampleInvoice());
    expect(xml).toContain('>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0<');
    expect(findBrokenRules(xml.replaceAll('schemeID="9944"', 'schemeID="EM"'))).toEqual(['PEPPOL-EN16931-CL008']);
  });

  it.each(siteKeys)('is an XRechnung of the company of %s for a public body in Germany, and so is its credit note', (site) => {
    const invoice = { ...sampleInvoiceDetails, country: 'DE', vatNumber: '', buyerReference: '04011000-1234512345-06' };
    const billingDocument: Invoice = { ...sampleInvoice(sampleBookedTrip({ invoice })), site, seller: getInvoiceSeller(site) };
    const xml = composeUblDocument(billingDocument);
    expect(findBrokenRules(xml)).toEqual([]);
    expect(findBrokenRules(composeUblDocument(sampleCreditNote(billingDocument)))).toEqual([]);
    const root = readXml(xml);
    expect(textAt(root, 'cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0');
    expect(textAt(root, 'cbc:BuyerReference')).toBe('04011000-1234512345-06');
    expect(textAt(root, 'cac:OrderReference/cbc:ID')).toBe('PO-2027/0815');
    expect(findAll(root, 'cac:AccountingCustomerParty/cac:Party/cbc:EndpointID')[0]).toMatchObject({
      text: '04011000-1234512345-06',
      attributes: { schemeID: '0204' },
    });
  });

  it.each([
    ['a Belgian company, by its VAT number', { country: 'BE', vatNumber: 'BE0202239951' }, '0208', '0202239951'],
    ['a Belgian school without one', { country: 'BE', vatNumber: '', organisationNumber: '0202239951' }, '0208', '0202239951'],
    ['a Belgian number that cannot be', { country: 'BE', vatNumber: 'BE0202239950' }, '9925', 'BE0202239950'],
    ['a French town', { country: 'FR', vatNumber: '', organisationNumber: '73282932000074' }, '0009', '73282932000074'],
    ['a Dutch ministry', { country: 'NL', vatNumber: '', organisationNumber: '00000001003214345000' }, '0190', '00000001003214345000'],
    ['a Leitweg-ID outside Germany', { country: 'AT', vatNumber: 'ATU12345675', buyerReference: '992-90009-96' }, '9914', 'ATU12345675'],
  ])('finds %s', (_who, details, schemeID, text) => {
    const xml = composeUblDocument(sampleInvoice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, ...details } })));
    expect(findBrokenRules(xml)).toEqual([]);
    const root = readXml(xml);
    expect(textAt(root, 'cbc:CustomizationID')).toContain('peppol');
    expect(findAll(root, 'cac:AccountingCustomerParty/cac:Party/cbc:EndpointID')[0]).toMatchObject({ text, attributes: { schemeID } });
  });

  it('names the service and the order of a French town, and its number', () => {
    const invoice = {
      ...sampleInvoiceDetails,
      country: 'FR',
      vatNumber: '',
      organisationNumber: '73282932000074',
      buyerReference: 'SERV-12',
    };
    const root = readXml(composeUblDocument(sampleInvoice(sampleBookedTrip({ invoice }))));
    expect([textAt(root, 'cbc:BuyerReference'), textAt(root, 'cac:OrderReference/cbc:ID')]).toEqual(['SERV-12', 'PO-2027/0815']);
    expect(findAll(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID')[0]).toMatchObject({
      text: '73282932000074',
      attributes: { schemeID: '0009' },
    });
  });

  it('knows Kosovo by the code of the standard', () => {
    const xml = composeUblDocument(sampleInvoice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, vatNumber: '', country: 'XK' } })));
    expect(findBrokenRules(xml)).toEqual([]);
    expect(xml).toContain('<cbc:IdentificationCode>1A<');
  });

  it('matches the PDF invoice', () => {
    const invoice = sampleInvoice();
    const root = readXml(composeUblDocument(invoice));
    expect(textAt(root, 'cbc:ID')).toBe(invoice.number);
    expect(textAt(root, 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID')).toBe(invoice.seller.iban);
    expect(textAt(root, 'cac:PaymentMeans/cbc:PaymentID')).toBe(invoice.service.reference);
    expect(centsAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(invoice.totalCents);
    expect(centsAt(root, 'cac:TaxTotal/cbc:TaxAmount')).toBe(invoice.vatCents);
    expect(textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName')).toBe(
      'Basisschool De Regenboog',
    );
  });

  it('writes typed text as text, and no character that XML forbids', () => {
    const organisation = `<script>alert("x")</script> & ]]> \u0000\u0008 ${'ż'.repeat(5_000)} 🎉 שלום \ud800`;
    const xml = composeUblDocument(sampleInvoice(sampleBookedTrip({ invoice: { ...sampleInvoiceDetails, organisation } })));
    expect(findBrokenRules(xml)).toEqual([]);
    const name = textAt(readXml(xml), 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName');
    expect(name).toMatch(/^<script>alert\("x"\)<\/script> & \]\]> żżż/);
    expect(xml).not.toContain('<script>');
  });
});

describe('writeUblCreditNote', () => {
  it('names its invoice and reverses its amounts', () => {
    const note: CreditNote = sampleCreditNote();
    const root = readXml(composeUblDocument(note));
    expect(textAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe('INV-NL-2026-000042');
    expect(centsAt(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(note.totalCents);
    expect(textAt(root, 'cbc:CreditNoteTypeCode')).toBe('381');
  });
});

describe('findBrokenRules', () => {
  it.each([
    ['BR-02', (xml: string) => xml.replace(/<cbc:ID>INV[^\n]*\n/, '')],
    ['BR-CO-10', (xml: string) => xml.replace('>150.00</cbc:LineExtensionAmount>', '>150.01</cbc:LineExtensionAmount>')],
    ['BR-CO-15', (xml: string) => xml.replace(/(<cbc:TaxInclusiveAmount[^>]*>)159/, '$1160')],
    ['BR-CO-17', (xml: string) => xml.replace('<cbc:Percent>9<', '<cbc:Percent>19<')],
    ['BR-E-10', (xml: string) => xml.replace(/<cbc:TaxExemptionReason>.*\n/, '')],
    ['BR-S-08', (xml: string) => xml.replace('>100.00</cbc:TaxableAmount>', '>100.02</cbc:TaxableAmount>')],
    ['BR-DEC', (xml: string) => xml.replace('>9.00<', '>9.001<')],
    ['PEPPOL-EN16931-R008', (xml: string) => xml.replace('<cbc:CityName>Utrecht<', '<cbc:CityName><')],
    ['NL-R-003', (xml: string) => xml.replace('schemeID="0106"', '')],
    ['Invoice/cbc:IssueDate', (xml: string) => xml.replace(/(<cbc:IssueDate>.*\n)(.*\n)/, '$2$1')],
  ])('finds %s', (rule, change) => {
    expect(changed((xml) => xml)).toEqual([]);
    expect(changed(change)).toContain(rule);
  });
});
