import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { runAsAccount, type ServerAccount, spawnAsAccount } from '../../src/db/embedded/run-as-account.ts';
import { chooseServerAccount, findAccountFacts, giveFolder } from '../../src/db/embedded/server-account.ts';
import { openServerBinaries } from '../../src/db/embedded/server-binaries.ts';
import { formatSettings } from '../../src/db/embedded/server-settings.ts';
import { createTemplate } from '../../src/db/testing/create-template.ts';

const major = process.env.POSTGRES_MAJOR ?? '';

/** A server of the requested major, with a migrated database to copy, like the main tests' server of the bundled major. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), `postgres-${major}-`));
  const account = chooseServerAccount(await findAccountFacts(join(folder, 'cluster')));
  const binaries = await openServerBinaries(join(import.meta.dirname, `node_modules/postgres-${major}`), join(folder, 'libraries'));
  const { environment } = binaries;
  await createCluster(folder, account, { program: binaries.initdb, environment });
  const parameters = ['-D', join(folder, 'cluster'), ...formatSettings(settingsIn(folder))];
  const server = spawnAsAccount({ account, program: binaries.postgres, parameters, environment }, { stdio: 'ignore' });
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  if (major !== '14') await createTemplate(url);
  project.provide('testServerUrl', url);
  return async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}

async function createCluster(
  folder: string,
  account: ServerAccount,
  { program, environment }: { readonly program: string; readonly environment: Readonly<Record<string, string>> },
): Promise<void> {
  const cluster = join(folder, 'cluster');
  await mkdir(cluster, { mode: 0o700 });
  await giveFolder(folder, account);
  // The machine's own C.UTF-8: the builtin one came with 17.
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions', '--no-sync'];
  const parameters = ['-D', cluster, '-U', 'postgres', '--auth=trust', ...locale];
  const problem = await runAsAccount({ account, program, parameters, environment }, { milliseconds: 60_000 });
  if (problem !== null) throw new Error(`PostgreSQL ${major} made no cluster: ${problem}`);
}

function settingsIn(folder: string): Readonly<Record<string, string>> {
  const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', jit: 'off' };
  return { ...quick, listen_addresses: '', unix_socket_directories: folder, timezone: 'UTC' };
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL ${major} did not start`);
}
