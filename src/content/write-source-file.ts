import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document, parseDocument } from 'yaml';
import { type Fields, isFields } from './merge-fields.ts';
import type { SourceFile } from './source-files.ts';

const style = { lineWidth: 140 } as const;

/** Writes a content file with its current fields. Unchanged parts keep their comments and formatting. False if nothing differs. */
export async function writeSourceFile(folder: string, { path, fields }: SourceFile): Promise<boolean> {
  const file = join(folder, path);
  const before = await readFile(file, 'utf8').catch(() => '');
  const document: Document = before.trim() === '' ? new Document({}) : parseDocument(before);
  if (isDeepStrictEqual(document.toJS({ maxAliasCount: 0 }), fields)) return false;
  laySteps(document, { fields, path: [] });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, document.toString(style));
  return true;
}

type Step = { readonly fields: Fields; readonly path: readonly string[] };

/** Sets the fields that differ and leaves the rest of the document alone. */
function laySteps(document: Document, { fields, path }: Step): void {
  const known = fieldsAt(document, path);
  for (const name of Object.keys(known)) if (!Object.hasOwn(fields, name)) document.deleteIn([...path, name]);
  for (const [name, value] of Object.entries(fields)) {
    if (isDeepStrictEqual(known[name], value)) continue;
    if (isFields(value) && isFields(known[name])) laySteps(document, { fields: value, path: [...path, name] });
    else document.setIn([...path, name], document.createNode(value));
  }
}

function fieldsAt(document: Document, path: readonly string[]): Fields {
  let value: unknown = document.toJS({ maxAliasCount: 0 });
  for (const name of path) value = isFields(value) ? value[name] : undefined;
  return isFields(value) ? value : {};
}
