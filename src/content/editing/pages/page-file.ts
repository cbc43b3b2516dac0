import { findUnknownImages } from '#content/check-images.ts';
import { checkDraft } from '#content/check-source-entry.ts';
import { type ContentFolder, type ContentKind, kindsByFolder } from '#content/kinds.ts';
import { createDrafts } from '#content/source-entries.ts';
import { listCurrentFiles } from '#content/stores/content-store.ts';
import type { ContentFile } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { isSiteLanguage, type SiteLanguage } from '#domain/sites/keys.ts';
import type { FieldProblem } from '../refusal.ts';

/** The content with forms at the desk: a folder per entry, a file per language and one for what they share. */
const editedFolders = [
  'pages',
  'locations',
  'fleet',
  'occasions',
  'case-studies',
  'faq',
  'faq-categories',
] as const satisfies readonly ContentFolder[];

const entryName = 'entry.yaml';

/** A file with a form at the desk: an entry's text in one language, or what all its languages share. */
export type PageFile = {
  readonly path: string;
  readonly kind: ContentKind;
  /** Null for the shared file. */
  readonly language: SiteLanguage | null;
  /** The current shared file. */
  readonly facts: ContentFile;
  /** The current content of the file; null if it does not exist yet. */
  readonly current: ContentFile | null;
  /** The texts that are merged with the shared file; empty for a text. */
  readonly texts: readonly ContentFile[];
};

/** Kinds with any number of entries, each with its own name; all other pages are fixed in the program. */
const copied: readonly ContentFolder[] = ['faq', 'case-studies'];

export function mayBeCopied(path: string): boolean {
  return copied.some((folder) => path.startsWith(`${folder}/`));
}

export function isEntryFile(path: string): boolean {
  return path.endsWith(`/${entryName}`) && (editedFolders as readonly string[]).includes(path.split('/')[0] ?? '');
}

export function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

export function kindOf(path: string): ContentKind {
  const top = editedFolders.find((each) => each === path.split('/')[0]);
  if (top === undefined) throw new Error(`${path} is nothing that the desk edits`);
  return kindsByFolder[top];
}

export function languageOf(path: string): SiteLanguage | null {
  const name = path.split('/').at(-1)?.slice(0, -'.yaml'.length) ?? '';
  return isSiteLanguage(name) ? name : null;
}

/** The file of a path; null if the desk has no form for it. */
export async function findPageFile(db: Database, path: string): Promise<PageFile | null> {
  const folder = folderOf(path);
  const ofEntry = `${folder}/${entryName}`;
  const language = languageOf(path);
  if (!isEntryFile(ofEntry) || (language === null && path !== ofEntry)) return null;
  return pickPageFile(await listCurrentFiles(db), path);
}

/** The same among files that are already loaded. */
export function pickPageFile(files: readonly ContentFile[], path: string): PageFile | null {
  const folder = folderOf(path);
  const own = files.filter((file) => folderOf(file.path) === folder);
  const facts = own.find((file) => file.path === `${folder}/${entryName}`);
  if (facts === undefined) return null;
  const texts = path === facts.path ? own.filter((file) => file !== facts) : [];
  return { path, language: languageOf(path), kind: kindOf(path), facts, texts, current: own.find((file) => file.path === path) ?? null };
}

/** The issues of a typed file together with the rest of its entry; each issue once, in however many languages it occurs. */
export function checkPageFile({ facts, path, texts }: PageFile, fields: ContentFile['fields'], pictures: ReadonlySet<string>) {
  const typed = { path, fields };
  const { drafts, issues } = createDrafts(path === facts.path ? [typed, ...texts] : [facts, typed]);
  const checked = drafts.map(checkDraft);
  const right = checked.flatMap((each) => (each.ok ? [each.value] : []));
  const wrong = checked.flatMap((each) => (each.ok ? [] : each.failure));
  const all = [...issues, ...wrong, ...findUnknownImages(right, pictures)].map(({ field, message }): FieldProblem => ({ field, message }));
  return [...new Map(all.map((issue) => [`${issue.field} ${issue.message}`, issue])).values()];
}
