import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memory = '/dev/shm';
const roomNeeded = 2 * 1024 ** 3;

/**
 * The folder for a test's database: in memory if there is room, else in the system's temporary folder. A database has about 350 files,
 * created and removed hundreds of times per run. When ext4 looks for a new inode it skips each one freed in the last minutes, so there a
 * database test takes more than twice as long.
 */
export function findScratchPlace(): string {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem()) >= roomNeeded ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
