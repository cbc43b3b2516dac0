import { isSiteLanguage, type SiteLanguage } from '#domain/sites/keys.ts';
import type { ContentIssue } from './content-entry.ts';
import { type ContentFolder, type ContentKind, kindsByFolder } from './kinds.ts';
import { type Fields, isFields } from './merge-fields.ts';
import type { SourceFile } from './source-files.ts';

/** An entry in one language before its check: shared facts and texts, each with its file. */
export type Draft = {
  readonly kind: ContentKind;
  readonly language: SiteLanguage;
  readonly factsFile: string;
  readonly facts: Fields;
  readonly textFile: string;
  readonly text: Fields;
  /** The prefix of a field's name if one file contains many entries: `anna-de-vries.` */
  readonly fieldPrefix: string;
};

export type Drafts = { readonly drafts: readonly Draft[]; readonly issues: readonly ContentIssue[] };

/** Groups the files into drafts: a folder per entry (or per set of reviews), a file per language; one file per site for partners. */
export function createDrafts(files: readonly SourceFile[]): Drafts {
  const drafts: Draft[] = [];
  const issues: ContentIssue[] = [];
  const folders = new Map<string, SourceFile[]>();
  for (const file of files) {
    const [top = '', entry, name, ...rest] = file.path.split('/');
    if (!isContentFolder(top)) issues.push({ file: file.path, field: '', message: 'stands in no folder of content' });
    else if (top === 'partners' && entry !== undefined && name === undefined) drafts.push(...createPartnerDrafts(file));
    else if (name === undefined || rest.length > 0) issues.push({ file: file.path, field: '', message: 'stands too high or too deep' });
    else folders.set(`${top}/${entry}`, [...(folders.get(`${top}/${entry}`) ?? []), file]);
  }
  for (const [folder, members] of folders) {
    const read = createFolderDrafts(folder, members);
    drafts.push(...read.drafts);
    issues.push(...read.issues);
  }
  return { drafts, issues };
}

function createFolderDrafts(folder: string, files: readonly SourceFile[]): Drafts {
  const facts = files.find((file) => file.path === `${folder}/entry.yaml`);
  if (facts === undefined) return { drafts: [], issues: [{ file: `${folder}/entry.yaml`, field: '', message: 'is missing' }] };
  const drafts: Draft[] = [];
  const issues: ContentIssue[] = [];
  for (const text of files) {
    if (text === facts) continue;
    const language = text.path.slice(folder.length + 1, -'.yaml'.length);
    if (!isSiteLanguage(language)) issues.push({ file: text.path, field: '', message: `"${language}" is not a language of ours` });
    else drafts.push(...createTextDrafts({ kind: kindOf(folder), facts, text, language }));
  }
  if (files.length === 1) issues.push({ file: facts.path, field: '', message: 'has no text in any language beside it' });
  return { drafts, issues };
}

type TextSource = { readonly kind: ContentKind; readonly facts: SourceFile; readonly text: SourceFile; readonly language: SiteLanguage };

function createTextDrafts({ kind, facts, text, language }: TextSource): readonly Draft[] {
  const files = { kind, language, factsFile: facts.path, textFile: text.path };
  if (kind !== 'review') return [{ ...files, facts: facts.fields, text: text.fields, fieldPrefix: '' }];
  const { reviews, ...shared } = facts.fields;
  const factsOf = isFields(reviews) ? reviews : {};
  return Object.entries(text.fields).map(([slug, review], position) => ({
    ...files,
    facts: { ...shared, slug, position, ...fieldsOf(factsOf[slug]) },
    text: fieldsOf(review),
    fieldPrefix: `${slug}.`,
  }));
}

function createPartnerDrafts(file: SourceFile): readonly Draft[] {
  const site = file.path.slice('partners/'.length, -'.yaml'.length);
  const { partners, ...shared } = file.fields;
  return Object.entries(fieldsOf(partners)).map(([slug, partner], position) => ({
    kind: 'partner',
    // A name and a logo are the same in all languages: English, to which every language falls back.
    language: 'en',
    factsFile: file.path,
    textFile: file.path,
    facts: { ...shared, sites: [site], slug, position },
    text: fieldsOf(partner),
    fieldPrefix: `partners.${slug}.`,
  }));
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function kindOf(folder: string): ContentKind {
  const top = folder.split('/')[0] ?? '';
  if (!isContentFolder(top)) throw new Error(`${folder} was let through as a folder of content`);
  return kindsByFolder[top];
}

function isContentFolder(name: string): name is ContentFolder {
  return Object.hasOwn(kindsByFolder, name);
}
