import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles, type SourceFile } from '#content/source-files.ts';
import { artNames } from '#site/art/draw-art.tsx';
import { checkPageFile, isEntryFile, type PageFile, pickPageFile } from './page-file.ts';
import { listPageFields, readPageForm } from './page-form.ts';

let files: readonly SourceFile[] = [];
beforeAll(async () => {
  files = (await readSourceFiles('content')).files;
});

const pictures = new Set(artNames);

/** All texts and entries that have a form at the desk. */
function listPageFiles(): readonly PageFile[] {
  const isEdited = (path: string) => isEntryFile(`${path.split('/').slice(0, -1).join('/')}/entry.yaml`);
  return files.filter(({ path }) => isEdited(path)).flatMap(({ path }) => pickPageFile(files, path) ?? []);
}

const typedOf = (file: PageFile) =>
  Object.fromEntries(listPageFields(file, file.current?.fields ?? {}).map(({ path, value }) => [path, value]));

/** Ignores trailing blanks, because a form trims them. */
const trimmed = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/(\\n|\s)+"/g, '"'));

describe('the forms of our pages', () => {
  it('give back every text that we ship as it is written', () => {
    const all = listPageFiles();
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter(({ language }) => language === null).length).toBeGreaterThan(50);
    for (const file of all) {
      const { fields, removed } = readPageForm(file, typedOf(file));
      expect(trimmed(fields), file.path).toEqual(trimmed(file.current?.fields));
      expect(removed, file.path).toEqual([]);
      expect(checkPageFile(file, fields, pictures), file.path).toEqual([]);
    }
  });

  it('reduce a pasted page of a word processor to the allowed markup, and report it', () => {
    const file = listPageFiles().find(({ path }) => path === 'pages/about/nl.yaml');
    if (file === undefined) throw new Error('the page is gone');
    const typed = { ...typedOf(file), 'sections.0.description': '<p class="MsoNormal">Een <b>bus</b><script>alert(1)</script></p>' };
    const { fields, removed } = readPageForm(file, typed);
    expect(fields.sections).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: 'why', description: '<p>Een <strong>bus</strong></p>' })]),
    );
    expect(removed).toEqual(['<b>', '<script>', 'class']);
    expect(checkPageFile(file, fields, pictures)).toEqual([]);
  });
});
