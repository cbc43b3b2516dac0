import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openServerCopy } from './server-copy.ts';

const yes = () => Promise.resolve(true);
const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-copy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A package installed under a strict umask: nobody else can read it. */
async function createPackage(): Promise<string> {
  const folder = await createFolder();
  for (const name of ['bin', 'lib', 'share/timezone']) await mkdir(join(folder, 'native', name), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version: '18.4.0-beta.17' }));
  await writeFile(join(folder, 'native/pg-symlinks.json'), JSON.stringify([link]));
  await writeFile(join(folder, 'native/bin/postgres'), 'the program', { mode: 0o700 });
  await writeFile(join(folder, link.source), 'the library', { mode: 0o600 });
  await writeFile(join(folder, 'native/lib/libpq.a'), 'for programmers', { mode: 0o600 });
  await writeFile(join(folder, 'native/share/timezone/UTC'), 'the zone', { mode: 0o600 });
  return folder;
}

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

describe('openServerCopy', () => {
  it('copies the programs, with the links and permissions that everybody needs, under the version', async () => {
    const [packageFolder, place] = [await createPackage(), await createFolder()];
    const { path, binaries, isNew } = await openServerCopy({ packageFolder, places: [place], canRun: yes });
    expect({ path, isNew }).toEqual({ path: join(place, 'convoya/postgresql-18.4.0-beta.17'), isNew: true });
    expect(binaries.postgres).toBe(join(path, 'native/bin/postgres'));
    expect(await readFile(join(path, link.target), 'utf8')).toBe('the library');
    expect(await readdir(join(path, 'native/lib'))).toEqual(['libpq.so.5', 'libpq.so.5.18']);
    const modes = ['..', '.', 'native', 'native/bin', 'native/bin/postgres', 'native/share/timezone/UTC', link.source];
    expect(await Promise.all(modes.map((name) => modeOf(join(path, name))))).toEqual(['755', '755', '755', '755', '755', '644', '644']);
  });

  it('is content with a whole copy, also when several ask at once, and mends one that lost something', async () => {
    const [packageFolder, place] = [await createPackage(), await createFolder()];
    const open = () => openServerCopy({ packageFolder, places: [place], canRun: yes });
    const opened = await Promise.all([open(), open(), open()]);
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    const program = opened[0]?.binaries.postgres ?? '';
    for (const damage of [() => rm(program), () => truncate(program, 3)]) {
      await damage();
      expect((await open()).isNew).toBe(true);
      expect(await readFile(program, 'utf8')).toBe('the program');
      expect((await open()).isNew).toBe(false);
    }
  });

  it('passes by a place where nothing can be run, and leaves nothing there', async () => {
    const [packageFolder, first, second] = [await createPackage(), await createFolder(), await createFolder()];
    const canRun = async ({ postgres }: { readonly postgres: string }) => postgres.startsWith(second);
    const { path } = await openServerCopy({ packageFolder, places: ['/nonexistent', first, second], canRun });
    expect(path.startsWith(second)).toBe(true);
    expect(await readdir(join(first, 'convoya'))).toEqual(['copy.lock']);
  });

  it('uses no folder that another user created or could change', async () => {
    const [packageFolder, linked, writable, elsewhere] = await Promise.all([
      createPackage(),
      createFolder(),
      createFolder(),
      createFolder(),
    ]);
    await symlink(elsewhere, join(linked, 'convoya'));
    await mkdir(join(writable, 'convoya'));
    await chmod(join(writable, 'convoya'), 0o777);
    const opening = openServerCopy({ packageFolder, places: [linked, writable], canRun: yes });
    await expect(opening).rejects.toThrow(/convoya is somebody else’s; .*convoya is somebody else’s.*DATABASE_URL/);
    expect(await readdir(elsewhere)).toEqual([]);
  });
});
