import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const codeFolders = ['src', 'scripts', 'tools', 'test', 'bench', 'e2e', 'deploy', 'content/rates'];
const readable = /\.(tsx?|css|graphql|ya?ml|md|cfg|conf|sh)$/;
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => readable.test(path) && statSync(path).isFile());

const code = codeFolders.flatMap(listFiles).filter((path) => !path.endsWith('document-links.test.ts') && !path.includes('node_modules'));
const documents = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs')];
const records = readdirSync('docs/decisions');

/** The anchors of a Markdown document: its `<a id>` and its headings as GitHub names them. */
function anchorsOf(text: string): ReadonlySet<string> {
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
  return new Set([...ids, ...headings]);
}

/** Null if the target exists, otherwise the target. */
function findBroken(path: string, anchor: string | undefined): string | null {
  if (!existsSync(path)) return path;
  const leads = anchor === undefined || !path.endsWith('.md') || anchorsOf(readFileSync(path, 'utf8')).has(anchor);
  return leads ? null : `${path}#${anchor}`;
}

it('finds the anchors of headings and of ids', () => {
  const anchors = anchorsOf('# 2.3 Localised paths\n<a id="keys"></a>**Keys.**');
  expect([...anchors]).toEqual(['keys', '23-localised-paths']);
  expect(findBroken('docs/specification.md', 'keys')).toBeNull();
  expect(findBroken('docs/specification.md', 'no-such-rule')).toBe('docs/specification.md#no-such-rule');
  expect(findBroken('docs/no-such-document.md', undefined)).toBe('docs/no-such-document.md');
});

it('has every document that the code cites, with its anchor', () => {
  const broken = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)]
      .map(([cited, anchor]) => findBroken(cited.replace(/#.*/, ''), anchor))
      .filter((target) => target !== null)
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it('has every decision record that the code and the documents cite', () => {
  const broken = [...code, ...documents].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/decisions\/(\d{4})/g)]
      .map(([, number = '']) => number)
      .filter((number) => !records.some((record) => record.startsWith(number)))
      .map((number) => `${file}: ${number}`),
  );
  expect(broken).toEqual([]);
});

it('cites no rule by a bare number and no document outside the repository', () => {
  const outside = /\b[sS]pecification \d|\b[rR]eadings? \d+\)|field.notes|desk-domain|geo-and-driving|product\.md/;
  const citing = code.filter((file) => !file.includes('db/migrations') && outside.test(readFileSync(file, 'utf8')));
  expect(citing).toEqual([]);
});

it('has every file and anchor that the documents link to', () => {
  const broken = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => {
        const [path = '', anchor] = target.split('#');
        return findBroken(path === '' ? file : normalize(join(dirname(file), path)), anchor);
      })
      .filter((target) => target !== null)
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

it.each([
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
])('%s names only files of the repository', (document) => {
  const named = [...readFileSync(document, 'utf8').matchAll(/`((?:src|scripts|tools|locales|content|deploy|test|e2e)\/[\w./-]+)`/g)];
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});

it('lists every decision record with the title that it has', () => {
  const table = readFileSync('docs/decisions/README.md', 'utf8');
  const missing = records
    .filter((record) => /^\d{4}-/.test(record))
    .filter((record) => {
      const [heading = ''] = readFileSync(`docs/decisions/${record}`, 'utf8').split('\n');
      const [, number = '', title = ''] = /^# (\d{4}): (.+)$/.exec(heading) ?? [];
      return !table.includes(`| [${number}](${record}) | ${title} |`);
    });
  expect(missing).toEqual([]);
});

it('keeps the README below six hundred words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/).length).toBeLessThanOrEqual(600);
});
