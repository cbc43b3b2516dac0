import type { Database } from '#db/engine/tables.ts';
import { findCodes } from './code-store.ts';
import { listPasskeys } from './passkey-store.ts';
import type { Means } from './rules/sign-in.ts';

/** A person's means of sign-in besides the mailbox. */
export async function findMeans(db: Database, memberId: string): Promise<Means> {
  const passkeys = await listPasskeys(db, memberId);
  const codes = await findCodes(db, memberId);
  return { hasPasskey: passkeys.length > 0, hasCodes: codes !== null };
}
