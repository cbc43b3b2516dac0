import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { asksForFeeRow, type FeeRow } from './describe-terms.ts';
import { parsePageHref } from './link-target.ts';
import { fillPlaceholders, getPlaceholderValues, isLeftOpen, type PlaceholderValues } from './placeholders.ts';
import { createRichText, isRichText, type RichNode } from './rich-text.ts';

export type Place = { readonly site: SiteKey; readonly language: SiteLanguage };
type Filling = Place & { readonly values: PlaceholderValues };

/** The document for a site: with the brand's facts and the current terms, and with links to pages as addresses of this site. */
export function fillDocument<Document extends object>(
  document: Document,
  place: Place,
  values = getPlaceholderValues(place.site, place.language),
): Document {
  const filling = { ...place, values };
  // The walk preserves all keys and types and changes only strings.
  return fillValue(document, filling) as Document;
}

function fillValue(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, filling.values);
  if (Array.isArray(value)) return value.map((part) => fillValue(part, filling));
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return createRichText(fillNodes(value.nodes, filling));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, filling)]));
}

/** Removes lines whose placeholders the brand file leaves empty, and lists that have no other lines. */
function fillNodes(nodes: readonly RichNode[], filling: Filling): readonly RichNode[] {
  return nodes
    .flatMap((node) => repeatLine(node, filling))
    .filter((node) => !isLine(node) || !isLeftOpen(textOf(node), filling.values))
    .map((node) => fillNode(node, filling))
    .filter((node) => !isList(node) || node.children.length > 0);
}

/** Repeats a line with a step of the cancellation scale for each step. */
function repeatLine(node: RichNode, { values }: Filling): readonly RichNode[] {
  if (!isLine(node) || !asksForFeeRow(textOf(node))) return [node];
  return values.feeRows.map((row) => fillFeeRow(node, row));
}

function fillFeeRow(node: RichNode, row: FeeRow): RichNode {
  if (!('text' in node)) return { ...node, children: node.children.map((child) => fillFeeRow(child, row)) };
  const text = Object.entries(row).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), node.text);
  return { text };
}

function fillNode(node: RichNode, filling: Filling): RichNode {
  if ('text' in node) return { text: fillPlaceholders(node.text, filling.values) };
  const link = node.href === null ? null : parsePageHref(node.href);
  const href = link === null ? node.href : pathTo({ site: getSite(filling.site), language: filling.language }, link);
  return { ...node, href, children: fillNodes(node.children, filling) };
}

type RichElement = Exclude<RichNode, { readonly text: string }>;

function isLine(node: RichNode): node is RichElement {
  return 'element' in node && (node.element === 'p' || node.element === 'li');
}

function isList(node: RichNode): node is RichElement {
  return 'element' in node && (node.element === 'ul' || node.element === 'ol');
}

function textOf(node: RichNode): string {
  return 'text' in node ? node.text : node.children.map(textOf).join('');
}
