import type { Database } from '#db/engine/tables.ts';

/** The context of staff use cases. */
export type StaffContext = {
  readonly db: Database;
  /** Public address of the desk, without a trailing slash: mails and passkeys name it. */
  readonly deskUrl: string;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Seals the secrets of authenticator apps in the database; null or absent: they are stored as they are. */
  readonly codesKey?: Uint8Array | null;
};
