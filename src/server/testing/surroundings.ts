import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A machine as a newcomer may have it. */
export type Surroundings = {
  /** The user who starts the program. */
  readonly user: 'root' | 'nobody' | 'nameless';
  /** The owner of the home folder, closed to everybody else, that contains the checkout. */
  readonly home: keyof typeof accounts;
  /** Whether user namespaces can be created; in many containers they cannot. */
  readonly namespaces: boolean;
  /** A read-only checkout; its data folder is then elsewhere. */
  readonly isReadOnly?: boolean;
  /** Whether the checkout was built already. */
  readonly isBuilt?: boolean;
  /** Folders from which nothing can be executed. */
  readonly noexec?: readonly string[];
  /** Folders above the checkout, besides the home and one with spaces and accents. */
  readonly above?: string;
};

const accounts = { root: 0, games: 5, nobody: 65_534, nameless: 54_321 } as const;
const isRoot = process.getuid?.() === 0;
const may = (...command: readonly string[]) => spawnSync(command[0] ?? '', command.slice(1)).status === 0;
const mayMount = isRoot && may('unshare', '-m', 'true');
const mayUnshare = isRoot && may('unshare', '-U', 'true');

/** Why this machine cannot be set up like that; empty if it can. */
export function findHindrance({ namespaces }: Surroundings): string {
  if (!isRoot) return 'not run: needs root';
  if (!mayMount) return 'not run: needs the right to mount';
  if (namespaces && !mayUnshare) return 'not run: needs user namespaces';
  return '';
}

/**
 * The contents of `$1` disappear with the namespace. The checkout is bound before anything is mounted over the folder that may contain it.
 */
const prepare = `set -e
scratch=$1 above=$2 owner=$3 isReadOnly=$4 isBuilt=$5 noexec=$6 user=$7; shift 7
mount -t tmpfs -o mode=755 tmpfs "$scratch"
mkdir -m 700 "$scratch/home" "$scratch/data"
there="$scratch/home/$above"
mkdir -p "$there"
chown -R "$owner:$owner" "$scratch/home"
chown "$user:$user" "$scratch/data"
mount --bind . "$there"
if [ "$isBuilt" = no ]; then mkdir -p build; mount -t tmpfs -o mode=755 tmpfs "$there/build"; fi
if [ "$isReadOnly" = yes ]; then
  mount -o remount,bind,ro "$there"
  if [ "$isBuilt" = no ]; then mount -o remount,ro "$there/build"; fi
fi
mount -t tmpfs -o mode=755 tmpfs /var/cache
mount -t tmpfs -o mode=1777 tmpfs /var/tmp
for folder in $noexec; do mount -t tmpfs -o noexec,mode=1777 tmpfs "$folder"; done
cd "$there"
exec setpriv --reuid="$user" --regid="$user" --clear-groups "$@"`;

export type SurroundedProcess = {
  readonly child: ChildProcess;
  readonly output: readonly string[];
  readonly scratch: string;
  /** Waits for a matching line, printed already or later. */
  waitFor(line: RegExp): Promise<void>;
  /** Waits for its end after a signal; returns the exit code and how many of its processes remain. */
  stop(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly left: number }>;
};

/** Starts a program in the checkout with that location, in its own mounts. */
export async function startIn(
  surroundings: Surroundings,
  command: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<SurroundedProcess> {
  const { user, home, namespaces, isReadOnly = false, isBuilt = true, noexec = [], above = 'Größe ñ/check out' } = surroundings;
  const scratch = mkdtempSync('/run/surroundings-');
  const yesOrNo = (isSo: boolean) => (isSo ? 'yes' : 'no');
  const facts = [above, String(accounts[home]), yesOrNo(isReadOnly), yesOrNo(isBuilt), noexec.join(' '), String(accounts[user])];
  const inside = ['sh', '-c', prepare, 'sh', scratch, ...facts, ...command];
  // Never the checkout's own data folder, which is in use: one in the same closed home, or outside the read-only part.
  const data = join(scratch, isReadOnly ? 'data' : 'home/data');
  const env = { PATH: process.env.PATH, HOME: scratch, TMPDIR: '/tmp', DATA_DIR: data, ...variables };
  const child = namespaces ? spawn('unshare', ['-m', ...inside], { env }) : await spawnWithoutNamespaces(inside, env);
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(scratch, { recursive: true, force: true });
  });
  return follow(child, scratch);
}

/**
 * Runs a command as root of a user namespace that has all accounts and in which no further namespace can be created, like a container's
 * root. If the machine permits none anyway, there is nothing to do.
 */
async function spawnWithoutNamespaces(command: readonly string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  if (!mayUnshare) return spawn('unshare', ['-m', ...command], { env });
  const forbid = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"';
  // Root's rights come with the next program after the accounts are mapped.
  const wait = 'echo unshared; read given; exec sh -c "$@"';
  const child = spawn('unshare', ['-U', '-m', 'sh', '-c', wait, 'sh', forbid, 'sh', ...command], { env });
  await once(child.stdout, 'data');
  for (const map of ['uid_map', 'gid_map']) await writeFile(`/proc/${child.pid}/${map}`, '0 0 65536\n');
  child.stdin.write('given\n');
  return child;
}

function follow(child: ChildProcess, scratch: string): SurroundedProcess {
  const output: string[] = [];
  const waiting = new Set<() => void>();
  const listen = (line: string) => {
    output.push(line);
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) if (stream !== null) createInterface({ input: stream }).on('line', listen);
  const ended = once(child, 'close');
  return {
    child,
    output,
    scratch,
    async waitFor(line) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => {
        if (output.some((each) => line.test(each))) resolve();
      };
      waiting.add(look);
      look();
      const end = ended.then(() => {
        throw new Error(`It ended without ${line}:\n${output.join('\n')}`);
      });
      await Promise.race([promise, end]);
      waiting.delete(look);
    },
    async stop(signal) {
      const mounts = await readlink(`/proc/${child.pid}/ns/mnt`).catch(() => '');
      child.kill(signal);
      const [code] = await ended;
      return { code, left: await countProcesses(mounts) };
    },
  };
}

/** How many processes have these mounts: only ours and our children's. */
async function countProcesses(mounts: string): Promise<number> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const theirs = await Promise.all(names.map((name) => readlink(`/proc/${name}/ns/mnt`).catch(() => '')));
  return theirs.filter((each) => each === mounts).length;
}
