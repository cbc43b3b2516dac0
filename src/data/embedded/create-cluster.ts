import { execFile } from 'node:child_process';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatCommand, giveFolder, serverEnvironment, spawnIdentity } from './server-account.ts';
import { EmbeddedDatabaseError } from './server-error.ts';
import type { Installation } from './server-process.ts';

const run = promisify(execFile);

export async function hasCluster(cluster: string): Promise<boolean> {
  return await stat(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Makes the cluster where there is none. It gets its name only when it is whole, so a kill in between leaves nothing half-made. Call it
 * under the folder's lock.
 */
export async function createCluster({ folder, binaries, account }: Installation): Promise<void> {
  await rm(folder.partialCluster, { recursive: true, force: true });
  await mkdir(folder.partialCluster, { mode: 0o700 });
  await giveFolder(folder.root, account);
  await giveFolder(folder.partialCluster, account);
  const parameters = ['-D', folder.partialCluster, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const [program, all] = formatCommand(account, binaries.initdb, [...parameters, ...locale]);
  try {
    await run(program, all, {
      cwd: '/',
      env: { ...serverEnvironment, ...binaries.environment },
      timeout: 60_000,
      ...spawnIdentity(account),
    });
    await rename(folder.partialCluster, folder.cluster);
    await syncFolder(folder.root);
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new EmbeddedDatabaseError(`The database could not be created in ${folder.root}: ${reason || String(error)}`, { cause: error });
  }
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
