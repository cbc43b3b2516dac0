import { shorten } from '#domain/input/clean-text.ts';
import { formatPercent } from '#domain/money/format-percent.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import type { Invoice } from '#operations/invoices/rules/invoice.ts';
import { mergeByCountry, vatCategoryOf } from '#operations/invoices/rules/vat-groups.ts';
import type { DocumentFormats } from '../formats.ts';
import { createBillingPdf, frenchBlocks, routeOf } from './invoice-documents.ts';
import { paymentBlocks } from './payment-blocks.ts';
import type { BillingDocument, PdfBlock, PdfContext, PdfRow } from './pdf-document.ts';
import { totalsOf, vatBlocks } from './price-blocks.ts';

/** A summary invoice for people: a row for each trip with its VAT by country, then the VAT of all (Directive 2006/112 art. 223 and 226). */
export function createSummaryPdf(invoice: Invoice, { formats, addresses }: PdfContext): BillingDocument {
  const { t, date, money, words } = formats;
  const trips = invoice.trips ?? [];
  const { startsOn, endsOn } = invoice.service;
  const days = t('invoice.period', { from: date(startsOn), to: date(endsOn) });
  const count = t('summary.trips', { count: trips.length });
  return createBillingPdf(invoice, formats, {
    heading: t('summary.title'),
    summary: { title: days, lines: [count], amount: { value: money(invoice.totalCents), lines: [words.t('price.total')] } },
    facts: [
      { label: t('invoice.number'), value: invoice.number, strong: true },
      { label: t('invoice.issuedOn'), value: date(invoice.issuedOn) },
      { label: t('summary.period'), value: days },
      ...referenceRows(invoice, formats),
    ],
    blocks: [
      { type: 'paragraph', text: t('summary.lead', { period: days }) },
      tripsBlock(invoice, formats),
      ...vatBlocks({ ...invoice, vat: mergeByCountry(invoice.vat) }, formats),
      ...paymentBlocks(invoice, formats),
      ...frenchBlocks(invoice, formats),
      { type: 'paragraph', text: t('terms', { url: addressOf(invoice, { page: 'terms' }, addresses) }) },
    ],
  });
}

/** The customer's references where all trips have the same; else each is in the row of its trip. */
function referenceRows({ purchaseOrder, buyerReference = '' }: Invoice, { t }: DocumentFormats): readonly PdfRow[] {
  const rows = [
    { label: t('invoice.purchaseOrder'), value: shorten(purchaseOrder) },
    { label: t('invoice.buyerReference'), value: shorten(buyerReference) },
  ];
  return rows.filter(({ value }) => value !== '');
}

function tripsBlock(invoice: Invoice, formats: DocumentFormats): PdfBlock {
  const { t, money } = formats;
  const rows = (invoice.trips ?? []).map((trip) => [
    describeTrip(trip, { isOrderShared: invoice.purchaseOrder !== '', formats }),
    String(trip.service.passengers),
    money(trip.netCents),
    money(trip.vatCents),
    money(trip.totalCents),
  ]);
  return {
    type: 'table',
    title: t('summary.tripsTitle'),
    columns: [
      { label: t('summary.trip'), share: 0.48 },
      { label: t('summary.people'), share: 0.1, atEnd: true },
      { label: t('summary.net'), share: 0.14, atEnd: true },
      { label: t('summary.vat'), share: 0.13, atEnd: true },
      { label: t('summary.total'), share: 0.15, atEnd: true },
    ],
    rows,
    totals: totalsOf(invoice, formats),
  };
}

type Describing = { readonly isOrderShared: boolean; readonly formats: DocumentFormats };

/** Reference and days, route, the order number, and the VAT of each country. */
function describeTrip(trip: Invoice, { isOrderShared, formats }: Describing): string {
  const { t, date, money, tag, country } = formats;
  const { reference, startsOn, endsOn } = trip.service;
  const days = startsOn === endsOn ? date(startsOn) : t('invoice.period', { from: date(startsOn), to: date(endsOn) });
  const rates = { S: null, Z: null, E: t('vat.exempt'), AE: t('vat.reverseCharge') } as const;
  return [
    `${reference}, ${days}`,
    routeOf(trip, formats),
    ...(trip.subject === 'cancellation' ? [t('summary.cancelled')] : []),
    ...(trip.purchaseOrder === '' || isOrderShared ? [] : [`${t('invoice.purchaseOrder')}: ${shorten(trip.purchaseOrder)}`]),
    ...trip.vat.map((line) =>
      t('summary.vatOf', {
        country: country(line.countryCode),
        rate: rates[vatCategoryOf(line)] ?? formatPercent(line.ratePercent, tag),
        net: money(line.netCents),
        vat: money(line.vatCents),
      }),
    ),
  ].join('\n');
}
