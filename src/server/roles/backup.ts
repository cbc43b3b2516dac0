import { resolve } from 'node:path';
import { BackupError, type BackupManifest } from '#db/backup/manifest.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { openServer } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** Writes all that is stored into a folder, beside whatever runs on the database. */
export async function runBackup(input: RoleInput): Promise<void> {
  await withFolder(input, 'backup', async (url, folder) => `Backed up to ${folder}: ${summarise(await writeBackup(url, folder))}`);
}

/** Fills an empty database from such a folder. */
export async function runRestore(input: RoleInput): Promise<void> {
  await withFolder(input, 'restore', async (url, folder) => `Restored ${folder}: ${summarise(await restoreBackup(url, folder))}`);
}

type Work = (url: string, folder: string) => Promise<string>;

async function withFolder({ environment, log, args }: RoleInput, command: string, work: Work): Promise<void> {
  const [named, ...more] = args;
  if (named === undefined || more.length > 0) {
    process.stderr.write(`Name one folder: npm run ${command} -- <folder>\n`);
    process.exitCode = 2;
    return;
  }
  const server = await openServer({ environment, log });
  try {
    process.stdout.write(`${await work(server.url, resolve(named))}\n`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

function summarise({ totals, takenAt }: BackupManifest): string {
  const { trips, invoices, mails } = totals;
  return `${trips} trips, ${invoices} invoices and ${mails} mails, as they stood at ${takenAt}.`;
}
