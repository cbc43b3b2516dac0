import { randomUUID } from 'node:crypto';
import { createCluster, hasCluster } from './create-cluster.ts';
import { withFolderLock } from './folder-lock.ts';
import { addUser, removeUser } from './folder-users.ts';
import { findRunningServer, type RunningServer } from './postmaster-file.ts';
import type { ServerAccount } from './run-as-account.ts';
import { canReach, canRun, chooseServerAccount, findAccountFacts } from './server-account.ts';
import { findServerPackage, openServerBinaries, type ServerBinaries } from './server-binaries.ts';
import { copyPlaces, openServerCopy } from './server-copy.ts';
import { openServerFolder, removeSocketFolder } from './server-folder.ts';
import { ensureServer, type Installation, stopServer } from './server-process.ts';
import { serverSettings } from './server-settings.ts';

export type EmbeddedDatabase = {
  readonly url: string;
  /** Unregisters. The last process stops the server and waits until it has ended. */
  stop(): Promise<void>;
};

export type EmbeddedDatabaseOptions = {
  /** Everything lies in it. Created with mode 0700 if missing. */
  readonly folder: string;
  readonly log: (message: string) => void;
  /** PostgreSQL settings that differ from our own, for tests that need no durability. */
  readonly settings?: Readonly<Record<string, string>>;
};

const lockWithin = 90_000;
const watchEvery = 250;
const longestPause = 10_000;

/**
 * Starts the PostgreSQL of a folder, or joins the one that runs there already: started by another process, or left over from a killed one.
 * While in use, a server that dies is restarted. Throws EmbeddedDatabaseError if this machine cannot run it.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log } = options;
  const installation = await openInstallation(options);
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

async function openInstallation({ folder: path, log, settings }: EmbeddedDatabaseOptions): Promise<Installation> {
  const folder = await openServerFolder(path);
  const account = chooseServerAccount(await findAccountFacts(folder.cluster));
  const binaries = await openServerBinaries(findServerPackage(), folder.libraries);
  const rest = { folder, account, settings: { ...serverSettings, ...settings } };
  if (account.kind === 'self') return { ...rest, binaries, isHanded: false };
  const [isRunnable, isReachable] = await Promise.all([canRun(account, binaries), canReach(account, folder.root)]);
  return { ...rest, binaries: isRunnable ? binaries : await copyBinaries(account, log), isHanded: !isReachable };
}

/** The programs in a place where the account can run them, and a line that says where. */
async function copyBinaries(account: ServerAccount, log: (message: string) => void): Promise<ServerBinaries> {
  const packageFolder = findServerPackage();
  const { path, binaries, isNew } = await openServerCopy({
    packageFolder,
    places: copyPlaces,
    canRun: (copied) => canRun(account, copied),
  });
  log(`PostgreSQL's account cannot use ${packageFolder}: its programs ${isNew ? 'were copied to' : 'run from the copy in'} ${path}`);
  return binaries;
}

/** Restarts a server that died. The lock lets one of its users do so. Returns the function that ends the watch. */
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

/** A complete address that any URL parser reads. node-postgres and libpq follow `host` in the query to the socket. */
function formatUrl({ sockets }: RunningServer): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(sockets)}`;
}
