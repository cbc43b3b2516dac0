import { describe, expect, it } from 'vitest';
import { countryCodes } from '#domain/sites/keys.ts';
import { getInvoiceSeller } from '#operations/invoices/rules/create-invoice.ts';
import { sampleCreditNote, sampleInvoice } from '#operations/invoices/rules/testing/sample-invoices.ts';
import { sampleSelfBilled } from '#operations/partners/rules/testing/sample-self-billed.ts';
import { composeCii } from './cii/compose-cii.ts';
import { createDocuments } from './create-documents.ts';
import { checkTags } from './testing/check-pdf.ts';
import { checkPdfA, readEnclosed } from './testing/check-pdfa.ts';
import { sampleAddresses } from './testing/sample-addresses.ts';
import { composeUblSelfBilled } from './ubl/compose-self-billed.ts';
import { composeUblDocument } from './ubl/compose-ubl.ts';

const documents = createDocuments({ addresses: sampleAddresses });
const sites = { NL: 'nl', BE: 'be', DE: 'de', FR: 'fr', ES: 'es' } as const;
const invoiceOf = (country: (typeof countryCodes)[number]) => {
  const site = sites[country];
  return { ...sampleInvoice(), site, seller: getInvoiceSeller(site), language: site === 'be' ? ('nl' as const) : site };
};
const facturX = ['DocumentType: INVOICE', 'DocumentFileName: factur-x.xml', 'Version: 1.0', 'ConformanceLevel: EN 16931'];

describe.each(countryCodes)('invoices of the company of %s', (country) => {
  const invoice = invoiceOf(country);
  const note = sampleCreditNote(invoice);
  const isFacturX = country === 'DE' || country === 'FR';

  it.each([
    ['invoice', () => documents.invoicePdf(invoice), invoice],
    ['credit note', () => documents.creditNotePdf(note), note],
  ] as const)('%s: a tagged PDF/A-3 with the e-invoice inside', async (_kind, draw, billingDocument) => {
    const bytes = await draw();
    expect(checkPdfA(bytes)).toEqual([]);
    expect(await checkTags(bytes)).toEqual([]);
    expect(readEnclosed(bytes)).toEqual(
      isFacturX
        ? { fileName: 'factur-x.xml', xml: composeCii(billingDocument), facturX }
        : { fileName: `${billingDocument.number}.xml`, xml: composeUblDocument(billingDocument), facturX: [] },
    );
  });

  it('keeps a one-page invoice small', async () => {
    expect((await documents.invoicePdf(invoice)).length).toBeLessThan(60_000);
  });
});

it('encloses the UBL of an invoice in a partner’s name', async () => {
  const billingDocument = sampleSelfBilled();
  const bytes = await documents.partnerPdf(billingDocument);
  expect(checkPdfA(bytes)).toEqual([]);
  expect(readEnclosed(bytes)).toEqual({
    fileName: `${billingDocument.number}.xml`,
    xml: composeUblSelfBilled(billingDocument),
    facturX: [],
  });
});

it('prints a name in letters of another font and stays a PDF/A-3', async () => {
  const invoice = invoiceOf('FR');
  const bytes = await documents.invoicePdf({ ...invoice, buyer: { ...invoice.buyer, name: 'Χορωδία & <合唱団> נבל ก้าว' } });
  expect(checkPdfA(bytes)).toEqual([]);
  expect(readEnclosed(bytes)?.xml).toContain('Χορωδία &amp; &lt;合唱団&gt; נבל ก้าว');
});

describe('checkPdfA', () => {
  const edited = async (change: (text: string) => string) =>
    checkPdfA(Buffer.from(change(Buffer.from(await documents.invoicePdf(invoiceOf('DE'))).toString('latin1')), 'latin1'));

  it.each([
    ['6.1.3', (text: string) => text.replace(/\/ID \[/, '/IX [')],
    ['6.1.4', (text: string) => text.replace(/\n9 0 obj\n/, '\n8 0 obj\n')],
    ['6.2.3', (text: string) => text.replace('/GTS_PDFA1', '/GTS_PDFX1')],
    ['6.2.11.4.1', (text: string) => text.replaceAll('/FontFile2', '/FontFileX')],
    ['6.2.11.5', (text: string) => text.replace(/\/W \[0 \[(\d)/, (_, digit: string) => `/W [0 [${(Number(digit) + 3) % 10}`)],
    ['6.6.4', (text: string) => text.replace('<pdfaid:part>3', '<pdfaid:part>1')],
    ['6.6.3', (text: string) => text.replace('<xmp:ModifyDate>2026', '<xmp:ModifyDate>2025')],
    ['6.6.2.3', (text: string) => text.replace('<pdfaProperty:name>Version<', '<pdfaProperty:name>Edition<')],
    ['6.8', (text: string) => text.replace('/AFRelationship /Alternative', '/AFRelationship /Unspecified')],
    ['6.8', (text: string) => text.replace('/AF [', '/AX [')],
  ])('finds what breaks %s', async (clause, change) => {
    expect((await edited(change)).map((fault) => fault.split(':')[0])).toContain(clause);
  });

  it('refuses a document that is no PDF/A', async () => {
    const { sampleBookedTrip } = await import('#operations/invoices/rules/testing/sample-invoices.ts');
    const bytes = await documents.confirmationPdf(sampleBookedTrip(), '2026-11-22T08:00:00.000Z', null);
    expect(checkPdfA(bytes).map((fault) => fault.split(':')[0])).toEqual(expect.arrayContaining(['6.2.3', '6.6.4']));
  });
});
