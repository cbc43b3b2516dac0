import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type Account = { readonly uid: number; readonly gid: number };

/**
 * The account that the server runs under. PostgreSQL refuses to run as root. In a user namespace of its own (`unshare -U`) it appears as
 * nobody while the files stay root's, but it loses root's right to pass closed folders. Where namespaces are not permitted (often in
 * containers) it runs as another account. A user without a name in the system is hidden in the same way.
 */
export type ServerAccount = { readonly kind: 'self' } | { readonly kind: 'namespace' } | ({ readonly kind: 'other' } & Account);

export type AccountProgram = {
  readonly account: ServerAccount;
  readonly program: string;
  readonly parameters: readonly string[];
  /** What the program's environment contains besides `serverEnvironment`. */
  readonly environment?: Readonly<Record<string, string>>;
};

/**
 * The environment of the server's programs: none of our variables, so that neither our secrets nor the machine's `PG…` variables reach
 * them.
 */
const serverEnvironment: Readonly<Record<string, string>> = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };

/** The command line that runs a program as the account. An account of kind `other` is passed to spawn instead. */
export function formatCommand(
  account: ServerAccount,
  program: string,
  parameters: readonly string[],
): readonly [string, readonly string[]] {
  return account.kind === 'namespace' ? ['unshare', ['-U', program, ...parameters]] : [program, parameters];
}

export function spawnIdentity(account: ServerAccount): { uid?: number; gid?: number } {
  return account.kind === 'other' ? { uid: account.uid, gid: account.gid } : {};
}

export function spawnAsAccount({ account, program, parameters, environment }: AccountProgram, options: SpawnOptions): ChildProcess {
  const [command, all] = formatCommand(account, program, parameters);
  return spawn(command, all, { cwd: '/', env: { ...serverEnvironment, ...environment }, ...spawnIdentity(account), ...options });
}

type Run = {
  readonly milliseconds: number;
  /** Open files that the program gets as its fourth and later descriptors. */
  readonly files?: readonly number[];
};

/** Runs a program until it ends. Returns why it failed, in its own words if it has any, or null. */
export async function runAsAccount(run: AccountProgram, { milliseconds, files = [] }: Run): Promise<string | null> {
  const child = spawnAsAccount(run, { stdio: ['ignore', 'ignore', 'pipe', ...files], timeout: milliseconds });
  const problem = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : `${run.program} ended with ${code ?? signal}`));
  });
  const said = child.stderr === null ? '' : await text(child.stderr);
  const failed = await problem;
  return failed === null ? null : said.trim() || failed;
}
