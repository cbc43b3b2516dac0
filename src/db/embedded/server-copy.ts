import { chmod, copyFile, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { withFolderLock } from './folder-lock.ts';
import { openServerBinaries, type ServerBinaries } from './server-binaries.ts';
import { EmbeddedDatabaseError } from './server-error.ts';

/**
 * Places for a copy that every account may enter. Their contents may be deleted at any time and are then copied again. Other users may
 * write into all but the first, so a folder only counts as ours if nobody else could have created or changed it.
 */
export const copyPlaces: readonly string[] = ['/var/cache', '/var/tmp', '/tmp'];

const copyWithin = 60_000;
const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)) });

export type ServerCopy = { readonly path: string; readonly binaries: ServerBinaries; readonly isNew: boolean };

type Copying = {
  readonly packageFolder: string;
  /** Places to try, in this order. */
  readonly places: readonly string[];
  readonly canRun: (binaries: ServerBinaries) => Promise<boolean>;
};

/**
 * The server's package in a place where the account can run it, copied there if needed. Only for root: other users run the server where it
 * is.
 */
export async function openServerCopy({ packageFolder, places, canRun }: Copying): Promise<ServerCopy> {
  const { version } = v.parse(packageSchema, JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')));
  const refusals: string[] = [];
  for (const place of places) {
    try {
      const folder = await openOwnFolder(join(place, 'convoya'));
      const path = join(folder, `postgresql-${version}`);
      const copy = await withFolderLock(join(folder, 'copy.lock'), copyWithin, () => ensureCopy(packageFolder, path));
      if (await canRun(copy.binaries)) return copy;
      if (copy.isNew) await rm(path, { recursive: true, force: true });
      refusals.push(`no program in ${place} can be run`);
    } catch (error) {
      refusals.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new EmbeddedDatabaseError(
    `The account that PostgreSQL runs as can use neither ${packageFolder} nor a copy of it: ${refusals.join('; ')}`,
  );
}

/** A folder of ours that others can enter but not change. Throws if one of that name exists and is not. */
async function openOwnFolder(path: string): Promise<string> {
  await mkdir(path, { mode: 0o755 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const isOurs = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
  if (!isOurs) throw new Error(`${path} is somebody else’s`);
  await chmod(path, 0o755);
  return path;
}

/** A copy gets its final name only when complete. One that has lost a file since, for example to a cleaner of old files, is replaced. */
async function ensureCopy(packageFolder: string, path: string): Promise<ServerCopy> {
  const files = await listFiles(packageFolder);
  const isWhole = (await listFiles(path).catch(() => [])).join('\n') === files.join('\n');
  if (!isWhole) {
    const partial = `${path}.partial`;
    await rm(partial, { recursive: true, force: true });
    await copyFiles(packageFolder, partial);
    await rm(path, { recursive: true, force: true });
    await rename(partial, path);
  }
  return { path, binaries: await openServerBinaries(path, join(path, 'native', 'lib')), isNew: !isWhole };
}

/** The files that the server needs to run, each with its size. */
async function listFiles(packageFolder: string): Promise<readonly string[]> {
  const paths = await findFiles(packageFolder);
  const sizes = await Promise.all(paths.map(async (path) => (await lstat(path)).size));
  return paths.map((path, index) => `${relative(packageFolder, path)} ${sizes[index]}`).sort();
}

async function findFiles(packageFolder: string): Promise<readonly string[]> {
  const entries = await readdir(join(packageFolder, 'native'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !/\.(a|pc)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
}

/** Copies with our own permissions: a package installed under a strict umask would be unreadable for others. */
async function copyFiles(from: string, to: string): Promise<void> {
  for (const path of await findFiles(from)) {
    const target = join(to, relative(from, path));
    await makeOpenFolder(dirname(target));
    await copyFile(path, target);
    await chmod(target, target.includes('/bin/') ? 0o755 : 0o644);
  }
}

async function makeOpenFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}
