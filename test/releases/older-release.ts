import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

export const root = join(import.meta.dirname, '../..');
const packages = v.object({ dependencies: v.record(v.string(), v.string()), devDependencies: v.record(v.string(), v.string()) });

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** The commit that is asked for by a name, else the latest tag; null where there is neither. */
export function findCommit(asked: string | undefined): string | null {
  const latestTag = () => git('describe', '--tags', '--abbrev=0');
  try {
    return git('rev-parse', '--short', '--verify', `${asked ?? latestTag()}^{commit}`);
  } catch {
    return null;
  }
}

/** Checks a commit out into a folder, with the packages that it asks for, and builds it. */
export async function buildRelease(commit: string, folder: string): Promise<void> {
  git('worktree', 'add', '--detach', '--force', folder, commit);
  if (hasPackagesOf(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await runToEnd(['npm', 'ci', '--no-audit', '--no-fund'], folder);
  await runToEnd([process.execPath, 'scripts/build.ts'], folder);
}

export function removeRelease(folder: string): void {
  if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
}

/** Whether our packages have every one that this release asks for, in its version. */
function hasPackagesOf(folder: string): boolean {
  const read = (of: string) => v.parse(packages, JSON.parse(readFileSync(join(of, 'package.json'), 'utf8')));
  const [ours, theirs] = [read(root), read(folder)];
  const known = { ...ours.dependencies, ...ours.devDependencies };
  return Object.entries({ ...theirs.dependencies, ...theirs.devDependencies }).every(([name, version]) => known[name] === version);
}

export type Program = {
  readonly port: number;
  /** Entries of content and rate books that it could not read, since the last call. */
  takeUnread(): readonly string[];
  stop(): Promise<void>;
};

type Start = {
  readonly folder: string;
  readonly role: string;
  readonly port: number;
  readonly variables: Readonly<Record<string, string>>;
};

const { PATH, HOME, TMPDIR, LANG } = process.env;
const settings = { PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production', REQUESTS_OF_VISITOR: '0', POSTS_PER_MINUTE: '0' };

/** Starts a role of a release, and waits until it says that it is ready. */
export async function startProgram({ folder, role, port, variables }: Start): Promise<Program> {
  const env = { ...settings, PORT: String(port), ...variables };
  const child = spawn(process.execPath, ['scripts/run.ts', role], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const unread: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/^Ready\./.test(line)) resolve();
      if (line.includes('cannot be read')) unread.push(line.slice(0, 300));
    });
    child.once('exit', (code) => reject(new Error(`${role} of ${folder} ended with ${code}`)));
  });
  return {
    port,
    takeUnread: () => unread.splice(0),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Runs a command to its end; rejects unless it ends well. */
export async function runToEnd(
  command: readonly string[],
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: folder, env: { ...settings, ...variables }, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code} in ${folder}`);
}
