import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, LineCounter, parseDocument } from 'yaml';
import type { ContentIssue } from './content-entry.ts';
import { type Fields, isFields } from './merge-fields.ts';
import { findExcess, listProblems } from './yaml-limits.ts';

/** One YAML file of the content folder; `path` is relative to it, with forward slashes. */
export type SourceFile = { readonly path: string; readonly fields: Fields };

export type SourceFiles = { readonly files: readonly SourceFile[]; readonly issues: readonly ContentIssue[] };

/** Reads all files of the folder, sorted by name. A file that is not valid YAML is an issue and does not stop the rest. */
export async function readSourceFiles(folder: string): Promise<SourceFiles> {
  const paths = await listFiles(folder);
  if (paths === null) return { files: [], issues: [{ file: folder, field: '', message: 'is not a folder that can be read' }] };
  const files: SourceFile[] = [];
  const issues: ContentIssue[] = [];
  for (const path of paths) {
    if (!path.endsWith('.yaml')) {
      issues.push({ file: path, field: '', message: 'is not a .yaml file' });
      continue;
    }
    const { fields, problems } = parseYaml(await readFile(join(folder, path), 'utf8'));
    issues.push(...problems.map((message) => ({ file: path, field: '', message })));
    if (fields !== null) files.push({ path, fields });
  }
  return { files, issues };
}

async function listFiles(folder: string): Promise<readonly string[] | null> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
      .filter((path) => path !== 'README.md' && !path.startsWith('cities/') && !path.startsWith('pictures/'))
      .sort();
  } catch {
    return null;
  }
}

/** The named fields of a YAML text, or its issue. */
export function parseYaml(source: string): { readonly fields: Fields | null; readonly problems: readonly string[] } {
  const excess = findExcess(source);
  if (excess !== null) return { fields: null, problems: [excess] };
  // Errors with an excerpt of the text each take time proportional to its length.
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { uniqueKeys: false, prettyErrors: false, lineCounter });
  const problems = listProblems(document, lineCounter);
  if (problems.length > 0) return { fields: null, problems };
  const value = readValue(document);
  return isFields(value) ? { fields: value, problems } : { fields: null, problems: ['must hold named fields, without aliases'] };
}

/** Content needs no aliases. Without them a small file cannot expand into a huge one. */
function readValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return null;
  }
}
