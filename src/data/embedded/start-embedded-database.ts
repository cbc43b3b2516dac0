import { randomUUID } from 'node:crypto';
import { createCluster, hasCluster } from './create-cluster.ts';
import { withFolderLock } from './folder-lock.ts';
import { addUser, removeUser } from './folder-users.ts';
import { findRunningServer, type RunningServer } from './postmaster-file.ts';
import { chooseServerAccount, findAccountFacts } from './server-account.ts';
import { findServerPackage, openServerBinaries } from './server-binaries.ts';
import { openServerFolder, removeSocketFolder } from './server-folder.ts';
import { ensureServer, type Installation, stopServer } from './server-process.ts';
import { serverSettings } from './server-settings.ts';

export type EmbeddedDatabase = {
  readonly url: string;
  /** Signs out; the last process to do so stops the server and waits for its end. */
  stop(): Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  /** Everything lies in it, made with 0700 when missing. */
  readonly folder: string;
  readonly log: (message: string) => void;
  /** Settings of PostgreSQL that differ from the house's; for tests that need no durability. */
  readonly settings?: Readonly<Record<string, string>>;
};

const lockWithin = 90_000;
const watchEvery = 250;
const longestPause = 10_000;

/**
 * Starts the PostgreSQL of a folder, or joins the one that already runs there: started by another process of ours, or left over by a
 * killed one. While it is used, a server that dies is started again. Throws EmbeddedDatabaseError when this machine cannot run it.
 */
export async function startEmbeddedDatabase({ folder, log, settings }: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const installation = await openInstallation(folder, { ...serverSettings, ...settings });
  const token = randomUUID();
  const { lock, users, cluster } = installation.folder;
  const server = await withFolderLock(lock, lockWithin, async () => {
    if (!(await hasCluster(cluster))) await createCluster(installation);
    const found = await ensureServer(installation);
    await addUser(users, token);
    return found;
  });
  log(server.wasRunning ? 'joined the running database' : 'started the database');

  const endWatch = watchServer(installation, log);
  let stopping: Promise<void> | null = null;
  const stop = async () => {
    await endWatch();
    await withFolderLock(lock, lockWithin, async () => {
      if (!(await removeUser(users, token))) return;
      await stopServer(installation.folder);
      await removeSocketFolder(installation.folder.sockets);
    });
  };
  return {
    url: formatUrl(server),
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

async function openInstallation(path: string, settings: Readonly<Record<string, string>>): Promise<Installation> {
  const folder = await openServerFolder(path);
  const [binaries, facts] = await Promise.all([
    openServerBinaries(findServerPackage(), folder.libraries),
    findAccountFacts(folder.cluster),
  ]);
  return { folder, binaries, account: chooseServerAccount(facts), settings };
}

/** Starts a server that died again, whoever started it: the lock lets one of its users do so. Answers the function that ends the watch. */
function watchServer(installation: Installation, log: (message: string) => void): () => Promise<void> {
  const { cluster, lock } = installation.folder;
  let isEnded = false;
  let round: Promise<void> = Promise.resolve();
  let timer = setTimeout(next, watchEvery).unref();

  function next(): void {
    round = look().then((wait) => {
      if (!isEnded) timer = setTimeout(next, wait).unref();
    });
  }
  let failures = 0;
  async function look(): Promise<number> {
    try {
      if ((await findRunningServer(cluster)) === null && (await hasCluster(cluster))) {
        const server = await withFolderLock(lock, lockWithin, () => ensureServer(installation));
        if (!server.wasRunning) log('the database had died and was started again');
      }
      failures = 0;
    } catch (error) {
      failures += 1;
      log(`the database could not be started again: ${String(error)}`);
    }
    return Math.min(longestPause, watchEvery * 2 ** failures);
  }
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await round;
  };
}

/** A complete address that any URL parser reads; `host` in the query is what node-postgres and libpq follow to the socket. */
function formatUrl({ sockets }: RunningServer): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(sockets)}`;
}
