import { cleanRichText } from '#content/clean-rich-text.ts';
import { documentSchemas } from '#content/entries.ts';
import { holdsPath } from '#content/merge-fields.ts';
import { type FileFields, readFileFields } from '#content/stores/edit-store.ts';
import { type FormField, listFields } from '#domain/forms/form-fields.ts';
import { readForm, type Typed } from '#domain/forms/read-form.ts';
import { listEntryFields, readEntryForm } from './entry-form.ts';
import type { PageFile } from './page-file.ts';

/** Facts of an entry that no text says again. */
const ofFacts = [
  'sites',
  'createdAt',
  'status',
  'position',
  'sample',
  'popular',
  'pages',
  'category',
  'needsLegalReview',
  'facts',
  'key',
  'city',
];

/** The form of a text: what its schema asks for and its entry does not say already; or that of the entry. */
export function listPageFields(file: PageFile, fields: FileFields): readonly FormField[] {
  if (file.language === null) return listEntryFields(file, fields);
  return listFields(documentSchemas[file.kind], fields).filter(({ path }) => isOfText(file, path));
}

function isOfText({ facts }: PageFile, path: string): boolean {
  const parts = path.split('.');
  const [top = ''] = parts;
  return !ofFacts.includes(top) && !Array.isArray(facts.fields[top]) && !holdsPath(facts.fields, parts);
}

export type TypedPage = {
  readonly fields: FileFields;
  /** What was taken out of what somebody pasted, each once. */
  readonly removed: readonly string[];
};

/** What was typed, its rich texts brought into the allow-list. */
export function readPageForm(file: PageFile, typed: Typed): TypedPage {
  if (file.language === null) return { fields: readEntryForm(file, typed), removed: [] };
  const rich = new Set(listPageFields(file, file.current?.fields ?? {}).flatMap(({ path, input }) => (input === 'rich' ? [path] : [])));
  const cleaned = Object.entries(typed)
    .filter(([path]) => isOfText(file, path))
    .map(([path, text]) => {
      const isRich = rich.has(path) || isRichRow(rich, path);
      return { path, ...(isRich ? cleanRichText(text) : { html: text, removed: [] }) };
    });
  const fields = readFileFields(readForm(documentSchemas[file.kind], Object.fromEntries(cleaned.map(({ path, html }) => [path, html]))));
  const removed = [...new Set(cleaned.flatMap((each) => each.removed))];
  return { fields: withoutFacts(fields, file), removed };
}

/** A row that was added is rich where the others of its list are. */
function isRichRow(rich: ReadonlySet<string>, path: string): boolean {
  const shape = (each: string) => each.replaceAll(/\.\d+(?=\.|$)/g, '.0');
  return [...rich].some((each) => shape(each) === shape(path));
}

/** A list that nobody typed reads as an empty one, a box as not ticked: what the form does not ask for stays as the text has it. */
function withoutFacts(fields: FileFields, { current }: PageFile): FileFields {
  const isAsked = ([name]: readonly [string, unknown]) => !ofFacts.includes(name);
  const others = Object.entries(current?.fields ?? {}).filter((entry) => !isAsked(entry));
  return Object.fromEntries([...others, ...Object.entries(fields).filter(isAsked)]);
}
