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

/** One line for each country's kilometres, because a line has one VAT rate. */
export function lineNodes(paper: Invoice | CreditNote, formats: DocumentFormats): readonly XmlNode[] {
  return paper.vat.map((line, index) => lineNode(paper, { line, id: String(index + 1), formats }));
}

type LineInput = { readonly line: VatLine; readonly id: string; readonly formats: DocumentFormats };

function lineNode(paper: Invoice | CreditNote, { line, id, formats: { t, words: travel, number, country } }: LineInput): XmlNode {
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
      [quantity, '1', { unitCode: 'C62' }],
      amount('cbc:LineExtensionAmount', line.netCents),
      ['cac:Item', item],
      ['cac:Price', [amount('cbc:PriceAmount', line.netCents)]],
    ],
  ];
}

export const vatScheme: XmlNode = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];
