import { cleanRichText } from '#content/clean-rich-text.ts';
import { documentSchemas } from '#content/entries.ts';
import { holdsPath } from '#content/merge-fields.ts';
import { type FileFields, readFileFields } from '#content/stores/edit-store.ts';
import { type FormField, listFields } from '#domain/forms/form-fields.ts';
import { readForm, type Typed } from '#domain/forms/read-form.ts';
import { listEntryFields, readEntryForm } from './entry-form.ts';
import type { PageFile } from './page-file.ts';

/** Facts of an entry that its texts do not repeat. */
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

/** The form of a text: the fields of its schema that its entry does not contain; or the form of the entry. */
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
  /** What was removed from pasted text, without duplicates. */
  readonly removed: readonly string[];
};

/** The typed values, with rich texts reduced to the allow-list. */
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

/** An added row is rich text if the others of its list are. */
function isRichRow(rich: ReadonlySet<string>, path: string): boolean {
  const shape = (each: string) => each.replaceAll(/\.\d+(?=\.|$)/g, '.0');
  return [...rich].some((each) => shape(each) === shape(path));
}

/** A list missing in the form counts as empty, a checkbox as unchecked: fields that are not in the form keep their values. */
function withoutFacts(fields: FileFields, { current }: PageFile): FileFields {
  const isAsked = ([name]: readonly [string, unknown]) => !ofFacts.includes(name);
  const others = Object.entries(current?.fields ?? {}).filter((entry) => !isAsked(entry));
  return Object.fromEntries([...others, ...Object.entries(fields).filter(isAsked)]);
}
