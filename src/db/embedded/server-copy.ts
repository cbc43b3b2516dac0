import { chmod, copyFile, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { withFolderLock } from './folder-lock.ts';
import { openServerBinaries, type ServerBinaries } from './server-binaries.ts';
import { EmbeddedDatabaseError } from './server-error.ts';

/**
 * Where a copy may lie: every account may enter these. What is in them may be thrown away at any time, and is then copied again. Others may
 * write into all but the first, so a folder is only ours when nobody else can have made or changed it.
 */
export const copyPlaces: readonly string[] = ['/var/cache', '/var/tmp', '/tmp'];

const copyWithin = 60_000;
const packageSchema = v.object({ version: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)) });

export type ServerCopy = { readonly path: string; readonly binaries: ServerBinaries; readonly isNew: boolean };

type Copying = {
  readonly packageFolder: string;
  /** Where to try it, in this order. */
  readonly places: readonly string[];
  readonly canRun: (binaries: ServerBinaries) => Promise<boolean>;
};

/**
 * The server's package in a place where the account can run it, copied there unless it is there already. For root alone: whoever runs the
 * server as himself can run it where it is.
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

/** A folder of ours that others can enter and not change. Throws when there is one of that name and it is not. */
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

/** A copy has its name only when it is whole; one that lost a file since, as a cleaner of old files does, is made anew. */
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

/** Copies with rights of its own: where the package was installed under a strict umask, nobody else could read it. */
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
