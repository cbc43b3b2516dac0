import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const lookMilliseconds = 200;

/** Runs the work while no other process of this machine holds the same lock: `lock` is a file that names its holder. */
export function oneAtATime<T>(lock: string, work: () => T): T {
  mkdirSync(dirname(lock), { recursive: true });
  while (!take(lock)) wait(lookMilliseconds);
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  // A killed process left its file behind.
  if (!isAtWork(lock)) rmSync(lock, { force: true });
  return false;
}

function isAtWork(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // Empty: it was created a moment ago.
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function wait(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
