import type { InvoiceTerms, LineTerms, VatTerms } from '../e-invoice/invoice-terms.ts';
import type { XmlNode } from '../e-invoice/xml-tree.ts';
import { amount, vatScheme } from './ubl-root.ts';

export function taxTotalNode({ vat, vatCents }: Pick<InvoiceTerms, 'vat' | 'vatCents'>): XmlNode {
  return ['cac:TaxTotal', [amount('cbc:TaxAmount', vatCents), ...vat.map(subtotalNode)]];
}

function subtotalNode({ category, ratePercent, netCents, vatCents, reasonCode, reason }: VatTerms): XmlNode {
  const kind: readonly XmlNode[] = [
    ['cbc:ID', category],
    ['cbc:Percent', String(ratePercent)],
    ['cbc:TaxExemptionReasonCode', reasonCode],
    ['cbc:TaxExemptionReason', reason],
    vatScheme,
  ];
  return ['cac:TaxSubtotal', [amount('cbc:TaxableAmount', netCents), amount('cbc:TaxAmount', vatCents), ['cac:TaxCategory', kind]]];
}

export function totalsNode({ netCents, totalCents }: Pick<InvoiceTerms, 'netCents' | 'totalCents'>): XmlNode {
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

export function lineNode(kind: InvoiceTerms['kind'], terms: LineTerms): XmlNode {
  const { id, name, description, note, netCents, category, ratePercent } = terms;
  const [line, quantity] =
    kind === 'invoice' ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity'] : ['cac:CreditNoteLine', 'cbc:CreditedQuantity'];
  const item: readonly XmlNode[] = [
    ['cbc:Description', description],
    ['cbc:Name', name],
    ['cac:ClassifiedTaxCategory', [['cbc:ID', category], ['cbc:Percent', String(ratePercent)], vatScheme]],
  ];
  return [
    line,
    [
      ['cbc:ID', id],
      ['cbc:Note', note],
      [quantity, '1', { unitCode: 'C62' }],
      amount('cbc:LineExtensionAmount', netCents),
      periodNode(terms),
      ['cac:Item', item],
      ['cac:Price', [amount('cbc:PriceAmount', netCents)]],
    ],
  ];
}

/** The period of all trips, or of one on a summary invoice (BG-14, BG-26). */
export function periodNode({ startsOn, endsOn }: Pick<LineTerms, 'startsOn' | 'endsOn'>): XmlNode {
  return [
    'cac:InvoicePeriod',
    [
      ['cbc:StartDate', startsOn],
      ['cbc:EndDate', endsOn],
    ],
  ];
}
