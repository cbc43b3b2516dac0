import { execFile } from 'node:child_process';
import { lchown, lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError, findErrorCode } from './server-error.ts';

const run = promisify(execFile);

type Account = { readonly uid: number; readonly gid: number };

/**
 * As whom the server runs. PostgreSQL refuses to be root: in a user namespace of its own (`unshare -U`) it believes to be nobody while
 * the files stay root's; where that is not permitted (containers, often) it becomes another account.
 */
export type ServerAccount = { readonly kind: 'self' } | { readonly kind: 'namespace' } | ({ readonly kind: 'other' } & Account);

export type AccountFacts = {
  /** Our own user, or null where there are no such numbers. */
  readonly uid: number | null;
  /** The owner of an existing cluster. */
  readonly clusterOwner: Account | null;
  readonly mayUnshare: boolean;
  /** Accounts that may serve, the best first. */
  readonly candidates: readonly Account[];
};

export function chooseServerAccount(facts: AccountFacts): ServerAccount {
  if (facts.uid !== 0) return { kind: 'self' };
  // A cluster that another account once got stays with it: in a namespace root could not read it.
  if (facts.clusterOwner !== null && facts.clusterOwner.uid !== 0) return { kind: 'other', ...facts.clusterOwner };
  if (facts.mayUnshare) return { kind: 'namespace' };
  const candidate = facts.candidates[0];
  if (candidate !== undefined) return { kind: 'other', ...candidate };
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and there is neither a user namespace nor a user "postgres" or "nobody"',
  );
}

export async function findAccountFacts(cluster: string): Promise<AccountFacts> {
  const uid = process.getuid?.() ?? null;
  if (uid !== 0) return { uid, clusterOwner: null, mayUnshare: false, candidates: [] };
  const [clusterOwner, mayUnshare, candidates] = await Promise.all([findOwner(cluster), canUnshare(), findCandidates()]);
  return { uid, clusterOwner, mayUnshare, candidates };
}

/** The command line that runs a program as the account; the account of kind `other` is given to spawn instead. */
export function formatCommand(
  account: ServerAccount,
  program: string,
  parameters: readonly string[],
): readonly [string, readonly string[]] {
  return account.kind === 'namespace' ? ['unshare', ['-U', program, ...parameters]] : [program, parameters];
}

/**
 * The environment of the server's programs: none of ours, so that no secret of ours and no `PG…` variable of the machine's reaches them.
 */
export const serverEnvironment: Readonly<Record<string, string>> = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };

export function spawnIdentity(account: ServerAccount): { uid?: number; gid?: number } {
  return account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {};
}

/** Gives a folder with all in it to the account; only root ever has to. */
export async function giveFolder(path: string, account: ServerAccount): Promise<void> {
  if (account.kind !== 'other') return;
  const found = await lstat(path).catch(() => null);
  if (found === null || found.uid === account.uid) return;
  const names = found.isDirectory() ? await readdir(path) : [];
  for (const name of names) await giveFolder(join(path, name), account);
  // The folder itself last: cut off in between, the next start sees the old owner and does it again.
  await lchown(path, account.uid, account.gid);
}

async function findOwner(path: string): Promise<Account | null> {
  try {
    const { uid, gid } = await lstat(path);
    return { uid, gid };
  } catch (error) {
    if (findErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function canUnshare(): Promise<boolean> {
  return await run('unshare', ['-U', 'true'], { timeout: 2_000, env: serverEnvironment }).then(
    () => true,
    () => false,
  );
}

async function findCandidates(): Promise<readonly Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  return ['postgres', 'nobody'].flatMap((name) => {
    const line = lines.find((fields) => fields[0] === name);
    const account = { uid: Number(line?.[2]), gid: Number(line?.[3]) };
    return account.uid > 0 && account.gid > 0 ? [account] : [];
  });
}
