import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findScratchPlace } from '#db/testing/scratch-place.ts';

export type RunningServer = {
  readonly port: number;
  readonly dataFolder: string;
  /** Its output so far, for tests of its log. */
  readonly output: readonly string[];
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

type Start = {
  readonly role?: 'start' | 'web' | 'worker' | 'migrate' | 'content:import' | 'demo';
  readonly variables?: Readonly<Record<string, string>>;
  readonly readyLine?: RegExp;
};

/** No load balancer waits to see that it stops. */
const ownSettings = { NODE_ENV: 'production', DRAIN_SECONDS: '0' };

/** Those of `package.json` and of the image. */
const memoryFlags = ['--max-semi-space-size=4', '--heap-growing-percent=40'];

let firstData: string | null = null;

/** From now on every `npm start` begins with a copy of this folder instead of an empty one. */
export function beginWith(dataFolder: string): void {
  firstData = dataFolder;
}

/** Starts the built product as its own process, as a user does, and waits until it reports that it is ready. */
export async function startServer({ role = 'start', variables = {}, readyLine = /^Ready\./ }: Start = {}): Promise<RunningServer> {
  const port = await findFreePort();
  const dataFolder = await mkdtemp(join(findScratchPlace(), 'convoya-'));
  // With the owners and permissions of its files, which may belong to another user.
  if (firstData !== null && role === 'start' && variables.DATABASE_URL === undefined)
    await promisify(execFile)('cp', ['-a', `${firstData}/.`, dataFolder]);
  const child = spawn(process.execPath, [...memoryFlags, 'scripts/run.ts', role], {
    env: { ...cleanEnvironment(), ...ownSettings, PORT: String(port), DATA_DIR: dataFolder, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const listen = (line: string) => {
      output.push(line);
      if (readyLine.test(line)) resolve();
    };
    createInterface({ input: child.stdout }).on('line', listen);
    createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output.join('\n')}`)));
  });
  return {
    port,
    dataFolder,
    output,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The tests' own settings must not reach the server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** As sent, compressed or not. */
  readonly body: Buffer;
  /** Of the body as sent, compressed or not. */
  readonly bytes: number;
};

type Ask = {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Whether a proxy with a self-made certificate ends TLS there. */
  readonly isTls?: boolean;
};

/** Sends one request with a Host header of its own (which fetch does not allow), without following redirects. */
export function ask(port: number, { host, path, method = 'GET', headers = {}, body, isTls = false }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false } as const;
    const send = isTls ? httpsRequest : httpRequest;
    const request = send({ ...options, ...(isTls ? { rejectUnauthorized: false } : {}) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((each): [string, string] => [name, each]),
        );
        const received = Buffer.concat(chunks);
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: new Headers(pairs), text: received.toString(), body: received, bytes: received.length });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
