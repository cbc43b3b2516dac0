import { formatMonth } from '#domain/calendar/format-month.ts';
import { shorten } from '#domain/input/clean-text.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { companies } from '#domain/sites/brand.ts';
import type { SelfBilled } from '#operations/partners/rules/self-billed.ts';
import { vatByCountry } from '#operations/partners/rules/statement.ts';
import type { DocumentFormats } from '../formats.ts';
import { identityOf } from '../pdf-documents/identity.ts';
import type { BillingDocument, PdfBlock } from '../pdf-documents/pdf-document.ts';
import type { PartnerTranslate } from './partner-texts.ts';
import { mentionOf, sayLine, sayTreatment } from './self-billed-words.ts';

type Writing = { readonly selfBilled: SelfBilled; readonly formats: DocumentFormats; readonly p: PartnerTranslate };

/** An invoice in a partner's name, with the particulars and wording of Directive 2006/112 art. 226: 10a, and 11a if we owe the VAT. */
export function createSelfBilledPdf(selfBilled: SelfBilled, formats: DocumentFormats, p: PartnerTranslate): BillingDocument {
  const writing = { selfBilled, formats, p };
  const { date } = formats;
  const { kind, number, issuedOn, dueOn, month, corrects, supplier, site } = selfBilled;
  const heading = p(kind === 'self-billed' ? 'billing.title' : 'billing.credit');
  return {
    languageTag: formats.tag,
    title: `${heading} ${number}`,
    heading,
    facts: [
      { label: p('billing.number'), value: number, strong: true },
      { label: p('billing.issuedOn'), value: date(issuedOn) },
      { label: p('billing.period'), value: formatMonth(month, formats.tag) },
      ...(corrects === null
        ? [{ label: p('billing.dueOn'), value: date(dueOn) }]
        : [{ label: p('billing.corrects'), value: p('billing.correctsOf', { number: corrects.number, date: date(corrects.issuedOn) }) }]),
      ...(supplier.iban === '' ? [] : [{ label: p('billing.iban'), value: supplier.iban }]),
    ],
    blocks: [partiesOf(writing), { type: 'paragraph', text: mentionOf(selfBilled, writing) }, linesOf(writing), vatOf(writing)],
    identity: identityOf(site, formats),
    pageOf: (page, pages) => formats.t('page', { page, pages }),
    createdAt: `${issuedOn}T00:00:00.000Z`,
  };
}

function partiesOf({ selfBilled: { supplier, site }, formats: { t, country }, p }: Writing): PdfBlock {
  const { legalName, street, zip, city, country: home, vatNumber } = companies[site];
  return {
    type: 'parties',
    parties: [
      {
        title: p('billing.supplier'),
        lines: [
          shorten(supplier.name),
          shorten(supplier.street),
          `${shorten(supplier.zip, 20)} ${shorten(supplier.city)}`,
          country(supplier.country),
          t('invoice.vatNumber', { number: supplier.vatNumber }),
        ],
      },
      {
        title: p('billing.customer'),
        lines: [legalName, street, `${zip} ${city}`, country(home), t('invoice.vatNumber', { number: vatNumber })],
      },
    ],
  };
}

function linesOf({ selfBilled: { lines }, formats: { date, money }, p }: Writing): PdfBlock {
  return {
    type: 'table',
    title: p('order.price'),
    columns: [
      { label: p('statement.day'), share: 0.16 },
      { label: p('statement.what'), share: 0.66 },
      { label: p('statement.net'), share: 0.18, atEnd: true },
    ],
    rows: lines.map((line) => [date(line.day), sayLine(line, p), money(line.netCents)]),
  };
}

function vatOf({ selfBilled, formats: { money, tag, country }, p }: Writing): PdfBlock {
  const shares = vatByCountry(selfBilled.lines.map((line) => ({ ...line, disputed: null })));
  return {
    type: 'table',
    title: p('statement.byCountry'),
    columns: [
      { label: p('statement.country'), share: 0.2 },
      { label: p('statement.net'), share: 0.16, atEnd: true },
      { label: p('statement.rate'), share: 0.12, atEnd: true },
      { label: '', share: 0.36 },
      { label: p('statement.vat'), share: 0.16, atEnd: true },
    ],
    rows: shares.map(({ countryCode, ratePercent, treatment, netCents, vatCents }) => [
      country(countryCode),
      money(netCents),
      // If the customer owes the VAT, we state no rate (art. 226a).
      treatment === 'charged' ? formatPercent(ratePercent, tag) : '',
      sayTreatment(treatment, p),
      money(vatCents),
    ]),
    totals: [
      { label: p('statement.net'), value: money(selfBilled.netCents) },
      { label: p('statement.vat'), value: money(selfBilled.vatCents) },
      { label: p('statement.total'), value: money(selfBilled.totalCents), strong: true },
    ],
  };
}
