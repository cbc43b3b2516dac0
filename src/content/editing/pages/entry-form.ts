import { documentSchemas } from '#content/entries.ts';
import { holdsPath } from '#content/merge-fields.ts';
import { type FileFields, readFileFields } from '#content/stores/edit-store.ts';
import { type FormField, listFields } from '#domain/forms/form-fields.ts';
import { readForm, type Typed } from '#domain/forms/read-form.ts';
import type { PageFile } from './page-file.ts';

/**
 * The fields of an entry that an editor may change for all its languages. Its names in addresses and in the program never change; the facts
 * of a city have a form of their own.
 */
const ofEditors = ['status', 'position', 'popular', 'category', 'pages', 'sample', 'needsLegalReview', 'exampleTrips'] as const;

/** The form for what the languages of an entry share: whether and where it is shown, and its pictures. */
export function listEntryFields(file: PageFile, fields: FileFields): readonly FormField[] {
  return listFields(documentSchemas[file.kind], fields).filter(({ path }) => isOfEntry(file, path));
}

function isOfEntry({ facts }: PageFile, path: string): boolean {
  const parts = path.split('.');
  return ofEditors.some((name) => name === parts[0]) || (parts.at(-1) === 'image' && holdsPath(facts.fields, parts));
}

/** The entry with the form's values applied. */
export function readEntryForm(file: PageFile, typed: Typed): FileFields {
  const asked = Object.entries(typed).filter(([path]) => isOfEntry(file, path));
  const read = readFileFields(readForm(documentSchemas[file.kind], Object.fromEntries(asked)));
  const current = file.facts.fields;
  const names = [...new Set([...Object.keys(current), ...asked.map(([path]) => path.split('.')[0] ?? '')])];
  const isTyped = (name: string) => asked.some(([path]) => path === name || path.startsWith(`${name}.`));
  const isOwn = (name: string) => ofEditors.some((each) => each === name);
  const sayOf = (name: string) => {
    if (isOwn(name)) return read[name];
    return isTyped(name) ? { ...readFileFields(current[name]), ...readFileFields(read[name]) } : current[name];
  };
  return Object.fromEntries(names.map((name) => [name, sayOf(name)] as const).filter(([, value]) => isSaid(value)));
}

/** An empty list is the same as none. */
function isSaid(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}
