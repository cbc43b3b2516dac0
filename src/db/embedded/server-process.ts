import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { handFolder } from './hand-folder.ts';
import { answers, findRunningServer, postmasterPath, type RunningServer } from './postmaster-file.ts';
import { isServerProcess } from './process-identity.ts';
import { type ServerAccount, spawnAsAccount } from './run-as-account.ts';
import { giveFolder } from './server-account.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { EmbeddedDatabaseError } from './server-error.ts';
import { createSocketFolder, formatSocketFolder, type ServerFolder, socketPath } from './server-folder.ts';
import { formatSettings } from './server-settings.ts';

export type Installation = {
  readonly folder: ServerFolder;
  readonly binaries: ServerBinaries;
  readonly account: ServerAccount;
  /** Whether the account cannot enter a folder above, so that it must get the folder as an open file. */
  readonly isHanded: boolean;
  readonly settings: Readonly<Record<string, string>>;
};

/** Replaying the log after a crash under load takes seconds, not minutes. */
const readyWithin = 60_000;
/** After a kill, the old server's processes need a moment to release its memory. Until then a new server refuses to start. */
const retryWithin = 10_000;
const shutdownWithin = 15_000;
const logKept = 5_000_000;

/** Finds the running server of the folder or starts one, and returns when it accepts connections. Call it under the folder's lock. */
export async function ensureServer(installation: Installation): Promise<RunningServer & { readonly wasRunning: boolean }> {
  const { cluster } = installation.folder;
  const deadline = performance.now() + retryWithin;
  for (;;) {
    const running = await waitUntilReady(cluster);
    if (running !== null) return { ...running, wasRunning: true };
    const started = await startServer(installation);
    if (started.server !== null) return { ...started.server, wasRunning: false };
    const isPassing = /still in use|already exists/.test(started.reason) && performance.now() < deadline;
    if (!isPassing) throw new EmbeddedDatabaseError(`PostgreSQL did not start in ${installation.folder.root}: ${started.reason}`);
    await pause(50);
  }
}

/**
 * Fast shutdown: open transactions are rolled back, everything is written, and the process is gone when this returns. If that takes too
 * long, immediate shutdown: as safe as a power cut, from which the next start recovers.
 */
export async function stopServer({ cluster }: ServerFolder): Promise<void> {
  const server = await findRunningServer(cluster);
  if (server === null) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isServerProcess(server.pid, cluster))) return;
    process.kill(server.pid, signal);
    const deadline = performance.now() + shutdownWithin;
    while (performance.now() < deadline && (await isServerProcess(server.pid, cluster))) await pause(10);
  }
}

async function startServer(installation: Installation): Promise<{ readonly server: RunningServer | null; readonly reason: string }> {
  const { cluster, log, sockets } = installation.folder;
  // Both name the process of the old server. While that is a zombie, or its number belongs to another process, PostgreSQL respects them.
  await Promise.all([postmasterPath(cluster), `${socketPath(sockets)}.lock`].map((path) => rm(path, { force: true })));
  const logStart = await rotateLog(log);
  const problems = await spawnServer(installation);
  const server = await waitUntilReady(cluster, problems);
  const said = server === null ? (await readFile(log, 'utf8')).slice(logStart).trim() : '';
  return { server, reason: said || String(problems[0]) };
}

/**
 * Starts the process and returns the list that will contain the reason if it ends. Its output goes to a file, and it leads a process group
 * of its own. So it survives our death, and Ctrl-C in the terminal reaches only us; we then stop it in order.
 */
async function spawnServer({ folder, binaries, account, isHanded, settings }: Installation): Promise<readonly Error[]> {
  await createSocketFolder(folder.sockets, [process.getuid?.() ?? 0, ...(account.kind === 'other' ? [account.uid] : [])]);
  await giveFolder(folder.root, account);
  await giveFolder(folder.sockets, account);
  const problems: Error[] = [];
  const log = await open(folder.log, 'a', 0o600);
  try {
    return await handFolder(folder.root, isHanded, async ({ find, files }) => {
      const parameters = ['-D', find(folder.cluster), '-k', formatSocketFolder(folder), ...formatSettings(settings)];
      const { postgres: program, environment } = binaries;
      const stdio = ['ignore' as const, log.fd, log.fd, ...files];
      const child = spawnAsAccount({ account, program, parameters, environment }, { stdio, detached: true });
      child.once('error', (error) => problems.push(error));
      child.once('exit', (code, signal) => problems.push(new Error(`postgres exited with ${code ?? signal}`)));
      child.unref();
      return problems;
    });
  } finally {
    await log.close();
  }
}

/**
 * Waits for the server that the cluster's file names. Null if there is none: it is absent, went away or, if just started, reported a
 * problem.
 */
async function waitUntilReady(cluster: string, problems?: readonly Error[]): Promise<RunningServer | null> {
  const deadline = performance.now() + readyWithin;
  for (;;) {
    const server = await findRunningServer(cluster);
    if (server?.isReady && (await answers(server.sockets))) return server;
    const isOver = problems === undefined ? server === null : problems.length > 0;
    if (isOver) return null;
    if (performance.now() > deadline) throw new EmbeddedDatabaseError(`The PostgreSQL of ${cluster} runs but takes no connections`);
    await pause(8);
  }
}

/** Starts a new log file when the old one has grown, and keeps one old file. Returns where new lines will begin. */
async function rotateLog(path: string): Promise<number> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size < logKept) return size;
  await rename(path, `${path}.1`);
  return 0;
}
