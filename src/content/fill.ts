import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import { pathTo } from '#domain/sites/links.ts';
import { getSite } from '#domain/sites/registry.ts';
import { parsePageHref } from './link-target.ts';
import { fillPlaceholders, getPlaceholderValues, type PlaceholderValues } from './placeholders.ts';
import { createRichText, isRichText, type RichNode } from './rich-text.ts';

export type Place = { readonly site: SiteKey; readonly language: SiteLanguage };
type Filling = Place & { readonly values: PlaceholderValues };

/** The document as this place reads it: the brand's facts in, links to pages turned into this site's own addresses. */
export function fillDocument<Document extends object>(document: Document, place: Place): Document {
  const filling = { ...place, values: getPlaceholderValues(place.site, place.language) };
  // The walk keeps every key and type and changes only what strings say.
  return fillValue(document, filling) as Document;
}

function fillValue(value: unknown, filling: Filling): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, filling.values);
  if (Array.isArray(value)) return value.map((part) => fillValue(part, filling));
  if (typeof value !== 'object' || value === null) return value;
  if (isRichText(value)) return createRichText(value.nodes.map((node) => fillNode(node, filling)));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, filling)]));
}

function fillNode(node: RichNode, filling: Filling): RichNode {
  if ('text' in node) return { text: fillPlaceholders(node.text, filling.values) };
  const link = node.href === null ? null : parsePageHref(node.href);
  const href = link === null ? node.href : pathTo({ site: getSite(filling.site), language: filling.language }, link);
  return { ...node, href, children: node.children.map((child) => fillNode(child, filling)) };
}
