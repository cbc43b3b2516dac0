import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findErrorCode } from './server-error.ts';

const run = promisify(execFile);

/**
 * Identifies one run of a process. Process numbers are reused, after a reboot from the start, so on Linux the identity also contains the
 * boot id and the start time. Empty if there is no such process, or only its zombie.
 */
export async function findProcessIdentity(pid: number): Promise<string> {
  if (process.platform !== 'linux') return (await isListed(pid)) ? String(pid) : '';
  const start = await findLinuxStart(pid);
  if (start === '') return '';
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${pid}:${start}:${boot.trim()}`;
}

/** Whether the process is the PostgreSQL server of this cluster: a server's working directory is its cluster. */
export async function isServerProcess(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return await isListed(pid, 'postgres');
  if ((await findLinuxStart(pid)) === '') return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster;
  } catch (error) {
    // We may not inspect it, so the number in the lock file is the best evidence.
    return findErrorCode(error) === 'EACCES' || findErrorCode(error) === 'EPERM';
  }
}

async function findLinuxStart(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may contain spaces. The state follows the last bracket, and the 20th field after it is the start time.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const isGone = line === '' || fields[0] === 'Z' || fields[0] === 'X';
  return isGone ? '' : (fields[19] ?? '');
}

async function isListed(pid: number, command = ''): Promise<boolean> {
  const listing = await run('ps', ['-p', String(pid), '-o', 'stat=,comm=']).catch(() => ({ stdout: '' }));
  const line = listing.stdout.trim();
  return line !== '' && !line.startsWith('Z') && line.includes(command);
}
