import { findUnknownImages } from '#content/check-images.ts';
import { checkDraft } from '#content/check-source-entry.ts';
import { type ContentFolder, type ContentKind, kindsByFolder } from '#content/kinds.ts';
import { createDrafts } from '#content/source-entries.ts';
import { listCurrentFiles } from '#content/stores/content-store.ts';
import type { ContentFile } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { isSiteLanguage, type SiteLanguage } from '#domain/sites/keys.ts';
import type { FieldProblem } from '../refusal.ts';

/** What of the content the desk has forms for: a folder an entry, a file a language and one for what they share. */
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

/** A file that the desk has a form for: a text of an entry in a language, or what all its languages share. */
export type PageFile = {
  readonly path: string;
  readonly kind: ContentKind;
  /** Null for what the languages of an entry share. */
  readonly language: SiteLanguage | null;
  /** What the languages share, as it counts now. */
  readonly facts: ContentFile;
  /** The file itself, as it counts now; null where it has not been written. */
  readonly current: ContentFile | null;
  /** The texts that what is shared is laid together with; none for a text. */
  readonly texts: readonly ContentFile[];
};

/** Of what there may be any number, each under a name of its own; every other page is one that the program knows. */
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

/** The file that a path names; null where the desk has no form for it. */
export async function findPageFile(db: Database, path: string): Promise<PageFile | null> {
  const folder = folderOf(path);
  const ofEntry = `${folder}/${entryName}`;
  const language = languageOf(path);
  if (!isEntryFile(ofEntry) || (language === null && path !== ofEntry)) return null;
  return pickPageFile(await listCurrentFiles(db), path);
}

/** The same among files that are at hand. */
export function pickPageFile(files: readonly ContentFile[], path: string): PageFile | null {
  const folder = folderOf(path);
  const own = files.filter((file) => folderOf(file.path) === folder);
  const facts = own.find((file) => file.path === `${folder}/${entryName}`);
  if (facts === undefined) return null;
  const texts = path === facts.path ? own.filter((file) => file !== facts) : [];
  return { path, language: languageOf(path), kind: kindOf(path), facts, texts, current: own.find((file) => file.path === path) ?? null };
}

/** What is wrong with a file as it was typed, beside the rest of its entry; each fault once, in however many languages it shows. */
export function checkPageFile({ facts, path, texts }: PageFile, fields: ContentFile['fields'], pictures: ReadonlySet<string>) {
  const typed = { path, fields };
  const { drafts, issues } = createDrafts(path === facts.path ? [typed, ...texts] : [facts, typed]);
  const checked = drafts.map(checkDraft);
  const right = checked.flatMap((each) => (each.ok ? [each.value] : []));
  const wrong = checked.flatMap((each) => (each.ok ? [] : each.failure));
  const all = [...issues, ...wrong, ...findUnknownImages(right, pictures)].map(({ field, message }): FieldProblem => ({ field, message }));
  return [...new Map(all.map((issue) => [`${issue.field} ${issue.message}`, issue])).values()];
}
