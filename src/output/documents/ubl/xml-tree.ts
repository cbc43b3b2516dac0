import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';

/**
 * An element: its name with its prefix, and text or elements in schema order. Empty ones are left out, because EN 16931 allows no empty
 * element.
 */
export type XmlNode = readonly [name: string, content: string | readonly XmlNode[], attributes?: Readonly<Record<string, string>>];

const namespaces = {
  Invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  CreditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
} as const;

/** A UBL 2.1 document as text. */
export function composeUbl(name: 'Invoice' | 'CreditNote', nodes: readonly XmlNode[]): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const root = document.ele(namespaces[name], name);
  root.att('http://www.w3.org/2000/xmlns/', 'xmlns:cac', namespaces.cac);
  root.att('http://www.w3.org/2000/xmlns/', 'xmlns:cbc', namespaces.cbc);
  for (const node of nodes) append(root, node);
  return document.end({ prettyPrint: true });
}

function append(parent: XMLBuilder, [name, content, attributes = {}]: XmlNode): void {
  if (isEmpty(content)) return;
  const prefix = name.startsWith('cbc:') ? 'cbc' : 'cac';
  const element = parent.ele(namespaces[prefix], name, attributes);
  if (typeof content === 'string') {
    element.txt(xmlText(content));
    return;
  }
  for (const node of content) append(element, node);
}

function isEmpty(content: XmlNode[1]): boolean {
  return typeof content === 'string' ? xmlText(content) === '' : content.every(([, inner]) => isEmpty(inner));
}

/** XML 1.0 has no character for most controls and surrogate halves. */
function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim();
}

/** Euros with two decimals: `-12.50`. */
export function amount(name: string, cents: number): XmlNode {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return [name, `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`, { currencyID: 'EUR' }];
}
