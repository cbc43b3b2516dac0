import { createHash } from 'node:crypto';
import { lstat, mkdir, realpath, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './server-error.ts';

/** Where everything of one embedded server lies: all below one folder, except the sockets if its path is too long. */
export type ServerFolder = {
  readonly root: string;
  /** PostgreSQL's own data directory. */
  readonly cluster: string;
  /** Where `initdb` works until it is done: a cluster is either complete or absent. */
  readonly partialCluster: string;
  readonly libraries: string;
  readonly lock: string;
  readonly users: string;
  readonly log: string;
  readonly sockets: string;
};

const serverPort = 5432;

/** The kernel limits the path of a socket to 104 to 108 bytes. */
const longestSocketPath = 99;

export function socketPath(sockets: string): string {
  return join(sockets, `.s.PGSQL.${serverPort}`);
}

/** The sockets' folder for a data folder: inside it, or a private one named by its hash if that path is too long for the kernel. */
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
    // Root's own temporary folder may be closed to the server's account.
    sockets: findSocketFolder(root, process.getuid?.() === 0 ? '/tmp' : tmpdir()),
  };
}

/**
 * The path of the sockets' folder as the server gets it. Inside the data folder it is relative to the cluster, the server's working
 * directory, because the account may not be able to enter the folders above.
 */
export function formatSocketFolder({ root, cluster, sockets }: ServerFolder): string {
  return dirname(sockets) === root ? relative(cluster, sockets) : sockets;
}

/** Leaves nothing in a shared temporary folder, unless a socket is still in it. */
export async function removeSocketFolder(sockets: string): Promise<void> {
  await rmdir(sockets).catch(() => undefined);
}

/** Creates the sockets' folder. In a shared temporary folder another user may have created one of that name: it must be ours alone. */
export async function createSocketFolder(sockets: string, owners: readonly number[]): Promise<void> {
  await mkdir(sockets, { recursive: true, mode: 0o700 });
  const found = await lstat(sockets);
  const isPrivate = found.isDirectory() && (found.mode & 0o077) === 0 && owners.includes(found.uid);
  if (!isPrivate) throw new EmbeddedDatabaseError(`The folder ${sockets} is not a private folder of this user`);
}
