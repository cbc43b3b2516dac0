import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { isServerProcess } from './process-identity.ts';
import { socketPath } from './server-folder.ts';

/** What PostgreSQL writes into `postmaster.pid`: its process, its socket, and whether it accepts connections yet. */
export type RunningServer = { readonly pid: number; readonly sockets: string; readonly isReady: boolean };

export function postmasterPath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Lines of the file: pid, data directory, start, port, socket directory, listen address, shared memory, status. */
export function parsePostmasterFile(text: string): RunningServer | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, sockets: lines[4] ?? '', isReady: lines[7] === 'ready' };
}

/**
 * The running server of this cluster, if any. The file alone proves nothing: after a kill its number may belong to a zombie or to another
 * process. A socket that answers proves it even if the process is not visible, as from another container on the same folder.
 */
export async function findRunningServer(cluster: string): Promise<RunningServer | null> {
  const written = parsePostmasterFile(await readFile(postmasterPath(cluster), 'utf8').catch(() => ''));
  if (written === null) return null;
  // The server may know its sockets by a path relative to its cluster, its working directory.
  const server = { ...written, sockets: written.sockets === '' ? '' : resolve(cluster, written.sockets) };
  if (await isServerProcess(server.pid, cluster)) return server;
  return (await answers(server.sockets)) ? server : null;
}

/** The request for TLS. Every PostgreSQL answers it with one letter before it authenticates anybody. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Whether a PostgreSQL answers on the socket. A successful connect is not enough: the kernel still accepts connections for a server that is
 * shutting down.
 */
export async function answers(sockets: string): Promise<boolean> {
  if (sockets === '') return false;
  return await new Promise((resolve) => {
    const socket = connect(socketPath(sockets), () => socket.write(sslRequest));
    const settle = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', () => settle(true));
    socket.once('close', () => settle(false));
    socket.once('error', () => settle(false));
    socket.setTimeout(1_000, () => settle(false));
  });
}
