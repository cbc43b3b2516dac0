import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { noteBackup } from '#db/backup/backup-age.ts';
import { BackupError, type BackupManifest } from '#db/backup/manifest.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { createDatabase, createPool } from '#db/engine/pool.ts';
import { listErasures } from '#operations/privacy/erasures.ts';
import { replayErasures } from '#operations/privacy/replay-erasures.ts';
import { findIdentity, findRecipients } from '../backup-keys.ts';
import { createErasureJournal, erasuresName, readErasures } from '../erasure-journal.ts';
import { openServer } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** Writes the whole database into a folder, encrypted, while everything runs. */
export async function runBackup(input: RoleInput): Promise<void> {
  await withFolder(input, 'backup', async (url, { folder }) => {
    const { recipients, madeAt } = await findRecipients(input.environment);
    const manifest = await writeBackup(url, folder, recipients);
    await withDatabase(url, async (db) => {
      await noteBackup(db);
      const lines = (await listErasures(db)).map((erasure) => `${JSON.stringify(erasure)}\n`);
      await writeFile(join(folder, erasuresName), lines.join(''), { mode: 0o600 });
    });
    const made = madeAt === null ? '' : ` A key was made for it, ${madeAt}: copy that file to another place, or nobody can ever restore.`;
    return `Backed up to ${folder}, encrypted: ${summarise(manifest)}${made}`;
  });
}

/** Fills an empty database from such a folder, and repeats the erasures made since. */
export async function runRestore(input: RoleInput): Promise<void> {
  await withFolder(input, 'restore', async (url, { folder, erasures }) => {
    const identity = await findIdentity(input.environment);
    const manifest = await restoreBackup(url, folder, identity);
    const known = [...(await createErasureJournal(input.environment).read()), ...(erasures === null ? [] : await readErasures(erasures))];
    const again = await withDatabase(url, async (db) => {
      const context = { db, addresses: input.environment.addresses, randomBytes: (count: number) => new Uint8Array(randomBytes(count)) };
      return await replayErasures(context, known);
    });
    return `Restored ${folder}: ${summarise(manifest)} Erasures done again: ${again}.`;
  });
}

async function withDatabase<Value>(url: string, work: (db: ReturnType<typeof createDatabase>) => Promise<Value>): Promise<Value> {
  const db = createDatabase(createPool(url, { size: 2, statementMilliseconds: 60_000 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

type Asked = { readonly folder: string /** A list of erasures of a later backup. */; readonly erasures: string | null };
type Work = (url: string, asked: Asked) => Promise<string>;

async function withFolder({ environment, log, args }: RoleInput, command: string, work: Work): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options: { erasures: { type: 'string' } }, allowPositionals: true });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) {
    process.stderr.write(`Name one folder: npm run ${command} -- <folder>\n`);
    process.exitCode = 2;
    return;
  }
  const server = await openServer({ environment, log });
  try {
    const erasures = values.erasures === undefined ? null : resolve(values.erasures);
    process.stdout.write(`${await work(server.url, { folder: resolve(named), erasures })}\n`);
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
