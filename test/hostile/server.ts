import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createInterface } from 'node:readline';
import { type Heap, openHeap, withInspector } from '#server/testing/memory/heap.ts';

export type DemoServer = {
  readonly process: ChildProcess;
  readonly heap: Heap;
  /** The faults printed since the last call: an unexpected error, by its first line. */
  takeErrors(): readonly string[];
  stop(): Promise<void>;
};

/** Logged for each unknown domain, as the specification requires. */
const unknownDomain = 'Unable to read the domain name';

/** Expected on standard error: the address of the inspector, and that it is in use. */
const expectedErrors = /^Debugger |^For help, see|^Warning: |^\s|^$/;

/** The built product with the demo's samples, without limits on how much one visitor may send: these are tested elsewhere. */
export async function startDemo({ port, folder }: { readonly port: number; readonly folder: string }): Promise<DemoServer> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  const settings = { REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0', LOG_LEVEL: 'error', NODE_ENV: 'production', ...withInspector };
  const child = spawn(process.execPath, ['scripts/run.ts', 'demo'], {
    env: { PATH, HOME, TMPDIR, LANG, PORT: String(port), DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors]: [string[], string[]] = [[], []];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^Ready\./.test(line)) resolve();
      if (line.startsWith('{') && !line.includes(unknownDomain)) process.stdout.write(`log: ${line.slice(0, 600)}\n`);
    });
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line);
      if (expectedErrors.test(line)) return;
      errors.push(line);
      process.stderr.write(`${line}\n`);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const heap = await openHeap(output);
  return {
    process: child,
    heap,
    takeErrors: () => errors.splice(0),
    async stop() {
      heap.close();
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export function residentMegabytes({ process: { pid } }: DemoServer): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Math.round((Number(pages) * 4_096) / 1e6);
}

type Asked = {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Its name in a fault. */
  readonly note?: string;
};

const longest = 30_000;

/** Sends one request and reads its answer to the end; status 0 if the connection was cut or nothing came for half a minute. */
export async function askWithin(port: number, { host, path, method = 'GET', headers = {}, body }: Asked) {
  const began = performance.now();
  const status = await new Promise<number>((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asked = httpRequest(
      { host: '127.0.0.1', port, path: encodeRaw(path), method, headers: { host, ...length, ...headers }, agent: false, timeout: longest },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(answer.statusCode ?? 0));
      },
    );
    asked.on('timeout', () => asked.destroy());
    asked.on('error', (error) => resolve('code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET') ? 413 : 0));
    asked.end(body);
  });
  return { status, milliseconds: performance.now() - began };
}

/** Node sends no address with spaces or letters beyond ASCII. */
function encodeRaw(path: string): string {
  return path.replaceAll(/[^\u0021-\u007e]/g, (letter) => encodeURIComponent(letter));
}
