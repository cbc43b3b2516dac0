import { describe, expect, it } from 'vitest';
import { codesOf, travelOf } from '#api/testing/ask.ts';
import { textLimits } from '#domain/input/text-limits.ts';
import { checkTags } from '#output/documents/testing/check-pdf.ts';
import { checkPdfA, readEnclosed } from '#output/documents/testing/check-pdfa.ts';
import { findBrokenRules } from '#output/documents/testing/check-ubl.ts';
import { readGlyphs } from '#output/documents/testing/read-glyphs.ts';
import { readPdf } from '#output/documents/testing/read-pdf.ts';
import { createQuote } from '../testing/quote-by-api.ts';

/** What people type for an invoice, followed through the API to the documents. */
describe('for an invoice', () => {
  it('a VAT number may be typed with spaces, points and small letters: it is stored, printed and sent without', async () => {
    const { save, order } = await createQuote();
    const invoice = { organisation: 'Basisschool De Regenboog', vatNumber: ' nl 8537.46.011 b01 ' };
    expect(codesOf(await save({ invoice }))).toEqual([]);
    const { billingDocument, ubl, documents } = await order();
    expect(billingDocument.buyer.vatNumber).toBe('NL853746011B01');
    expect(ubl).toContain('<cbc:CompanyID>NL853746011B01</cbc:CompanyID>');
    expect(findBrokenRules(ubl)).toEqual([]);
    expect((await readPdf(await documents.invoicePdf(billingDocument))).text).toContain('NL853746011B01');
  });

  it('a Leitweg-ID with a wrong check digit is refused beside its field and nothing is saved; the right one gives an XRechnung', async () => {
    const { asking, quoteId, save, order } = await createQuote();
    const town = { organisation: 'Stadt Bremen', country: 'DE', zipcode: '28195', city: 'Bremen', street: 'Am Markt 21' };
    const before = await asking.readVersion(quoteId);
    expect(codesOf(await save({ invoice: { ...town, buyerReference: '04011000-1234512345-07' } }))).toEqual([
      'invoice.buyerReference leitweg-id',
    ]);
    expect(await asking.readVersion(quoteId)).toBe(before);
    expect(codesOf(await save({ invoice: { ...town, buyerReference: '04011000-1234512345-06' } }))).toEqual([]);
    const { ubl } = await order();
    expect(ubl).toContain('xrechnung_3.0</cbc:CustomizationID>');
    expect(findBrokenRules(ubl)).toEqual([]);
  });

  it('a name of 200 Thai letters is refused beside its field; the longest one that is accepted is printed within the page and sent whole', async () => {
    const { save, order } = await createQuote();
    const long = 'โรงเรียนสาธิตมหาวิทยาลัยน้ำใจ'.repeat(7).slice(0, 200);
    expect(codesOf(await save({ invoice: { organisation: long } }))).toEqual(['invoice.organisation too-long']);
    const organisation = long.slice(0, textLimits.organisation);
    travelOf(await save({ invoice: { organisation } }));
    const { billingDocument, ubl, documents } = await order();
    expect(billingDocument.buyer.name).toBe(organisation);
    expect(ubl).toContain(`<cbc:RegistrationName>${organisation}</cbc:RegistrationName>`);
    const bytes = await documents.invoicePdf(billingDocument);
    const glyphs = await readGlyphs(bytes);
    expect(glyphs.filter(({ id }) => id === 0)).toEqual([]);
    expect(glyphs.filter(({ letters }) => /\p{Script=Thai}/u.test(letters)).length).toBeGreaterThan(50);
    const { outside, pages } = await readPdf(bytes);
    expect([outside, pages.length]).toEqual([[], 1]);
    expect([checkPdfA(bytes), await checkTags(bytes), readEnclosed(bytes)?.xml]).toEqual([[], [], ubl]);
    expect(bytes.length).toBeLessThan(60_000);
  });

  it('a longer name is refused beside its field, in Thai letters as in others', async () => {
    const { save } = await createQuote();
    for (const letter of ['ก', 'x']) {
      expect(codesOf(await save({ invoice: { organisation: letter.repeat(5_000) } }))).toEqual([
        expect.stringMatching(/^invoice\.organisation too-long/),
      ]);
    }
  });
});
