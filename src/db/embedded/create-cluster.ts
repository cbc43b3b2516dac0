import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { handFolder } from './hand-folder.ts';
import { runAsAccount } from './run-as-account.ts';
import { giveFolder } from './server-account.ts';
import { EmbeddedDatabaseError } from './server-error.ts';
import type { Installation } from './server-process.ts';

export async function hasCluster(cluster: string): Promise<boolean> {
  return await stat(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the cluster if there is none. It gets its final name only when complete, so a crash leaves nothing half-made. Call it under the
 * folder's lock.
 */
export async function createCluster(installation: Installation): Promise<void> {
  const { folder, account } = installation;
  await rm(folder.partialCluster, { recursive: true, force: true });
  await mkdir(folder.partialCluster, { mode: 0o700 });
  await giveFolder(folder.root, account);
  await giveFolder(folder.partialCluster, account);
  const problem = await runInitdb(installation);
  if (problem !== null) throw new EmbeddedDatabaseError(`The database could not be created in ${folder.root}: ${problem}`);
  await rename(folder.partialCluster, folder.cluster);
  await syncFolder(folder.root);
}

async function runInitdb({ folder, binaries, account, isHanded }: Installation): Promise<string | null> {
  const { environment, initdb } = binaries;
  return await handFolder(folder.root, isHanded, ({ find, files }) => {
    const parameters = ['-D', find(folder.partialCluster), '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-instructions'];
    const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const program = { account, program: initdb, parameters: [...parameters, ...locale], environment };
    return runAsAccount(program, { milliseconds: 60_000, files });
  });
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
