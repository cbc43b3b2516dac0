import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { parseEnvironment } from './environment.ts';

const files = globSync('deploy/**/*.{yaml,yml}').map((path) => ({
  path,
  documents: parseAllDocuments(readFileSync(path, 'utf8'), { merge: true }),
}));

it.each(files)('$path is YAML', ({ documents }) => {
  for (const document of documents) expect(document.errors).toEqual([]);
});

type Found = { readonly key: string; readonly value: unknown };

/** Every key and value of a document, at any depth. */
function pairsOf(value: unknown): readonly Found[] {
  if (Array.isArray(value)) return value.flatMap(pairsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [{ key, value: each }, ...pairsOf(each)]);
}

const ours = ['deploy/compose/compose.yaml', 'deploy/kubernetes/convoya.yaml'];

it.each(ours)('%s sets only variables of the program, with valid values', (path) => {
  const known = /^ {2}([A-Z][A-Z_]+): v\./gm;
  const schema = readFileSync('src/server/environment.ts', 'utf8');
  const names = new Set([...schema.matchAll(known)].map(([, name]) => name));
  const set = files
    .filter((file) => file.path === path)
    .flatMap(({ documents }) => documents.flatMap((document) => pairsOf(document.toJS())))
    .filter(({ key, value }) => /^[A-Z][A-Z_]+$/.test(key) && !key.startsWith('POSTGRES_') && typeof value === 'string');
  expect(set.length).toBeGreaterThan(5);
  for (const { key } of set) expect(names.has(key) || key.startsWith('SITE_URL_'), key).toBe(true);
  const filled = set.filter(({ value }) => !String(value).includes('${'));
  expect(() => parseEnvironment(Object.fromEntries(filled.map(({ key, value }) => [key, String(value)])))).not.toThrow();
});

it.each(['deploy/kubernetes/convoya.yaml', 'deploy/kubernetes/migrate.yaml'])('%s starts roles that there are', (path) => {
  const roles = files
    .filter((file) => file.path === path)
    .flatMap(({ documents }) => documents.flatMap((document) => pairsOf(document.toJS())))
    .flatMap(({ key, value }) => (key === 'args' && Array.isArray(value) ? value.map(String) : []));
  expect(roles.length).toBeGreaterThan(1);
  // The roles themselves cannot be loaded here, because they import the built site.
  const known = readFileSync('src/server/roles/roles.ts', 'utf8');
  for (const role of roles) expect(known).toMatch(new RegExp(`^  '?${role}'?: run`, 'm'));
});
