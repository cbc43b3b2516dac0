import type { SiteKey, SiteLanguage } from '#domain/sites/keys.ts';
import type { AnyDocument } from './entries.ts';
import type { ContentKind } from './kinds.ts';
import { isRichText } from './rich-text.ts';

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** One stored row: a text of one kind, for one site, in one language. `document` is JSON with clean HTML. */
export type ContentEntry = {
  /** `city`: the figures from which a city's page is made. */
  readonly kind: ContentKind | 'city';
  readonly slug: string;
  readonly site: SiteKey;
  readonly language: SiteLanguage;
  readonly position: number;
  readonly document: JsonValue;
};

/** A row of any kind, as the store contains it. */
export type StoredRow = {
  readonly kind: string;
  readonly slug: string;
  readonly site: string;
  readonly language: string;
  readonly position: number;
  readonly document: JsonValue;
};

/** An issue and its location. `file` is relative to the content folder; `field` is a dotted path, empty for the whole file. */
export type ContentIssue = { readonly file: string; readonly field: string; readonly message: string };

/** The document as JSON. Of a rich text only its clean HTML is stored; reading parses the nodes again. */
export function formatDocument(document: AnyDocument): JsonValue {
  return formatValue(document);
}

/** A value of a file as JSON. Throws a TypeError if it is not JSON. */
export function formatValue(value: unknown): JsonValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(formatValue);
  if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no place in a content document`);
  if (isRichText(value)) return value.html;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, formatValue(part)]));
}
