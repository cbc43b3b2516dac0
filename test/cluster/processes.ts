import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Running = { readonly name: string; readonly process: ChildProcess; readonly pid: number };
type Start = {
  readonly name: string;
  readonly command: readonly string[];
  readonly folder: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** PostgreSQL refuses to run as root: its processes run as the account of Debian's package. */
  readonly asPostgres?: boolean;
};

const isRoot = process.getuid?.() === 0;
const asAccount = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Starts a program of the cluster; its output goes to a file of its name. */
export function startProgram({ name, command, folder, variables = {}, asPostgres = false }: Start): Running {
  const [program = '', ...parameters] = asPostgres && isRoot ? [...asAccount, ...command] : command;
  const env = { PATH: `/usr/sbin:/usr/bin:/bin:${process.env.PATH}`, HOME: folder, LANG: 'C.UTF-8', ...variables };
  const child = spawn(program, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  return { name, process: child, pid: child.pid ?? 0 };
}

export async function endProgram({ process: child }: Running, signal: NodeJS.Signals = 'SIGTERM', patience = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(late);
}

/** A process and all that it started, itself last. */
export function familyOf(pid: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name): readonly [number, number] => [Number(name), parentOf(name)]);
  const below = (of: number): readonly number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([child]) => [...below(child), child]);
  return [...below(pid), pid];
}

function parentOf(pid: string): number {
  try {
    return Number(/^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** The folder of the newest PostgreSQL programs from Debian; null if none is installed. */
export function findPostgres(): string | null {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((one, other) => Number(other) - Number(one)) : [];
  return versions.map((version) => join(folder, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}
