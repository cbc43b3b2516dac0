import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checkFiles, checkFilesInTurns } from './check-files.ts';
import { readSourceFiles } from './source-files.ts';

const { files } = await readSourceFiles('content');

describe('checkFilesInTurns', () => {
  it('returns what checkFiles does, in turns, and again for the same texts', async () => {
    const expected = checkFiles({ files });
    expect(expected).toMatchObject({ ok: true });
    let turns = 0;
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await breathe();
        turns += 1;
      }
    })();
    const first = await checkFilesInTurns({ files });
    isDone = true;
    await others;
    expect(first).toEqual(expected);
    expect(turns).toBeGreaterThan(2);
    expect(await checkFilesInTurns({ files })).toEqual(expected);
  });

  it('finds the fault of one changed text among texts that it knows', async () => {
    const path = 'pages/about/nl.yaml';
    const changed = files.map((file) => (file.path === path ? { ...file, fields: { ...file.fields, hero: { title: '' } } } : file));
    const checked = await checkFilesInTurns({ files: changed });
    expect(checked).toEqual(checkFiles({ files: changed }));
    expect(checked).toMatchObject({ ok: false, failure: expect.arrayContaining([expect.objectContaining({ file: path })]) });
  });
});
