import type { Database } from '#db/engine/tables.ts';

/** What the use cases of our own people work with. */
export type StaffContext = {
  readonly db: Database;
  /** Public address of the desk, without a trailing slash: mails and passkeys name it. */
  readonly deskUrl: string;
  /** Cryptographically strong. */
  readonly randomBytes: (count: number) => Uint8Array;
};
