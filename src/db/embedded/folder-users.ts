import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { findProcessIdentity } from './process-identity.ts';

const userSchema = v.object({ token: v.string(), pid: v.number(), identity: v.string() });
type FolderUser = v.InferOutput<typeof userSchema>;

/** Registers this process as a user of the server. Call it, like all functions here, only under the folder's lock. */
export async function addUser(path: string, token: string): Promise<void> {
  const identity = await findProcessIdentity(process.pid);
  await writeUsers(path, [...(await findLiveUsers(path)), { token, pid: process.pid, identity }]);
}

/** Unregisters this process and returns whether it was the last one. Processes that were killed without unregistering do not count. */
export async function removeUser(path: string, token: string): Promise<boolean> {
  const left = (await findLiveUsers(path)).filter((user) => user.token !== token);
  await writeUsers(path, left);
  return left.length === 0;
}

async function findLiveUsers(path: string): Promise<FolderUser[]> {
  const users = parseUsers(await readFile(path, 'utf8').catch(() => '[]'));
  const identities = await Promise.all(users.map((user) => findProcessIdentity(user.pid)));
  return users.filter((user, index) => identities[index] === user.identity && user.identity !== '');
}

/** A list torn by a power cut counts as empty: its processes are gone as well. */
function parseUsers(text: string): FolderUser[] {
  try {
    return v.parse(v.array(userSchema), JSON.parse(text));
  } catch {
    return [];
  }
}

async function writeUsers(path: string, users: readonly FolderUser[]): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(users), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
