import * as v from 'valibot';
import { checkDraft } from '#content/check-source-entry.ts';
import { cityFactsSchema, listStale } from '#content/city-facts.ts';
import { type ContentFolder, type ContentKind, kindsByFolder } from '#content/kinds.ts';
import { createDrafts } from '#content/source-entries.ts';
import { listDrafts } from '#data/content/content-draft-store.ts';
import { listChangedDays, listCurrentFiles } from '#data/content/content-store.ts';
import { type ContentFile, listLastEdits } from '#data/content/edit-store.ts';
import type { Database } from '#data/engine/tables.ts';
import { addDays } from '#domain/calendar/date.ts';
import { isSiteLanguage, type SiteLanguage, siteKeys, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages, languagesOfSite } from '#domain/sites/language.ts';

/** What of the content the desk has forms for: a folder an entry, a file a language. */
const editedFolders = [
  'pages',
  'locations',
  'fleet',
  'occasions',
  'case-studies',
  'faq',
  'faq-categories',
] as const satisfies readonly ContentFolder[];

/** `missing`: a site shows another language's text in its place; `stale`: the text that it was made from has changed since. */
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
  /** Facts that are expired or will be within sixty days: the first day of them, or null. */
  readonly expires: string | null;
};

const daysAhead = 60;

/** Every entry with the state of each of its languages. */
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
  const facts = files.filter(({ path }) => isEntry(path));
  return facts.map((entry) => {
    const folder = entry.path.slice(0, -'/entry.yaml'.length);
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
    return { folder, kind, title: titleOf(first) || folder, sites, texts, expires: findExpiry(entry, today) };
  });
}

function isEntry(path: string): boolean {
  return path.endsWith('/entry.yaml') && (editedFolders as readonly string[]).includes(path.split('/')[0] ?? '');
}

function kindOf(folder: string): ContentKind {
  const top = editedFolders.find((each) => each === folder.split('/')[0]);
  if (top === undefined) throw new Error(`${folder} is no folder that the desk edits`);
  return kindsByFolder[top];
}

export function languageOf(path: string): SiteLanguage | null {
  const name = path.split('/').at(-1)?.slice(0, -'.yaml'.length) ?? '';
  return isSiteLanguage(name) ? name : null;
}

function sitesOf({ fields: { sites } }: ContentFile): readonly (typeof siteKeys)[number][] {
  return sites === 'all' ? siteKeys : siteKeys.filter((key) => Array.isArray(sites) && sites.includes(key));
}

function languagesOf(sites: readonly (typeof siteKeys)[number][]): readonly SiteLanguage[] {
  const shown = sites.flatMap((site): readonly SiteLanguage[] => languagesOfSite[site]);
  return siteLanguages.filter((language) => shown.includes(language));
}

/** Its own text, or that of the language it is a variety of; English stands in for nobody who does not read it. */
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

/** A text of an entry with the facts that it is laid together with. */
export type PageFile = {
  readonly path: string;
  readonly kind: ContentKind;
  readonly language: SiteLanguage;
  readonly facts: ContentFile;
  /** As it counts now; null where it has not been written. */
  readonly current: ContentFile | null;
};

/** The text that a path names; null where the desk has no form for it. */
export async function findPageFile(db: Database, path: string): Promise<PageFile | null> {
  const language = languageOf(path);
  const folder = path.split('/').slice(0, -1).join('/');
  if (language === null || !isEntry(`${folder}/entry.yaml`)) return null;
  const files = await listCurrentFiles(db);
  const facts = files.find((file) => file.path === `${folder}/entry.yaml`);
  if (facts === undefined) return null;
  return { path, language, kind: kindOf(folder), facts, current: files.find((file) => file.path === path) ?? null };
}

/** What is wrong with a text as it was typed, beside the facts of its entry. */
export function checkPageText({ facts, path }: PageFile, fields: ContentFile['fields']) {
  const { drafts } = createDrafts([facts, { path, fields }]);
  return drafts.flatMap((draft) => {
    const checked = checkDraft(draft);
    return checked.ok ? [] : checked.failure.map(({ field, message }) => ({ field, message }));
  });
}
