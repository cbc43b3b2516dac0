import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withFolderLock } from './folder-lock.ts';

async function createLockPath(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'folder-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'start.lock');
}

describe('withFolderLock', () => {
  it('admits one at a time and returns its result', async () => {
    const path = await createLockPath();
    let working = 0;
    const work = async () => {
      working += 1;
      expect(working).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
      return 'done';
    };
    const answers = await Promise.all(Array.from({ length: 5 }, () => withFolderLock(path, 10_000, work)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => 'done'));
  });

  it('is free again after a failure', async () => {
    const path = await createLockPath();
    await expect(withFolderLock(path, 1_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withFolderLock(path, 1_000, async () => 'yes')).resolves.toBe('yes');
  });

  it('is not waited for longer than the limit', async () => {
    const path = await createLockPath();
    await withFolderLock(path, 1_000, async () => {
      await expect(withFolderLock(path, 40, async () => 'never')).rejects.toThrow('DATABASE_URL');
    });
  });

  it('is free as soon as the process that held it is killed', async () => {
    const path = await createLockPath();
    const script = `const { DatabaseSync } = require('node:sqlite');
      new DatabaseSync(${JSON.stringify(path)}).exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await holder.stdout.take(1).toArray();
    await expect(withFolderLock(path, 40, async () => 'never')).rejects.toThrow();
    holder.kill('SIGKILL');
    await expect(withFolderLock(path, 5_000, async () => 'free')).resolves.toBe('free');
  });
});
