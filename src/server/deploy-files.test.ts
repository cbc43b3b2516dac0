import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
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

it('every shipped file names the image by the version of this program, which no registry is asked for', () => {
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync('package.json', 'utf8')));
  const images = files
    .filter(({ path }) => path !== 'deploy/compose/engines.yaml')
    .flatMap(({ path, documents }) => documents.flatMap((document) => pairsOf(document.toJS())).map((pair) => ({ path, ...pair })))
    .filter(({ key, value }) => key === 'image' && String(value).startsWith('convoya'));
  expect(images.length).toBeGreaterThanOrEqual(5);
  for (const { path, value } of images) expect([path, value]).toEqual([path, `convoya:${version}`]);
  expect(readFileSync('deploy/image/build.sh', 'utf8')).toContain('oci-archive:$out:convoya:$version');
});

it('both Ingresses name their class, without which no controller may take them', () => {
  const objects = files.filter(({ path }) => path === 'deploy/kubernetes/convoya.yaml').flatMap(({ documents }) => documents);
  const classes = objects
    .filter((document) => document.get('kind') === 'Ingress')
    .map((document) => document.getIn(['spec', 'ingressClassName']));
  expect(classes).toEqual(['nginx', 'nginx']);
});

it.each(['deploy/balancer/haproxy.cfg', 'deploy/database/haproxy.cfg'])('%s has its variables between double quotes', (path) => {
  const text = readFileSync(path, 'utf8').replaceAll(/^\s*#.*$/gm, '');
  expect(text.match(/\$\{\w+\}/g)?.length).toBeGreaterThan(0);
  expect(text.replaceAll(/"[^"]*"/g, '')).not.toContain('${');
});
