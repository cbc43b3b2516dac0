import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findServerPackage, openServerBinaries } from './server-binaries.ts';

const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };

async function createPackage(): Promise<{ readonly root: string; readonly lib: string; readonly libraries: string }> {
  const root = await mkdtemp(join(tmpdir(), 'server-package-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const lib = join(root, 'native', 'lib');
  await mkdir(lib, { recursive: true });
  await writeFile(join(root, link.source), 'the library');
  await writeFile(join(root, 'native', 'pg-symlinks.json'), JSON.stringify([link]));
  return { root, lib, libraries: join(root, 'libraries') };
}

describe('openServerBinaries', () => {
  it('makes the missing links, relative so that the folder may move, and is content with those there', async () => {
    const { root, lib, libraries } = await createPackage();
    const opened = await Promise.all([openServerBinaries(root, libraries), openServerBinaries(root, libraries)]);
    opened.push(await openServerBinaries(root, libraries));
    expect(opened.map((binaries) => binaries.environment)).toEqual([{}, {}, {}]);
    expect(await readlink(join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
  });

  it('creates links elsewhere and sets the loader’s path if the package is read-only', async () => {
    const { root, lib, libraries } = await createPackage();
    await rm(lib, { recursive: true });
    // The kernel lets nobody create names here, not even root: a read-only folder.
    await symlink('/proc/self/fdinfo', lib);
    const { environment } = await openServerBinaries(root, libraries);
    expect(Object.values(environment)).toEqual([`${libraries}:${lib}`]);
    expect(await readlink(join(libraries, 'libpq.so.5'))).toBe(join(root, link.source));
    await expect(openServerBinaries(root, libraries)).resolves.toEqual(expect.objectContaining({ environment }));
    expect(await readdir(libraries)).toEqual(['libpq.so.5']);
  });
});

it('finds the package of this machine', async () => {
  const list = await readFile(join(findServerPackage(), 'native', 'pg-symlinks.json'), 'utf8');
  expect(JSON.parse(list)).not.toHaveLength(0);
});
