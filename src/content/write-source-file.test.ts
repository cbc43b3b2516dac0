import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findEditedFiles } from './find-edited-files.ts';
import { readSourceFiles } from './source-files.ts';
import { writeSourceFile } from './write-source-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-source-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('writes the differences and leaves comments and everything else unchanged', async () => {
  await writeFile(join(folder, 'a.yaml'), '# why\nsource: x\nnight: { fromHour: 20, untilHour: 7 }\n# gone soon\nold: 1\nlist: [1, 2]\n');
  const fields = { source: 'x', night: { fromHour: 21, untilHour: 7 }, list: [1, 2, 3], added: 'y' };
  expect(await writeSourceFile(folder, { path: 'a.yaml', fields })).toBe(true);
  expect((await readSourceFiles(folder)).files).toEqual([{ path: 'a.yaml', fields }]);
  const text = await readFile(join(folder, 'a.yaml'), 'utf8');
  expect(text).toContain('# why\nsource: x\nnight: { fromHour: 21, untilHour: 7 }\n');
  expect(await writeSourceFile(folder, { path: 'a.yaml', fields })).toBe(false);
});

it('writes a file that was not there, with its folder', async () => {
  const fields = { title: 'Één', nested: { list: ['a'] } };
  await writeSourceFile(folder, { path: 'rates/2026-11-22T20-31-07Z/extras.yaml', fields });
  expect((await readSourceFiles(folder)).files).toEqual([{ path: 'rates/2026-11-22T20-31-07Z/extras.yaml', fields }]);
});

it('distinguishes changes of the desk from changes of both', () => {
  const edits = ['a', 'b', 'c'].map((path) => ({ path, fields: { text: 'desk' }, base: { text: 'was' } }));
  const files = [
    { path: 'a', fields: { text: 'was' } },
    { path: 'b', fields: { text: 'new' } },
    { path: 'c', fields: { text: 'desk' } },
    { path: 'd', fields: {} },
  ];
  expect(findEditedFiles(files, edits).map(({ path, changed }) => [path, changed])).toEqual([
    ['a', 'desk'],
    ['b', 'both'],
  ]);
});
