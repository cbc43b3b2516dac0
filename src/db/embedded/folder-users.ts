import { readFile, rename, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { findProcessIdentity } from './process-identity.ts';

const userSchema = v.object({ token: v.string(), pid: v.number(), identity: v.string() });
type FolderUser = v.InferOutput<typeof userSchema>;

/** Signs this process in among those that use the server. Call it under the folder's lock only, as all of these. */
export async function addUser(path: string, token: string): Promise<void> {
  const identity = await findProcessIdentity(process.pid);
  await writeUsers(path, [...(await findLiveUsers(path)), { token, pid: process.pid, identity }]);
}

/** Signs out and answers whether nobody is left. Whoever was killed without signing out does not count. */
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

/** A list torn by a power cut is an empty one: every process in it is gone as well. */
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
