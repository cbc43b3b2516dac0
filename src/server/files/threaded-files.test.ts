import { describe, expect, it } from 'vitest';
import { Unavailable } from '#operations/trips/context.ts';
import { createThreadedFiles } from './threaded-files.ts';

const statement = (lines: number) =>
  [
    ':20:1',
    ':25:NL91ABNA0417164300',
    ':28C:1',
    ':60F:C261120EUR0,00',
    ...Array.from({ length: lines }, () => ':61:261121C1,00NTRFX'),
    ':62F:C261121EUR0,00',
  ].join('\n');

describe('files in a thread of their own', () => {
  it('are read as they are here', async () => {
    const files = createThreadedFiles();
    expect(await files.readBankFile(statement(2))).toMatchObject({ ok: true, value: { unread: [] } });
    expect(await files.readBankFile('=1+1')).toEqual({ ok: false, failure: 'not-a-bank-file' });
    expect(await files.readRateFile('a: 1')).toEqual({ fields: { a: 1 }, problems: [] });
  });

  it('leave time for everything else', async () => {
    const files = createThreadedFiles();
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const read = await files.readBankFile(statement(45_000));
    clearInterval(beat);
    expect(read).toMatchObject({ ok: true });
    expect(longest).toBeLessThan(400);
  });

  it('that take too long are given up, and the next is read', async () => {
    const files = createThreadedFiles({ longest: 1, megabytes: 64, mostWaiting: 1 });
    expect(await files.readBankFile(statement(45_000))).toEqual({ ok: false, failure: 'too-many-lines' });
    expect((await files.readRateFile('a: 1')).problems).toEqual(['takes too long to read']);
  });

  it('are not taken where others wait', async () => {
    const files = createThreadedFiles({ longest: 4_000, megabytes: 64, mostWaiting: 1 });
    const [first, second] = [files.readBankFile(statement(1)), files.readBankFile(statement(1))];
    await expect(files.readBankFile(statement(1))).rejects.toThrow(Unavailable);
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: true });
  });
});
