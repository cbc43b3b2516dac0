import * as v from 'valibot';
import { countryNameOf } from '#domain/sites/country-name.ts';
import { type SiteKey, type SiteLanguage, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';
import { getSite } from '#domain/sites/registry.ts';
import type { ContentIssue } from './content-entry.ts';
import type { Terms } from './describe-terms.ts';
import { fillDocument, type Place } from './interpolate.ts';
import { getPlaceholderValues } from './placeholders.ts';

export type Country = { readonly id: string; readonly title: string; readonly slug: SiteKey };

/** A document as one site shows it. `textLanguage` differs from the requested language if a text is still missing. */
export type Shown<Document> = Document & {
  readonly id: string;
  readonly textLanguage: SiteLanguage;
  /** The date on which it was added or last changed, `YYYY-MM-DD`. */
  readonly changedOn: string;
  readonly countries: readonly Country[];
};

/** The documents of one kind. `content` is the site whose texts are used, if it differs from the site that shows them. */
export type Collection<Document> = {
  readonly list: (place: Place & { readonly content?: SiteKey }) => readonly Shown<Document>[];
  readonly issues: readonly ContentIssue[];
};

type ShelvedDocument = { readonly createdAt: string; readonly status: 'published' | 'draft'; readonly sites: readonly SiteKey[] };

export const rowSchema = v.object({
  kind: v.string(),
  slug: v.string(),
  site: v.picklist(siteKeys),
  language: v.picklist(siteLanguages),
  position: v.number(),
  document: v.unknown(),
  changed_on: v.optional(v.nullable(v.string()), null),
});
export type Row = v.InferOutput<typeof rowSchema>;

type Stored<Document> = { readonly row: Row; readonly document: Document };

/** Parses the rows of one kind. A row that no longer matches its schema is left out and named: the rest of the site stays up. */
export function createCollection<Document extends ShelvedDocument>({
  kind,
  schema,
  rows,
  terms,
}: {
  readonly kind: string;
  readonly schema: v.GenericSchema<unknown, Document>;
  readonly rows: readonly Row[];
  /** The terms of payment and cancellation for texts; null until they are known. */
  readonly terms: Terms | null;
}): Collection<Document> {
  const issues: ContentIssue[] = [];
  const stored: Stored<Document>[] = [];
  for (const row of rows) {
    if (row.kind !== kind) continue;
    const parsed = v.safeParse(schema, row.document);
    if (parsed.success) stored.push({ row, document: parsed.output });
    else issues.push({ file: idOf(row), field: v.getDotPath(parsed.issues[0]) ?? '', message: parsed.issues[0].message });
  }
  const shown = new Map<string, readonly Shown<Document>[]>();
  return {
    issues,
    list: ({ site, language, content = site }) => {
      const key = `${site} ${language} ${content}`;
      const known = shown.get(key) ?? listShown(stored, { site, language, content, terms });
      shown.set(key, known);
      return known;
    },
  };
}

function listShown<Document extends ShelvedDocument>(
  stored: readonly Stored<Document>[],
  { site, language, content, terms }: Place & { readonly content: SiteKey; readonly terms: Terms | null },
): readonly Shown<Document>[] {
  const values = getPlaceholderValues(site, language, terms);
  const chain: readonly SiteLanguage[] = [language, ...fallbackLanguages[language]];
  const best = new Map<string, Stored<Document>>();
  for (const candidate of chain) {
    for (const entry of stored) {
      const { row, document } = entry;
      if (row.site !== content || row.language !== candidate || document.status !== 'published') continue;
      if (!best.has(row.slug)) best.set(row.slug, entry);
    }
  }
  return [...best.values()]
    .sort((one, other) => one.row.position - other.row.position || (one.row.slug < other.row.slug ? -1 : 1))
    .map(({ row, document }) => ({
      ...fillDocument(document, { site, language }, values),
      id: idOf(row),
      textLanguage: row.language,
      changedOn: latestOf([document.createdAt.slice(0, 10), row.changed_on ?? '']),
      countries: document.sites.map((key) => getCountry(key, language)),
    }));
}

/** The latest of several dates, `YYYY-MM-DD`. */
export function latestOf(days: readonly string[]): string {
  return [...days].sort().at(-1) ?? '';
}

function idOf({ kind, site, slug }: Row): string {
  return `${kind}:${site}:${slug}`;
}

/** UN M49 code of Europe, which Intl names in every language. */
const europe = '150';

/** The name of a site's country, or of Europe, in the language. */
export function getCountry(site: SiteKey, language: SiteLanguage): Country {
  const code = getSite(site).country ?? europe;
  return { id: site, slug: site, title: countryNameOf(code, language) };
}
