import { isSiteLanguage, type SiteLanguage } from '#domain/sites/keys.ts';

/** A file of `locales/`: texts of the interface, mails or documents. */
export type TextFile =
  | 'common'
  | 'pages'
  | 'form'
  | 'trip'
  | 'travel'
  | 'mail'
  | 'documents'
  | 'desk'
  | 'planning'
  | 'sales'
  | 'incidents'
  | 'letters'
  | 'partners'
  | 'partner'
  | 'editing'
  | 'figures'
  | 'on-duty'
  | 'work'
  | 'papers'
  | 'messages'
  | 'reminders'
  | 'today'
  | 'trip-list'
  | 'customers'
  | 'agencies'
  | 'tachograph';

/**
 * Files whose texts can be edited at the desk: those that visitors read on pages and in mails. Documents are numbered and archived, so
 * their texts stay fixed.
 */
export const editedTextFiles = ['common', 'pages', 'form', 'trip', 'travel', 'mail'] as const satisfies readonly TextFile[];
export type EditedTextFile = (typeof editedTextFiles)[number];

/** Texts by keys such as `header.menu`, which replace the program's own. */
export type FlatTexts = Readonly<Record<string, string>>;

type LaidTexts = { readonly language: SiteLanguage; readonly file: EditedTextFile; readonly texts: FlatTexts };

/** Texts published at the desk, which override our own. `version` identifies them (empty if there are none); browsers cache texts by it. */
export type TextLayer = { readonly version: string; readonly texts: readonly LaidTexts[] };

export const noLayer: TextLayer = { version: '', texts: [] };

export function textPathOf(language: SiteLanguage, file: EditedTextFile): string {
  return `${textFolder}${language}/${file}.json`;
}

/** The folder for published texts among the files of the desk. */
export const textFolder = 'locales/';

/** The language and file of a path; null if the desk does not edit that file. */
export function readTextPath(path: string): { readonly language: SiteLanguage; readonly file: EditedTextFile } | null {
  const [, language = '', name = ''] = /^locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  const file = editedTextFiles.find((each) => each === name);
  return file !== undefined && isSiteLanguage(language) ? { language, file } : null;
}

type Published = { readonly path: string; readonly fields: Readonly<Record<string, unknown>> };

/** The layer made of published files. */
export function createLayer(files: readonly Published[], version: string): TextLayer {
  const texts = files.flatMap(({ path, fields }) => {
    const at = readTextPath(path);
    return at === null ? [] : [{ ...at, texts: readFlatTexts(fields) }];
  });
  return { version, texts };
}

export function readFlatTexts(fields: Readonly<Record<string, unknown>>): FlatTexts {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A file of texts, some in groups. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** Reads the program's own texts of a language and file. */
export type ReadOwnTexts = (language: SiteLanguage, file: TextFile) => TextTree;

/** A file's texts by their keys, the parts joined by dots. */
export function flattenTexts(texts: TextTree, prefix = ''): FlatTexts {
  const pairs = Object.entries(texts).map(([name, value]) =>
    typeof value === 'string' ? { [prefix + name]: value } : flattenTexts(value, `${prefix}${name}.`),
  );
  return Object.assign({}, ...pairs);
}
