import { shorten } from '#domain/input/clean-text.ts';
import type { VatLine } from '#domain/pricing/vat/vat-line.ts';
import type { CreditNote, Invoice, InvoiceAmounts } from '#operations/invoices/rules/invoice.ts';
import { groupVat, type VatGroup, vatCategoryOf } from '#operations/invoices/rules/vat-groups.ts';
import type { DocumentFormats } from '../formats.ts';
import { amount, type XmlNode } from './xml-tree.ts';

export function taxTotalNode({ vat, vatCents }: InvoiceAmounts, formats: DocumentFormats): XmlNode {
  return ['cac:TaxTotal', [amount('cbc:TaxAmount', vatCents), ...groupVat(vat).map((group) => subtotalNode(group, formats))]];
}

/** The reason is given as text: the code list VATEX has no code for passenger transport, only for VAT that the customer owes. */
function subtotalNode({ category, ratePercent, netCents, vatCents, exemptions, mentions }: VatGroup, { t }: DocumentFormats): XmlNode {
  const reason = [...exemptions.map((exemption) => t(`exemptions.${exemption}`)), ...mentions].join('; ');
  return [
    'cac:TaxSubtotal',
    [
      amount('cbc:TaxableAmount', netCents),
      amount('cbc:TaxAmount', vatCents),
      [
        'cac:TaxCategory',
        [
          ['cbc:ID', category],
          ['cbc:Percent', String(ratePercent)],
          ['cbc:TaxExemptionReasonCode', category === 'AE' ? 'VATEX-EU-AE' : ''],
          ['cbc:TaxExemptionReason', reason],
          vatScheme,
        ],
      ],
    ],
  ];
}

export function totalsNode({ netCents, totalCents }: Pick<InvoiceAmounts, 'netCents' | 'totalCents'>): XmlNode {
  return [
    'cac:LegalMonetaryTotal',
    [
      amount('cbc:LineExtensionAmount', netCents),
      amount('cbc:TaxExclusiveAmount', netCents),
      amount('cbc:TaxInclusiveAmount', totalCents),
      amount('cbc:PayableAmount', totalCents),
    ],
  ];
}

/** One line for each country's kilometres, because a line has one VAT rate; on a summary invoice those of each trip in turn. */
export function lineNodes(paper: Invoice | CreditNote, formats: DocumentFormats): readonly XmlNode[] {
  const trips = paper.kind === 'invoice' ? (paper.trips ?? [paper]) : [paper];
  const lines = trips.flatMap((trip) => trip.vat.map((line) => ({ trip, line })));
  const isSummary = paper.kind === 'invoice' && paper.trips !== undefined;
  return lines.map(({ trip, line }, index) => lineNode(trip, { line, id: String(index + 1), isOfSummary: isSummary, formats }));
}

type LineInput = { readonly line: VatLine; readonly id: string; readonly isOfSummary: boolean; readonly formats: DocumentFormats };

function lineNode(paper: Invoice | CreditNote, { line, id, isOfSummary, formats }: LineInput): XmlNode {
  const { t, words: travel, number, country } = formats;
  const { kind, service } = paper;
  const isOfTrip = kind === 'credit-note' || paper.subject === 'trip';
  const [name, quantity] =
    kind === 'invoice' ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity'] : ['cac:CreditNoteLine', 'cbc:CreditedQuantity'];
  const route = travel.route({ from: shorten(service.from), to: shorten(service.to) });
  const words = { reference: service.reference, route, kilometres: number(line.kilometres) };
  const category: XmlNode = [
    'cac:ClassifiedTaxCategory',
    [['cbc:ID', vatCategoryOf(line)], ['cbc:Percent', String(line.ratePercent)], vatScheme],
  ];
  const item: readonly XmlNode[] = [
    ['cbc:Description', isOfTrip ? t('item.description', words) : t('item.cancellation', words)],
    ['cbc:Name', t(isOfTrip ? 'item.name' : 'item.cancellationName', { country: country(line.countryCode) })],
    category,
  ];
  return [
    name,
    [
      ['cbc:ID', id],
      ['cbc:Note', isOfSummary ? orderNote(paper, formats) : ''],
      [quantity, '1', { unitCode: 'C62' }],
      amount('cbc:LineExtensionAmount', line.netCents),
      isOfSummary ? periodNode(paper.service) : ['cac:InvoicePeriod', []],
      ['cac:Item', item],
      ['cac:Price', [amount('cbc:PriceAmount', line.netCents)]],
    ],
  ];
}

/** On a summary invoice the customer's own number of an order is with its trip (BT-127): the document has room for one. */
function orderNote({ purchaseOrder }: Invoice | CreditNote, { t }: DocumentFormats): string {
  return purchaseOrder === '' ? '' : `${t('invoice.purchaseOrder')}: ${shorten(purchaseOrder, 200)}`;
}

/** When the trip took place, or the period of all (BG-26, BG-14). */
export function periodNode({ startsOn, endsOn }: Pick<Invoice['service'], 'startsOn' | 'endsOn'>): XmlNode {
  return [
    'cac:InvoicePeriod',
    [
      ['cbc:StartDate', startsOn],
      ['cbc:EndDate', endsOn],
    ],
  ];
}

export const vatScheme: XmlNode = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];
