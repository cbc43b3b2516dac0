import { beforeAll, describe, expect, it } from 'vitest';
import { kindsByFolder } from '#content/kinds.ts';
import { readSourceFiles, type SourceFile } from '#content/source-files.ts';
import { checkPageText, languageOf, type PageFile } from './page-entries.ts';
import { listPageFields, readPageForm } from './page-form.ts';

let files: readonly SourceFile[] = [];
beforeAll(async () => {
  files = (await readSourceFiles('content')).files;
});

const folders = ['pages', 'locations', 'fleet', 'occasions', 'case-studies', 'faq', 'faq-categories'] as const;

function listPageFiles(): readonly PageFile[] {
  return files.flatMap((current) => {
    const language = languageOf(current.path);
    const folder = current.path.split('/').slice(0, -1).join('/');
    const facts = files.find(({ path }) => path === `${folder}/entry.yaml`);
    const top = folders.find((each) => folder.startsWith(`${each}/`));
    if (language === null || facts === undefined || top === undefined) return [];
    return [{ path: current.path, kind: kindsByFolder[top], language, facts, current }];
  });
}

const typedOf = (file: PageFile) =>
  Object.fromEntries(listPageFields(file, file.current?.fields ?? {}).map(({ path, value }) => [path, value]));

/** Ends of texts are not what is compared: a form trims them. */
const trimmed = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/(\\n|\s)+"/g, '"'));

describe('the forms of our pages', () => {
  it('give back every text that we ship as it is written', () => {
    const all = listPageFiles();
    expect(all.length).toBeGreaterThan(300);
    for (const file of all) {
      const { fields, removed } = readPageForm(file, typedOf(file));
      expect(trimmed(fields), file.path).toEqual(trimmed(file.current?.fields));
      expect(removed, file.path).toEqual([]);
      expect(checkPageText(file, fields), file.path).toEqual([]);
    }
  });

  it('bring a pasted page of a word processor into the allow-list, and say so', () => {
    const file = listPageFiles().find(({ path }) => path === 'pages/about/nl.yaml');
    if (file === undefined) throw new Error('the page is gone');
    const typed = { ...typedOf(file), 'sections.0.description': '<p class="MsoNormal">Een <b>bus</b><script>alert(1)</script></p>' };
    const { fields, removed } = readPageForm(file, typed);
    expect(fields.sections).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'why', description: '<p>Een <strong>bus</strong></p>' })]),
    );
    expect(removed).toEqual(['<b>', '<script>', 'class']);
    expect(checkPageText(file, fields)).toEqual([]);
  });
});
