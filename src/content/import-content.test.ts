import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import type { ContentIssue, StoredRow } from './content-entry.ts';
import { type ContentSink, contentChecksum, importContent, readContent } from './import-content.ts';

const realContent = join(import.meta.dirname, '../../content');

/** A sink that behaves like the store: it keeps the last content, and returns whether that was new. */
function createMemorySink(): ContentSink & { readonly imports: StoredRow[][] } {
  const imports: StoredRow[][] = [];
  let held = '';
  return {
    imports,
    replaceAll: async (entries, checksum) => {
      if (checksum === held) return 'unchanged';
      held = checksum;
      imports.push([...entries]);
      return 'replaced';
    },
  };
}

let folder = '';

/** The tests of the real content read all questions and cities; these tests need only a few. */
const ofMany = /\/content\/(?:faq|locations|cities)\/(?!luggage|nl-winter-sports|nl-amsterdam|nl-utrecht|nl-rotterdam|de-koeln|nl-nl)/;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(realContent, folder, { recursive: true, filter: (path) => !ofMany.test(path) });
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(join(folder, file), after);
}

async function issuesOf(): Promise<readonly ContentIssue[]> {
  const sink = createMemorySink();
  const result = await importContent({ folder, sink });
  expect(sink.imports).toEqual([]);
  return result.ok ? [] : result.failure;
}

describe('importContent', () => {
  it('imports a folder once, and nothing when it is the same', async () => {
    const sink = createMemorySink();
    const first = await importContent({ folder, sink });
    expect(first).toMatchObject({ ok: true, value: { outcome: 'replaced' } });
    expect(await importContent({ folder, sink })).toMatchObject({ ok: true, value: { outcome: 'unchanged' } });
    expect(sink.imports).toHaveLength(1);
    await change('pages/about/en.yaml', 'Group travel, made clear', 'Group travel, made clearer');
    expect(await importContent({ folder, sink })).toMatchObject({ ok: true, value: { outcome: 'replaced' } });
  });

  it('names a missing text in its language file', async () => {
    await change('occasions/tours/en.yaml', /^ {2}description: Out in the morning.*\n/m, '');
    expect(await issuesOf()).toEqual([{ file: 'occasions/tours/en.yaml', field: 'hero.description', message: 'is missing' }]);
  });

  it('names a missing fact once, in the facts file', async () => {
    await change('fleet/minibus/entry.yaml', /^createdAt: .*\n/m, '');
    expect(await issuesOf()).toEqual([{ file: 'fleet/minibus/entry.yaml', field: 'createdAt', message: 'is missing' }]);
  });

  it('refuses facts of a city without a source, or that expired before they were checked, and reports where', async () => {
    const file = 'locations/nl-amsterdam/entry.yaml';
    await change(file, /^ {4}source: .*\n/m, '');
    await change(file, /validUntil: .*(?![\s\S]*validUntil)/, 'validUntil: 2026-11-21');
    expect(await issuesOf()).toEqual([
      { file, field: 'facts.0.source', message: 'is missing' },
      { file, field: expect.stringMatching(/^facts\.\d+\.validUntil$/), message: 'must be after the day on which it was checked' },
    ]);
  });

  it('refuses a script', async () => {
    await change('faq/luggage/nl.yaml', '<p>', '<p><script>alert(1)</script>');
    expect(await issuesOf()).toEqual([{ file: 'faq/luggage/nl.yaml', field: 'content', message: '<script> is not allowed' }]);
  });

  it('refuses a placeholder that nothing fills', async () => {
    await change('pages/contact/en.yaml', '{hours}', '{opening}');
    expect(await issuesOf()).toEqual([
      { file: 'pages/contact/en.yaml', field: 'hero.description', message: 'has an unknown placeholder {opening}' },
    ]);
  });

  it('refuses a slug that is taken', async () => {
    await change('locations/nl-utrecht/entry.yaml', 'slug: utrecht', 'slug: rotterdam');
    expect(await issuesOf()).toEqual([
      { file: 'locations/nl-utrecht/entry.yaml', field: 'slug', message: 'is already that of locations/nl-rotterdam/entry.yaml' },
    ]);
  });

  it('refuses an address that is taken in one language', async () => {
    await change('case-studies/village-wedding/nl.yaml', 'bruiloft-in-een-dorp', 'drie-klassen-naar-het-museum');
    expect(await issuesOf()).toEqual([
      {
        file: 'case-studies/village-wedding/nl.yaml',
        field: 'languageSlug',
        message: 'is already that of case-studies/science-day/entry.yaml',
      },
    ]);
  });

  it('refuses an entry that one of its sites cannot show', async () => {
    await rm(join(folder, 'fleet/midibus/en.yaml'));
    const issues = await issuesOf();
    expect(issues.map((issue) => issue.message)).toContain('has no text that eu can show in en');
    expect(issues.map((issue) => issue.message)).not.toContain('has no text that nl can show in nl');
  });

  it('stores shared content as an entry of each site', async () => {
    const read = await readContent(folder);
    const of = (slug: string) => (read.ok ? read.value : []).filter((entry) => entry.kind === 'faq' && entry.slug === slug);
    expect([...new Set(of('luggage').map(({ site }) => site))].sort()).toEqual([...siteKeys].sort());
    expect(of('luggage')[0]?.document).toMatchObject({ sites: siteKeys });
    expect([...new Set(of('nl-winter-sports').map(({ site }) => site))]).toEqual(['nl']);
  });

  it.each([
    ['every', '', 'must be "all", not "every"'],
    ['[]', '', 'names no site'],
    ['[nl, xx]', '.1', `must be (${siteKeys.map((key) => `"${key}"`).join(' | ')}), not "xx"`],
  ])('refuses the sites %s', async (written, place, message) => {
    await change('faq/luggage/entry.yaml', 'sites: all', `sites: ${written}`);
    expect(await issuesOf()).toEqual([{ file: 'faq/luggage/entry.yaml', field: `sites${place}`, message }]);
  });

  it('refuses a category that does not exist', async () => {
    await change('faq/luggage/entry.yaml', 'category: vehicles', 'category: trams');
    expect((await issuesOf()).map((issue) => `${issue.file} ${issue.field}`)).toEqual(['faq/luggage/entry.yaml category']);
  });

  it('names the review within its set', async () => {
    await change('reviews/nl/entry.yaml', 'busRating: 4.5', 'busRating: 4.4');
    expect((await issuesOf()).map((issue) => `${issue.file} ${issue.field}`)).toEqual(['reviews/nl/entry.yaml nl-02.busRating']);
  });

  it('refuses unknown fields, double fields, broken YAML and stray files, all at once', async () => {
    await change('pages/about/entry.yaml', 'key: about', 'key: about\ncolour: red');
    await change('pages/faq/en.yaml', 'hero:', 'status: draft\nhero:');
    await writeFile(join(folder, 'pages/home/xx.yaml'), 'title: x');
    await writeFile(join(folder, 'pages/terms/es.yaml'), 'title: "open');
    await writeFile(join(folder, 'notes.txt'), 'x');
    await writeFile(join(folder, 'pages/stray.yaml'), 'title: x');
    await writeFile(join(folder, 'pages/fleet/de.yaml'), 'a: &a [x]\nb: *a');
    const issues = await issuesOf();
    expect(issues).toContainEqual({ file: 'pages/about/entry.yaml', field: 'colour', message: 'is not a field of this kind of content' });
    expect(issues).toContainEqual({ file: 'pages/faq/en.yaml', field: 'status', message: 'is already given by pages/faq/entry.yaml' });
    expect(issues).toContainEqual({ file: 'pages/home/xx.yaml', field: '', message: '"xx" is not a language of ours' });
    expect(issues).toContainEqual({ file: 'notes.txt', field: '', message: 'is not a .yaml file' });
    expect(issues).toContainEqual({ file: 'pages/stray.yaml', field: '', message: 'stands too high or too deep' });
    expect(issues).toContainEqual({ file: 'pages/fleet/de.yaml', field: '', message: 'must hold named fields, without aliases' });
    expect(issues.some((issue) => issue.file === 'pages/terms/es.yaml')).toBe(true);
  });

  it('reports a missing folder', async () => {
    const missing = join(folder, 'nowhere');
    const result = await readContent(missing);
    expect(result.ok ? [] : result.failure).toEqual([{ file: missing, field: '', message: 'is not a folder that can be read' }]);
  });
});

describe('contentChecksum', () => {
  it('names a picture that the site has no drawing of, where it is given', async () => {
    const read = await readContent(folder);
    const images = new Set(
      (read.ok ? read.value : []).flatMap(({ document }) => JSON.stringify(document).match(/(?<="image":")[^"]+/g) ?? []),
    );
    expect(images.size).toBeGreaterThan(20);
    expect(await readContent(folder, images)).toMatchObject({ ok: true });
    await change('locations/de-koeln/entry.yaml', 'skyline-koeln', 'skyline-koln');
    expect(await readContent(folder, images)).toEqual({
      ok: false,
      failure: [{ file: 'locations/de-koeln/entry.yaml', field: 'hero.image', message: '"skyline-koln" is no drawing of the site' }],
    });
  });

  it('does not depend on the order of the rows, but on every word', async () => {
    const read = await readContent(folder);
    const entries = read.ok ? read.value : [];
    const checksum = contentChecksum(entries);
    expect(contentChecksum([...entries].reverse())).toBe(checksum);
    expect(contentChecksum(entries.slice(1))).not.toBe(checksum);
    expect(contentChecksum(entries.map((entry, at) => (at === 0 ? { ...entry, position: 99 } : entry)))).not.toBe(checksum);
  });
});
