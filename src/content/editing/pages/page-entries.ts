import * as v from 'valibot';
import { cityFactsSchema, listStale } from '#content/city-facts.ts';
import type { ContentKind } from '#content/kinds.ts';
import { listDrafts } from '#content/stores/content-draft-store.ts';
import { listChangedDays, listCurrentFiles } from '#content/stores/content-store.ts';
import { type ContentFile, listLastEdits } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';
import { type SiteLanguage, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages, languagesOfSite } from '#domain/sites/language.ts';
import { folderOf, isEntryFile, kindOf, languageOf } from './page-file.ts';

/** `missing`: a site shows another language's text instead; `stale`: the text that it was translated from has changed since. */
export type TextState = 'written' | 'missing' | 'stale';

export type TextOfEntry = {
  readonly language: SiteLanguage;
  readonly state: TextState;
  readonly path: string;
  readonly isDrafted: boolean;
  readonly publishedBy: string | null;
  readonly publishedAt: string | null;
};

export type PageEntry = {
  readonly folder: string;
  readonly kind: ContentKind;
  readonly title: string;
  readonly sites: readonly string[];
  readonly texts: readonly TextOfEntry[];
  /** The earliest expiry of facts that are expired or expire within sixty days; null if there are none. */
  readonly expires: string | null;
  /** The draft of what its languages share: its pictures, its place, whether it is shown. */
  readonly entry: { readonly path: string; readonly isShown: boolean; readonly isDrafted: boolean };
};

const daysAhead = 60;

/** All entries with the state of each of their languages. */
export async function listPageEntries(db: Database, today: string): Promise<readonly PageEntry[]> {
  const [files, edits, drafts, rows] = await Promise.all([
    listCurrentFiles(db),
    listLastEdits(db),
    listDrafts(db, ''),
    listChangedDays(db),
  ]);
  const editOf = new Map(edits.map((edit) => [edit.path, edit]));
  const drafted = new Set(drafts.map(({ path }) => path));
  const changedOn = new Map(rows.map(({ kind, slug, language, changed_on }) => [`${kind} ${slug} ${language}`, changed_on ?? '']));
  const facts = files.filter(({ path }) => isEntryFile(path));
  return facts.map((entry) => {
    const folder = folderOf(entry.path);
    const kind = kindOf(folder);
    const own = files.filter(({ path }) => path.startsWith(`${folder}/`) && path !== entry.path);
    const written = own.map(({ path }) => languageOf(path)).filter((language) => language !== null);
    const name = String(entry.fields.key ?? entry.fields.slug ?? '');
    const changedAt = (language: SiteLanguage) =>
      editOf.get(`${folder}/${language}.yaml`)?.publishedAt ?? changedOn.get(`${kind} ${name} ${language}`) ?? '';
    const source = written.includes('en') ? 'en' : written[0];
    const sites = sitesOf(entry);
    const missing = languagesOf(sites).filter((language) => !isReached(language, written));
    const texts = [...written, ...missing].map((language): TextOfEntry => {
      const path = `${folder}/${language}.yaml`;
      const isStale = source !== undefined && language !== source && changedAt(source) > changedAt(language);
      const edit = editOf.get(path);
      const state = missing.includes(language) ? 'missing' : isStale ? 'stale' : 'written';
      const published = { publishedBy: edit?.publishedBy ?? null, publishedAt: edit?.publishedAt ?? null };
      return { language, path, state, isDrafted: drafted.has(path), ...published };
    });
    const first = own.find(({ path }) => languageOf(path) === source) ?? own[0];
    const shared = { path: entry.path, isShown: entry.fields.status === 'published', isDrafted: drafted.has(entry.path) };
    return { folder, kind, title: titleOf(first) || folder, sites, texts, expires: findExpiry(entry, today), entry: shared };
  });
}

function sitesOf({ fields: { sites } }: ContentFile): readonly (typeof siteKeys)[number][] {
  return sites === 'all' ? siteKeys : siteKeys.filter((key) => Array.isArray(sites) && sites.includes(key));
}

function languagesOf(sites: readonly (typeof siteKeys)[number][]): readonly SiteLanguage[] {
  const shown = sites.flatMap((site): readonly SiteLanguage[] => languagesOfSite[site]);
  return siteLanguages.filter((language) => shown.includes(language));
}

/** Its own text, or that of the base language; English is no replacement for readers of other languages. */
function isReached(language: SiteLanguage, written: readonly SiteLanguage[]): boolean {
  const near: readonly SiteLanguage[] = fallbackLanguages[language];
  return [language, ...near.filter((each) => each !== 'en')].some((each) => written.includes(each));
}

function titleOf(file: ContentFile | undefined): string {
  const hero = file?.fields.hero;
  const ofHero = typeof hero === 'object' && hero !== null && 'title' in hero ? hero.title : undefined;
  const title = file?.fields.question ?? file?.fields.title ?? ofHero;
  return typeof title === 'string' ? title : '';
}

function findExpiry({ fields: { facts } }: ContentFile, today: string): string | null {
  const parsed = v.safeParse(cityFactsSchema, facts ?? []);
  return parsed.success ? (listStale(parsed.output, addDays(today, daysAhead))[0]?.validUntil ?? null) : null;
}
