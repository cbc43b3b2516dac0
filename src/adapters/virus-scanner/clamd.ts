import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ScanVerdict, VirusScanner } from './ports.ts';

export type ClamdSettings = { readonly host: string; readonly port: number };

const defaultPort = 3310;
const chunkBytes = 64 * 1024;
const silentMilliseconds = 30_000;
/** The maximum length of an answer, which is one line. Anything longer is not from clamd. */
const longestAnswer = 4_096;

/** Parses `tcp://host:3310`; null if it is not such an address. */
export function readClamdUrl(text: string): ClamdSettings | null {
  if (!/^tcp:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { hostname, port, pathname } = new URL(text);
  if (hostname === '' || (pathname !== '' && pathname !== '/')) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || defaultPort };
}

/**
 * ClamAV's clamd by its INSTREAM command: chunks preceded by their length in four bytes, ended by an empty one
 * (https://docs.clamav.net/manual/Usage/Scanning.html). Each file uses its own connection.
 */
export function createClamd({ host, port }: ClamdSettings): VirusScanner {
  return {
    async scan(content) {
      const socket = connect({ host, port });
      socket.setTimeout(silentMilliseconds, () => socket.destroy(new Error('clamd is silent')));
      try {
        const answer = readAnswer(socket);
        // clamd may answer before it has the whole file; the rest of the transfer then no longer matters.
        send(socket, content).catch(() => undefined);
        return judge(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0');
  for (let start = 0; start < content.length; start += chunkBytes) {
    const chunk = content.subarray(start, start + chunkBytes);
    socket.write(lengthOf(chunk.length));
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The data received before the connection ended; rejects if there was none. */
async function readAnswer(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  const end = (error?: Error) => (said === '' && error !== undefined ? reject(error) : resolve(said.replace(/\0[\s\S]*$/, '').trim()));
  socket.on('data', (part) => {
    said += String(part);
    if (said.includes('\0') || said.length > longestAnswer) end();
  });
  socket.on('error', end).on('close', () => end());
  return await promise;
}

function judge(said: string): ScanVerdict {
  if (said === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(said)) return 'infected';
  if (/size limit exceeded/i.test(said)) return 'unscanned';
  throw new Error(said === '' ? 'clamd gave no answer' : `clamd answered: ${said.slice(0, 200)}`);
}
