import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';

/**
 * An element: its name with its prefix, and text or elements in schema order. Empty ones are left out, because EN 16931 allows no empty
 * element; null is written as an empty element, where a schema requires it.
 */
export type XmlNode = readonly [name: string, content: string | readonly XmlNode[] | null, attributes?: Readonly<Record<string, string>>];

/** The root's name, the namespace of names without a prefix, and the namespaces of prefixes. */
export type XmlRoot = { readonly name: string; readonly namespace?: string; readonly prefixes: Readonly<Record<string, string>> };

/** An XML document as text. */
export function composeXml({ name, namespace, prefixes }: XmlRoot, nodes: readonly XmlNode[]): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const root = document.ele(namespace ?? namespaceOf(prefixes, name), name);
  for (const [prefix, uri] of Object.entries(prefixes)) root.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, uri);
  for (const node of nodes) append(root, { node, prefixes });
  return document.end({ prettyPrint: true, allowEmptyTags: true });
}

type Appending = { readonly node: XmlNode; readonly prefixes: XmlRoot['prefixes'] };

function append(parent: XMLBuilder, { node: [name, content, attributes = {}], prefixes }: Appending): void {
  if (isEmpty(content)) return;
  const element = parent.ele(namespaceOf(prefixes, name), name, attributes);
  if (typeof content === 'string') {
    element.txt(xmlText(content));
    return;
  }
  for (const node of content ?? []) append(element, { node, prefixes });
}

function namespaceOf(prefixes: XmlRoot['prefixes'], name: string): string {
  const uri = prefixes[name.slice(0, name.indexOf(':'))];
  if (uri === undefined) throw new RangeError(`No namespace for ${name}`);
  return uri;
}

function isEmpty(content: XmlNode[1]): boolean {
  if (content === null) return false;
  return typeof content === 'string' ? xmlText(content) === '' : content.every(([, inner]) => isEmpty(inner));
}

/** XML 1.0 has no character for most controls and surrogate halves. */
function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '').trim();
}

/** Euros with two decimals: `-12.50`. */
export function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
