import { composeXml, euros, type XmlNode } from '../e-invoice/xml-tree.ts';

const namespaces = {
  Invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  CreditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
} as const;

const prefixes = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
} as const;

/** A UBL 2.1 document as text. */
export function composeUbl(name: 'Invoice' | 'CreditNote', nodes: readonly XmlNode[]): string {
  return composeXml({ name, namespace: namespaces[name], prefixes }, nodes);
}

/** Euros in their own element. */
export function amount(name: string, cents: number): XmlNode {
  return [name, euros(cents), { currencyID: 'EUR' }];
}

export const vatScheme: XmlNode = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];
