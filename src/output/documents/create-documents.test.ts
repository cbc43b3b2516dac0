import { describe, expect, it } from 'vitest';
import { formatCents } from '#domain/money/format-money.ts';
import { siteLanguages } from '#domain/sites/keys.ts';
import { languagesOfSite, tagOf } from '#domain/sites/language.ts';
import type { Trip } from '#domain/trip/trip.ts';
import {
  sampleBookedTrip,
  sampleCreditNote,
  sampleInvoice,
  sampleInvoiceDetails,
  sampleTwoReturnTrip,
} from '#operations/invoices/rules/testing/sample-invoices.ts';
import { createDocuments } from './create-documents.ts';
import { readPdf } from './testing/read-pdf.ts';
import { sampleAddresses } from './testing/sample-addresses.ts';

const now = '2026-11-22T08:00:00.000Z';
const documents = createDocuments({ addresses: sampleAddresses });
const trip = sampleBookedTrip();
const quoted = sampleBookedTrip({ status: 'Offerte', stage: 'quote', bookedAt: null });
const euros = (cents: number, tag = 'nl-NL') => formatCents(cents, tag).replace(/\s/g, ' ');

describe('quotePdf', () => {
  it('has itinerary, price lines marked as included or not, VAT by country, total, validity and terms', async () => {
    const { text, title, language } = await readPdf(await documents.quotePdf(quoted, now));
    expect(title).toBe('Offerte NL-26-104233');
    expect(language).toBe('nl-NL');
    for (const part of [
      'vr 12 mrt 2027, 08:30 Jaarbeursplein 6, 3521 AL Utrecht',
      'za 13 mrt 2027, 16:00 Domkloster 4, 50667 Köln, Duitsland',
      'Geldig tot za 5 dec 2026, 17:00',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Kilometers met uw groep 460,8 km × € 1,40 Inbegrepen € 645,12');
    expect(text).toContain('Tweede chauffeur Eenmalig Niet inbegrepen € 0');
    expect(text).toContain('Duitsland 258,4 € 997,59 19% € 189,54');
    expect(text).toContain('Totaal incl. btw € 2.114,57');
    expect(text).toContain('Dubbeldekker 72 € 2.114,57');
    expect(text).toContain('https://www.convoya.test/algemene-voorwaarden');
  });

  it('has the cancellation table with the exact moments', async () => {
    const { text } = await readPdf(await documents.quotePdf(quoted, now));
    expect(text).toContain('Tot en met ma 23 nov 2026, 09:00 0% Gratis');
    expect(text).toContain('Tot en met wo 10 mrt 2027, 08:30 75% € 1.585,93');
    expect(text).toContain('Daarna 100% € 2.114,57');
    expect(text).toContain('Als u bestelt op zo 22 nov 2026, 09:00.');
  });

  it('says that the price is at rates agreed with the customer, where a line is', async () => {
    const [option] = quoted.quote?.options ?? [];
    const lines = option?.lines.map((line) => ({ ...line, reason: { key: 'with-group' as const, values: { agreed: 1 } } })) ?? [];
    const quote = quoted.quote && option ? { ...quoted.quote, options: [{ ...option, lines }] } : null;
    const said = 'Berekend met de tarieven die met u zijn afgesproken.';
    expect((await readPdf(await documents.quotePdf({ ...quoted, quote }, now))).text).toContain(said);
    expect((await readPdf(await documents.quotePdf(quoted, now))).text).not.toContain(said);
  });

  it('is refused for a trip without a price', async () => {
    await expect(documents.quotePdf({ ...quoted, quote: null }, now)).rejects.toThrow(RangeError);
  });
});

describe('confirmationPdf', () => {
  it('names the customer, the driver’s contact, and the page number', async () => {
    const { text, pages } = await readPdf(await documents.confirmationPdf(trip, now, null));
    expect(text).toContain('Sanne de Vries');
    expect(text).toContain('Joris Bakker, 06 87654321');
    expect(text).toContain('Uw referentie PO-2027/0815');
    for (const [index, page] of pages.entries()) expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`);
  });

  it('shows the date of the cancellation', async () => {
    const cancelation = { feeCents: 21_146, at: '2027-01-15T09:00:00.000Z', reason: '' };
    const { text } = await readPdf(await documents.confirmationPdf({ ...trip, cancelation }, now, null));
    expect(text).toContain('Deze boeking is geannuleerd op vr 15 jan 2027, 10:00. Annuleringskosten incl. btw: € 211,46.');
  });
});

describe('invoicePdf', () => {
  it('has the particulars of article 226, with sums that add up', async () => {
    const invoice = sampleInvoice();
    const { text, title } = await readPdf(await documents.invoicePdf(invoice));
    expect(title).toBe('Factuur INV-NL-2026-000042');
    for (const part of [
      'INV-NL-2026-000042',
      '22-11-2026',
      'vrijdag 12 maart 2027 tot en met zaterdag 13 maart 2027',
      'PO-2027/0815',
      'Basisschool De Regenboog',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`Btw-nummer ${invoice.seller.vatNumber}`);
    expect(text).toContain('Btw-nummer NL004495445B01');
    expect(text).toContain(
      `Prijs excl. btw ${euros(invoice.netCents)} Btw ${euros(invoice.vatCents)} Totaal incl. btw ${euros(invoice.totalCents)}`,
    );
    for (const { netCents, vatCents } of invoice.vat)
      expect(text).toContain(`${euros(netCents)} ${netCents === 99_759 ? 19 : 9}% ${euros(vatCents)}`);
    expect(text).toContain('Aanbetaling 29-11-2026 € 528,64 Restbedrag 26-02-2027 € 1.585,93');
    expect(text).toContain('NL50 XXXX 0000 0000 00');
  });

  it('names both returns, and of each line the one that it belongs to', async () => {
    const { text } = await readPdf(await documents.invoicePdf(sampleInvoice(sampleTwoReturnTrip())));
    expect(text).toContain('Terug op twee tijden');
    expect(text).toContain('8 passagiers: terugrit za 13 mrt 2027, 18:00');
    expect(text).toContain('Voertuig (terugrit 18:00)');
    expect((await readPdf(await documents.invoicePdf(sampleInvoice()))).text).not.toContain('terugrit');
  });

  it('is drawn the same for the same invoice', async () => {
    const [first, second] = [await documents.invoicePdf(sampleInvoice()), await documents.invoicePdf(sampleInvoice())];
    expect((await readPdf(first)).pages).toEqual((await readPdf(second)).pages);
  });
});

describe('creditNotePdf', () => {
  it('names its invoice, the remaining fee and the refund', async () => {
    const note = sampleCreditNote();
    const { text } = await readPdf(await documents.creditNotePdf(note));
    expect(text).toContain('INV-NL-2026-000042 van 22-11-2026');
    expect(text).toContain(`Annuleringskosten die blijven incl. btw ${euros(note.fee.totalCents)}`);
    expect(text).toContain(`Gecrediteerd incl. btw ${euros(note.totalCents)}`);
    expect(text).toContain('krijgt u terug');
  });

  it('counts earlier payments towards the new invoice of a changed trip', async () => {
    const { text } = await readPdf(await documents.creditNotePdf({ ...sampleCreditNote(), reason: 'changed' }));
    expect(text).toContain('telt mee voor de nieuwe factuur');
    expect(text).not.toContain('krijgt u terug');
  });
});

describe('of a trip of one day', () => {
  it.each(siteLanguages)('every document fits on one page in %s', async (language) => {
    const site = Object.entries(languagesOfSite).find(([, languages]) =>
      (languages as readonly string[]).includes(language),
    )?.[0] as Trip['site'];
    const stops = trip.itinerary.stops.map((stop) => ({
      ...stop,
      departure: stop.departure === null ? null : { ...stop.departure, date: '2027-03-12' },
    }));
    const day = { ...trip, itinerary: { ...trip.itinerary, stops }, site, language };
    const drawings = {
      quote: await documents.quotePdf({ ...day, bookedAt: null, status: 'Offerte', stage: 'quote' }, now),
      confirmation: await documents.confirmationPdf(day, now, null),
      invoice: await documents.invoicePdf(sampleInvoice(day)),
    };
    const pages = await Promise.all(Object.entries(drawings).map(async ([name, pdf]) => [name, (await readPdf(pdf)).pages.length]));
    expect(Object.fromEntries(pages)).toEqual({ quote: 1, confirmation: 1, invoice: 1 });
  });

  it('a document is set larger if its page has room, and smaller if it would need another', async () => {
    const sizeOf = async (paper: Promise<Uint8Array>) => {
      const { sizes, pages } = await readPdf(await paper);
      return [pages.length, sizes.get(sampleInvoice().service.reference)?.toFixed(2)];
    };
    expect(await sizeOf(documents.creditNotePdf(sampleCreditNote()))).toEqual([1, '10.01']);
    const invoice = sampleInvoice();
    const lines = Array.from({ length: 12 }, () => invoice.lines).flat();
    expect(await sizeOf(documents.invoicePdf({ ...invoice, lines }))).toEqual([3, '8.70']);
  });
});

describe('every PDF', () => {
  it.each(siteLanguages)('is written in %s', async (language) => {
    const site = Object.entries(languagesOfSite).find(([, languages]) =>
      (languages as readonly string[]).includes(language),
    )?.[0] as Trip['site'];
    const abroad = { ...trip, site, language };
    const bytes = [await documents.quotePdf({ ...quoted, site, language }, now), await documents.invoicePdf(sampleInvoice(abroad))];
    for (const pdf of bytes) {
      const read = await readPdf(pdf);
      expect(read.language).toBe(tagOf(language));
      expect(read.text).toContain(euros(211_457, tagOf(language)));
      expect(read.outside).toEqual([]);
    }
  });

  it('shows Polish, Czech and other Latin names letter by letter', async () => {
    const customer = { ...trip.customer, firstName: 'Żółć Łukasz', lastName: 'Dvořák Šťastný Ğüneş Őz' };
    const { text } = await readPdf(await documents.confirmationPdf({ ...trip, customer }, now, null));
    // A word drawn with two fonts is read back in pieces.
    expect(text.replaceAll(' ', '')).toContain('ŻółćŁukaszDvořákŠťastnýĞüneşŐz');
  });

  it.each([
    ['a book', 'x'.repeat(5_000)],
    ['a book of words', 'lange naam '.repeat(500)],
    ['emoji', '👩‍👩‍👧‍👦🎉🚌'.repeat(200)],
    ['another alphabet from right to left', 'שלום עליכם \u202e مرحبا'.repeat(50)],
    ['script', '<script>alert(1)</script><b>&amp;'.repeat(20)],
    ['controls', 'a\u0000b\r\nc\u2028d\ud800e'],
    ['marks upon marks', `Z${'\u0301'.repeat(3_000)}algo`],
  ])(
    'stays on its paper with %s for a name',
    async (_, name) => {
      const contact = { name, phoneNumber: name };
      const stops = trip.itinerary.stops.map((stop) => ({ ...stop, place: { ...stop.place, name, street: name, town: name, zip: name } }));
      const odd: Trip = {
        ...trip,
        customer: { ...trip.customer, firstName: name, lastName: name, organisation: name },
        itinerary: { ...trip.itinerary, stops },
        firstContact: contact,
        secondContact: contact,
        invoice: {
          ...sampleInvoiceDetails,
          organisation: name,
          street: name,
          city: name,
          zipcode: name,
          purchaseOrder: name,
          vatNumber: name,
        },
      };
      for (const pdf of [await documents.confirmationPdf(odd, now, null), await documents.invoicePdf(sampleInvoice(odd))]) {
        const { outside, pages, text } = await readPdf(pdf);
        expect(outside).toEqual([]);
        expect(pages.length).toBeLessThanOrEqual(6);
        expect(text).toContain('€ 2.114,57');
      }
    },
    30_000,
  );
});
