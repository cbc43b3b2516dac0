import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './server-error.ts';

/**
 * Runs the work while no other process does the same. The lock belongs to the kernel and is taken through SQLite, because Node has no call
 * for it. It ends with its holder, so a killed process never leaves a stale lock behind.
 */
export async function withFolderLock<Value>(path: string, waitMilliseconds: number, work: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + waitMilliseconds;
  const file = new DatabaseSync(path);
  try {
    while (!tryLock(file)) {
      if (performance.now() > deadline)
        throw new EmbeddedDatabaseError(`Another process has been starting or stopping the database for too long (${path})`);
      await pause(15);
    }
    return await work();
  } finally {
    file.close();
  }
}

function tryLock(file: DatabaseSync): boolean {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}
