import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './server-error.ts';

/** Where everything of one embedded server lies; all of it below the one folder, but for the sockets of a deep folder. */
export type ServerFolder = {
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** Where `initdb` works until it is done: a cluster is either whole or absent. */
  readonly partialCluster: string;
  readonly libraries: string;
  readonly lock: string;
  readonly users: string;
  readonly log: string;
  readonly sockets: string;
};

const serverPort = 5432;

/** The kernel keeps 104 to 108 bytes for the path of a socket. */
const longestSocketPath = 99;

export function socketPath(sockets: string): string {
  return join(sockets, `.s.PGSQL.${serverPort}`);
}

/** The sockets' folder for a data folder: inside it, or a private one named by its hash when that path is too long for the kernel. */
export function findSocketFolder(root: string, temporary: string): string {
  const inside = join(root, 'sockets');
  if (Buffer.byteLength(socketPath(inside)) <= longestSocketPath) return inside;
  const name = `postgres-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  const outside = join(temporary, name);
  return Buffer.byteLength(socketPath(outside)) <= longestSocketPath ? outside : join('/tmp', name);
}

export async function openServerFolder(folder: string): Promise<ServerFolder> {
  const root = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => realpath(folder))
    .catch((error) => {
      throw new EmbeddedDatabaseError(
        `The database's folder ${folder} cannot be used: ${error.message}; set DATA_DIR to a folder that can`,
        { cause: error },
      );
    });
  return {
    root,
    cluster: join(root, 'cluster'),
    partialCluster: join(root, 'cluster.partial'),
    libraries: join(root, 'libraries'),
    lock: join(root, 'start.lock'),
    users: join(root, 'users.json'),
    log: join(root, 'postgres.log'),
    // Root's own temporary folder may be closed to the account that serves.
    sockets: findSocketFolder(root, process.getuid?.() === 0 ? '/tmp' : tmpdir()),
  };
}

/**
 * The sockets' folder as the server is told it. Inside the data folder that is the way from its cluster, where it works: whatever lies
 * above may be closed to its account.
 */
export function formatSocketFolder({ root, cluster, sockets }: ServerFolder): string {
  return dirname(sockets) === root ? relative(cluster, sockets) : sockets;
}

/** Leaves nothing in a shared temporary folder; one that still has a socket in it stays. */
export async function removeSocketFolder(sockets: string): Promise<void> {
  await rmdir(sockets).catch(() => undefined);
}

/** Makes the sockets' folder. In a shared temporary folder somebody else may have put one of that name: it must be ours alone. */
export async function createSocketFolder(sockets: string, owners: readonly number[]): Promise<void> {
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const found = await lstat(sockets);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0 && owners.includes(found.uid);
  if (!isPrivate) throw new EmbeddedDatabaseError(`The folder ${sockets} is not a private folder of this user`);
}
