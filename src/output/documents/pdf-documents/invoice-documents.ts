import { shorten } from '#domain/input/clean-text.ts';
import { addressOf } from '#domain/sites/addresses.ts';
import { formatRegisterNumber } from '#domain/trip/public-buyer.ts';
import { isFrenchTrade } from '#operations/invoices/rules/endpoint.ts';
import type { CreditNote, Invoice, InvoicedPart } from '#operations/invoices/rules/invoice.ts';
import { sayParts, titleOfParts } from '#output/texts/travel/say-parts.ts';
import type { DocumentFormats } from '../formats.ts';
import { identityOf } from './identity.ts';
import { paymentBlocks } from './payment-blocks.ts';
import type { BillingDocument, PdfBlock, PdfContext, PdfRow, PdfSummary } from './pdf-document.ts';
import { priceBlock, totalsOf, vatBlocks } from './price-blocks.ts';

/** The invoice for people, with the particulars of Directive 2006/112 art. 226. */
export function createInvoicePdf(invoice: Invoice, { formats, addresses }: PdfContext): BillingDocument {
  const { t, date } = formats;
  const isOfTrip = invoice.subject === 'trip';
  return createBillingPdf(invoice, formats, {
    heading: t('invoice.title'),
    summary: summaryOf(invoice, { cents: invoice.totalCents, label: formats.words.t('price.total') }, formats),
    facts: [
      { label: t('invoice.number'), value: invoice.number, strong: true },
      { label: t('invoice.issuedOn'), value: date(invoice.issuedOn) },
      ...serviceRows(invoice, formats),
    ],
    blocks: [
      { type: 'paragraph', text: t(isOfTrip ? 'invoice.lead' : 'invoice.leadCancellation', { route: routeOf(invoice, formats) }) },
      ...partsBlock(invoice, formats),
      ...(isOfTrip
        ? [priceBlock({ ...invoice, parts: partsOf(invoice) }, formats), ...vatBlocks(invoice, formats)]
        : totalledVatBlocks(invoice, formats)),
      ...paymentBlocks(invoice, formats),
      ...frenchBlocks(invoice, formats),
      { type: 'paragraph', text: t('terms', { url: addressOf(invoice, { page: 'terms' }, addresses) }) },
    ],
  });
}

/** The credit note for people: it names the invoice (art. 219), the amount still owed and the amount paid back. */
export function createCreditNotePdf(note: CreditNote, { formats, addresses }: PdfContext): BillingDocument {
  const { t, date } = formats;
  const { number, issuedOn } = note.invoice;
  return createBillingPdf(note, formats, {
    heading: t('creditNote.title'),
    summary: summaryOf(note, { cents: note.totalCents, label: t('creditNote.credited') }, formats),
    facts: [
      { label: t('creditNote.number'), value: note.number, strong: true },
      { label: t('creditNote.issuedOn'), value: date(note.issuedOn) },
      { label: t('creditNote.invoice'), value: t('creditNote.invoiceOf', { number, date: date(issuedOn) }) },
      ...serviceRows(note, formats),
    ],
    blocks: [
      { type: 'paragraph', text: t(`creditNote.reasons.${note.reason}`) },
      ...(note.invoice.isSummary === true ? [{ type: 'paragraph', text: t('creditNote.onSummary') } as const] : []),
      ...partsBlock(note, formats),
      settlement(note, formats),
      ...totalledVatBlocks(note, formats),
      { type: 'paragraph', text: t(note.reason === 'cancelled' ? 'creditNote.note' : 'creditNote.noteChanged') },
      { type: 'paragraph', text: t('terms', { url: addressOf(note, { page: 'terms' }, addresses) }) },
    ],
  });
}

/** What an invoice between companies in France must say of late payment and of early (Code de commerce art. L441-9). */
export function frenchBlocks(invoice: Invoice, { t }: DocumentFormats): readonly PdfBlock[] {
  if (!isFrenchTrade(invoice)) return [];
  return [{ type: 'paragraph', text: [t('french.penalties'), t('french.recovery'), t('french.discount')].join(' ') }];
}

/** The VAT and the totals below it, for a document without price lines. */
function totalledVatBlocks(billingDocument: Invoice | CreditNote, formats: DocumentFormats): readonly PdfBlock[] {
  return vatBlocks(billingDocument, formats).map((block, index) =>
    block.type === 'table' && index === 0 ? { ...block, totals: totalsOf(billingDocument, formats) } : block,
  );
}

type BillingPdf = Pick<BillingDocument, 'heading' | 'facts' | 'blocks'> & { readonly summary: PdfSummary };

/** The kind of document and its total. */
function summaryOf(
  billingDocument: Invoice | CreditNote,
  sum: { readonly cents: number; readonly label: string },
  formats: DocumentFormats,
): PdfSummary {
  const { t, words, day, money } = formats;
  const { startsOn, endsOn, passengers, vehicles } = billingDocument.service;
  const days = startsOn === endsOn ? day(startsOn) : t('invoice.period', { from: day(startsOn), to: day(endsOn) });
  return {
    title: routeOf(billingDocument, formats),
    lines: [days, `${words.passengers(passengers)} · ${words.vehicles(vehicles)}`],
    amount: { value: money(sum.cents), lines: [sum.label] },
  };
}

export function createBillingPdf(
  billingDocument: Invoice | CreditNote,
  formats: DocumentFormats,
  { heading, summary, facts, blocks }: BillingPdf,
): BillingDocument {
  const { t, tag } = formats;
  return {
    languageTag: tag,
    title: `${heading} ${billingDocument.number}`,
    heading,
    summary,
    facts,
    blocks: [partiesOf(billingDocument, formats), ...blocks],
    identity: identityOf(billingDocument.site, formats, billingDocument.seller),
    pageOf: (page, pages) => t('page', { page, pages }),
    createdAt: `${billingDocument.issuedOn}T00:00:00.000Z`,
  };
}

/** The issuer and the recipient. */
export function partiesOf({ seller, buyer, vat }: Invoice | CreditNote, { t, country }: DocumentFormats): PdfBlock {
  const vatNumber = (number: string) => (number === '' ? '' : t('invoice.vatNumber', { number: shorten(number, 40) }));
  // If VAT of another state is charged, our number there is printed beside ours.
  const charged = vat.filter(({ vatCents }) => vatCents > 0).map(({ countryCode }) => countryCode);
  const abroad = [...new Set(charged)].map((state) => vatNumber(seller.vatNumbersAbroad?.[state] ?? ''));
  const ours = [
    seller.legalName,
    seller.street,
    `${seller.zip} ${seller.city}`,
    country(seller.country),
    vatNumber(seller.vatNumber),
    ...abroad,
  ];
  const theirs = [
    shorten(buyer.name),
    buyer.attention === '' ? '' : t('invoice.attention', { name: shorten(buyer.attention) }),
    shorten(buyer.street),
    `${shorten(buyer.zipcode, 20)} ${shorten(buyer.city)}`,
    country(buyer.country),
    vatNumber(buyer.vatNumber),
    buyer.organisationNumber
      ? t('invoice.organisationNumber', { number: formatRegisterNumber(buyer.organisationNumber, buyer.country) })
      : '',
  ];
  const parties = [
    { title: t('invoice.to'), lines: theirs.filter((line) => line !== '') },
    { title: t('invoice.from'), lines: ours.filter((line) => line !== '') },
  ];
  return { type: 'parties', parties };
}

function serviceRows(
  { service, purchaseOrder, buyerReference = '' }: Invoice | CreditNote,
  { t, date }: DocumentFormats,
): readonly PdfRow[] {
  const { startsOn, endsOn, reference } = service;
  const days = startsOn === endsOn ? date(startsOn) : t('invoice.period', { from: date(startsOn), to: date(endsOn) });
  const order = shorten(purchaseOrder);
  const theirs = shorten(buyerReference);
  return [
    { label: t('invoice.serviceOn'), value: days },
    { label: t('reference'), value: reference },
    ...(order === '' ? [] : [{ label: t('invoice.purchaseOrder'), value: order }]),
    ...(theirs === '' ? [] : [{ label: t('invoice.buyerReference'), value: theirs }]),
  ];
}

/** The parts of a group that boards or returns separately; the rest of the trip is in the summary. */
function partsBlock(billingDocument: Invoice | CreditNote, { t, words }: DocumentFormats): readonly PdfBlock[] {
  const parts = partsOf(billingDocument).map((part) => ({ ...part, arrives: null, vehicles: [] }));
  if (parts.length === 0) return [];
  const rows = [{ label: titleOfParts(parts, words), value: sayParts(parts, words).join('\n') }];
  return [{ type: 'rows', title: t('trip.title'), rows }];
}

function partsOf({ service }: Invoice | CreditNote): readonly InvoicedPart[] {
  return service.parts ?? [];
}

function settlement({ invoice, fee, totalCents }: CreditNote, { t, money, number, country }: DocumentFormats): PdfBlock {
  const feeVat = fee.vat.map(({ countryCode, ratePercent, netCents, vatCents }) => ({
    label: t('creditNote.feeVat', { country: country(countryCode), rate: number(ratePercent), net: money(netCents) }),
    value: money(vatCents),
  }));
  const kept = fee.totalCents === 0 ? [] : [{ label: t('creditNote.fee'), value: money(fee.totalCents) }, ...feeVat];
  const rows = [
    { label: t('creditNote.invoiced'), value: money(invoice.totalCents) },
    ...kept,
    { label: t('creditNote.credited'), value: money(totalCents), strong: true },
  ];
  return { type: 'rows', title: t('creditNote.settlement'), rows };
}

export function routeOf({ service }: Pick<Invoice, 'service'>, { words }: DocumentFormats): string {
  return words.route({ from: shorten(service.from), to: shorten(service.to) });
}
