import { lchown, lstat, readdir, readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, runAsAccount, type ServerAccount } from './run-as-account.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { EmbeddedDatabaseError, findErrorCode } from './server-error.ts';

export type AccountFacts = {
  /** Our own user, or null if the platform has no such numbers. */
  readonly uid: number | null;
  /** Whether the system knows our user by name. It does not for the numeric user of a container. */
  readonly hasName: boolean;
  /** The owner of an existing cluster. */
  readonly clusterOwner: Account | null;
  readonly mayUnshare: boolean;
  /** Accounts that root may switch to, best first. */
  readonly candidates: readonly Account[];
};

export function chooseServerAccount(facts: AccountFacts): ServerAccount {
  if (facts.uid !== 0) return chooseForUser(facts);
  // A cluster that belongs to another account stays with it: inside a namespace root could not read it.
  if (facts.clusterOwner !== null && facts.clusterOwner.uid !== 0) return { kind: 'other', ...facts.clusterOwner };
  if (facts.mayUnshare) return { kind: 'namespace' };
  const candidate = facts.candidates[0];
  if (candidate !== undefined) return { kind: 'other', ...candidate };
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and root may here neither make a user namespace nor become "postgres" or "nobody"',
  );
}

/** PostgreSQL needs a user with a name. In a user namespace we appear as nobody, who has one. */
function chooseForUser({ uid, hasName, mayUnshare }: AccountFacts): ServerAccount {
  if (hasName) return { kind: 'self' };
  if (mayUnshare) return { kind: 'namespace' };
  throw new EmbeddedDatabaseError(`PostgreSQL does not run as a user without a name: /etc/passwd has none for ${uid}`);
}

export async function findAccountFacts(cluster: string): Promise<AccountFacts> {
  const uid = process.getuid?.() ?? null;
  const hasName = uid === null || isKnown();
  if (uid !== 0 && hasName) return { uid, hasName, clusterOwner: null, mayUnshare: false, candidates: [] };
  const [clusterOwner, mayUnshare] = await Promise.all([findOwner(cluster), canBecome({ kind: 'namespace' })]);
  return { uid, hasName, clusterOwner, mayUnshare, candidates: mayUnshare || uid !== 0 ? [] : await findCandidates() };
}

/** Gives a folder with its contents to the account. Only root ever needs this. */
export async function giveFolder(path: string, account: ServerAccount): Promise<void> {
  if (account.kind === 'self') return;
  const { uid, gid } = account.kind === 'other' ? account : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const found = await lstat(path).catch(() => null);
  if (found === null || found.uid === uid) return;
  const names = found.isDirectory() ? await readdir(path) : [];
  for (const name of names) await giveFolder(join(path, name), account);
  // The folder itself comes last: after a crash in between, the next start sees the old owner and repeats it.
  await lchown(path, uid, gid);
}

function isKnown(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
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

/** Whether the account can run the server. Tried in practice, because permissions, mounts and security modules all matter. */
export async function canRun(account: ServerAccount, { postgres: program, environment }: ServerBinaries): Promise<boolean> {
  return (await runAsAccount({ account, program, parameters: ['--version'], environment }, { milliseconds: 10_000 })) === null;
}

/** Whether the account can enter every folder above one that it owns or will own. What cannot be handed over counts as open. */
export async function canReach(account: ServerAccount, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  return (await runAsAccount({ account, program: 'test', parameters: ['-x', dirname(folder)] }, { milliseconds: 10_000 })) === null;
}

async function canBecome(account: ServerAccount): Promise<boolean> {
  return (await runAsAccount({ account, program: 'true', parameters: [] }, { milliseconds: 2_000 })) === null;
}

async function findCandidates(): Promise<readonly Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  const known = ['postgres', 'nobody'].flatMap((name) => {
    const line = lines.find((fields) => fields[0] === name);
    const account = { uid: Number(line?.[2]), gid: Number(line?.[3]) };
    return account.uid > 0 && account.gid > 0 ? [account] : [];
  });
  const mayBecome = await Promise.all(known.map((account) => canBecome({ kind: 'other', ...account })));
  return known.filter((_account, index) => mayBecome[index]);
}
