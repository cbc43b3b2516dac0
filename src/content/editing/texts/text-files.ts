import { listDrafts } from '#content/stores/content-draft-store.ts';
import { type ContentEdit, listEditsOf, listLastEdits } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import {
  type EditedTextFile,
  editedTextFiles,
  type FlatTexts,
  flattenTexts,
  type ReadOwnTexts,
  readFlatTexts,
  readTextPath,
  textFolder,
  textPathOf,
} from '#domain/interface-texts/interface-texts.ts';
import { type SiteLanguage, siteLanguages } from '#domain/sites/keys.ts';
import { fallbackLanguages } from '#domain/sites/language.ts';

/** The dependencies of the use cases for interface texts. */
export type TextContext = { readonly db: Database; readonly readOwnTexts: ReadOwnTexts };

/** A file of interface texts in one language, with the desk's changes. */
export type TextFileState = {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly file: EditedTextFile;
  readonly isDrafted: boolean;
  /** Keys with a text from the desk. */
  readonly edited: readonly string[];
  /** Keys whose English text the desk has changed since this language's text was last changed. */
  readonly stale: readonly string[];
  /** Keys where a release brought another text after the desk had written its own; the desk's is shown. */
  readonly overtaken: readonly string[];
};

/** All files in all languages, with their changed, stale and overtaken keys. */
export async function listTextFiles({ db, readOwnTexts }: TextContext): Promise<readonly TextFileState[]> {
  const [edits, drafts] = await Promise.all([listLastEdits(db, 'texts'), listDrafts(db, textFolder)]);
  const changes = new Map(await Promise.all(edits.map(async ({ path }) => [path, findChanges(await listEditsOf(db, path))] as const)));
  return siteLanguages.flatMap((language) =>
    editedTextFiles.map((file): TextFileState => {
      const path = textPathOf(language, file);
      const edit = edits.find((each) => each.path === path);
      const [own, english] = [changes.get(path), changes.get(textPathOf('en', file))];
      const stale = language === 'en' ? [] : [...(english ?? [])].filter(([key, at]) => at > (own?.get(key) ?? '')).map(([key]) => key);
      return {
        ...{ path, language, file, stale, isDrafted: drafts.some((draft) => draft.path === path) },
        edited: Object.keys(edit?.fields ?? {}),
        overtaken: edit === undefined ? [] : listOvertaken(readOwnTexts, edit),
      };
    }),
  );
}

/** When each key last changed, by the versions of its file, latest first. */
function findChanges(edits: readonly ContentEdit[]): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const [index, { fields, publishedAt }] of edits.entries()) {
    const before = edits[index + 1]?.fields ?? {};
    for (const key of new Set([...Object.keys(fields), ...Object.keys(before)]))
      if (fields[key] !== before[key] && !changed.has(key)) changed.set(key, publishedAt);
  }
  return changed;
}

/** Keys where the program's text differs both from the desk's and from the one that it replaced. */
export function listOvertaken(
  readOwnTexts: ReadOwnTexts,
  { path, fields, base }: Pick<ContentEdit, 'path' | 'fields' | 'base'>,
): readonly string[] {
  const own = readProgramTexts(readOwnTexts, path);
  return Object.keys(fields).filter((key) => own[key] !== base?.[key] && own[key] !== fields[key]);
}

/** The program's text of each key: its own, or that of the fallback language. */
export function readProgramTexts(readOwnTexts: ReadOwnTexts, path: string): FlatTexts {
  const at = readTextPath(path);
  if (at === null) return {};
  const chain = [at.language, ...fallbackLanguages[at.language]].toReversed();
  return Object.assign({}, ...chain.map((language) => flattenTexts(readOwnTexts(language, at.file))));
}

/** One text in the form. */
export type TextRow = {
  readonly key: string;
  /** Its current English text, edited or not: the source for translations. */
  readonly english: string;
  /** The program's own text. */
  readonly program: string;
  /** The draft, else the published text, else the program's own. */
  readonly text: string;
  readonly state: 'own' | 'edited' | 'stale' | 'overtaken';
};

export type TextForm = {
  readonly path: string;
  readonly language: SiteLanguage;
  readonly rows: readonly TextRow[];
  readonly found: number;
};

const mostRows = 40;

/** Texts whose key or words contain the search text; without a search text, those that need attention come first. */
export async function findTextForm(context: TextContext, path: string, sought: string): Promise<TextForm | null> {
  const at = readTextPath(path);
  if (at === null) return null;
  const { db, readOwnTexts } = context;
  const [files, edits, drafts] = await Promise.all([listTextFiles(context), listLastEdits(db, 'texts'), listDrafts(db, path)]);
  const laid = readFlatTexts((drafts[0] ?? edits.find((each) => each.path === path))?.fields ?? {});
  const englishLaid = readFlatTexts(edits.find((each) => each.path === textPathOf('en', at.file))?.fields ?? {});
  const english = { ...readProgramTexts(readOwnTexts, textPathOf('en', at.file)), ...englishLaid };
  const states = files.find((each) => each.path === path);
  const program = readProgramTexts(readOwnTexts, path);
  const rows = Object.entries(program).map(([key, own]): TextRow => {
    const state = stateOf(key, states, laid);
    return { key, english: english[key] ?? '', program: own, text: laid[key] ?? own, state };
  });
  const words = sought.trim().toLowerCase();
  const holds = ({ key, english: source, text }: TextRow) => [key, source, text].some((each) => each.toLowerCase().includes(words));
  const found = rows.filter(holds).toSorted((one, other) => Number(one.state === 'own') - Number(other.state === 'own'));
  return { path, language: at.language, rows: found.slice(0, mostRows), found: found.length };
}

function stateOf(key: string, states: TextFileState | undefined, laid: FlatTexts): TextRow['state'] {
  if (states?.stale.includes(key)) return 'stale';
  if (states?.overtaken.includes(key)) return 'overtaken';
  return laid[key] === undefined ? 'own' : 'edited';
}
