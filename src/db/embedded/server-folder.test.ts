import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSocketFolder, findSocketFolder, openServerFolder, socketPath } from './server-folder.ts';

const uid = process.getuid?.() ?? 0;

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('findSocketFolder', () => {
  it('stays inside the data folder while the kernel can hold the path', () => {
    expect(findSocketFolder('/srv/app/.data/postgres', '/tmp')).toBe('/srv/app/.data/postgres/sockets');
  });

  it('uses a temporary folder of its own if the path is too long, counted in bytes', () => {
    for (const root of [`/srv/${'x'.repeat(90)}`, `/srv/${'é'.repeat(40)}`]) {
      const sockets = findSocketFolder(root, '/var/tmp');
      expect(sockets).toMatch(/^\/var\/tmp\/postgres-[0-9a-f]{16}$/);
      expect(findSocketFolder(root, '/var/tmp')).toBe(sockets);
      expect(findSocketFolder(`${root}2`, '/var/tmp')).not.toBe(sockets);
    }
  });

  it('never returns a path that is too long', () => {
    const sockets = findSocketFolder(`/srv/${'x'.repeat(200)}`, `/var/${'y'.repeat(200)}`);
    expect(Buffer.byteLength(socketPath(sockets))).toBeLessThan(100);
  });
});

describe('createSocketFolder', () => {
  it('makes a private folder, also when it is there already', async () => {
    const sockets = join(await createFolder(), 'sockets');
    await createSocketFolder(sockets, [uid]);
    await createSocketFolder(sockets, [uid]);
    expect((await stat(sockets)).mode & 0o777).toBe(0o700);
  });

  it('refuses one that others may enter or own', async () => {
    const sockets = join(await createFolder(), 'sockets');
    await createSocketFolder(sockets, [uid]);
    await expect(createSocketFolder(sockets, [uid + 1])).rejects.toThrow('not a private folder');
    await chmod(sockets, 0o755);
    await expect(createSocketFolder(sockets, [uid])).rejects.toThrow('not a private folder');
  });
});

describe('openServerFolder', () => {
  it('makes the folder for its owner alone', async () => {
    const folder = join(await createFolder(), 'deep', 'data');
    const opened = await openServerFolder(folder);
    expect((await stat(opened.root)).mode & 0o777).toBe(0o700);
  });

  it('reports which folder cannot be used, and an alternative', async () => {
    const file = join(await createFolder(), 'file');
    await writeFile(file, '');
    await expect(openServerFolder(join(file, 'data'))).rejects.toThrow(/cannot be used.*DATABASE_URL/);
  });
});
