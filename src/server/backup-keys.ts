import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createIdentity, type Identity, parseIdentity, parseRecipient } from '#db/backup/age/keys.ts';
import { BackupError } from '#db/backup/manifest.ts';
import type { Environment } from './environment.ts';

type Keys = Pick<Environment, 'dataFolder' | 'backupRecipients' | 'backupIdentity'>;

/** Where the generated key is kept if none was configured. */
function ownIdentityPath({ dataFolder }: Pick<Environment, 'dataFolder'>): string {
  return join(dataFolder, 'backup-identity.txt');
}

/**
 * The recipients of encrypted backups: those in `BACKUP_RECIPIENTS`, whose keys are kept elsewhere; otherwise the key in `DATA_DIR`, which
 * is generated the first time.
 */
export async function findRecipients(keys: Keys): Promise<{ readonly recipients: readonly string[]; readonly madeAt: string | null }> {
  if (keys.backupRecipients.length > 0) {
    return { recipients: keys.backupRecipients.map((text) => parseRecipient(text) ?? fail(text)), madeAt: null };
  }
  const known = await readIdentity(ownIdentityPath(keys));
  if (known !== null) return { recipients: [known.recipient], madeAt: null };
  const path = ownIdentityPath(keys);
  const made = await createIdentity();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, made.file, { mode: 0o600, flag: 'wx' });
  return { recipients: [made.recipient], madeAt: path };
}

/** The key that decrypts the backup; null if this machine has none. */
export async function findIdentity(keys: Keys): Promise<Identity | null> {
  const path = keys.backupIdentity ?? ownIdentityPath(keys);
  const identity = await readIdentity(path);
  if (identity === null && keys.backupIdentity !== null) throw new BackupError(`${path} holds no key of age`);
  return identity;
}

async function readIdentity(path: string): Promise<Identity | null> {
  const file = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return file === null ? null : await parseIdentity(file);
}

function fail(what: string): never {
  throw new BackupError(`${what} is no key of age (age1…)`);
}
