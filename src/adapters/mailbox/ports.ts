/** A mail as stored in a mailbox. */
export type StoredMail = {
  /** Its UID in the mailbox. */
  readonly uid: number;
  /** Bytes of the whole mail. */
  readonly size: number;
  /** The whole mail, or only its beginning if it is larger than requested. */
  readonly source: Uint8Array;
};

export type OpenMailbox = {
  /** UIDVALIDITY: changes when the server renumbers its mails. */
  readonly uidValidity: string;
  /** UIDs after a given one, in ascending order; `since`: only mails that arrived on or after this date (ISO date). */
  readonly listUids: (asked: { readonly after: number; readonly since: string | null }) => Promise<readonly number[]>;
  /**
   * `gone` if it was deleted meanwhile, `unreadable` if the server cannot return it (a damaged file, for example). Of a mail larger than
   * `whole` bytes only the beginning is read.
   */
  readonly readMail: (
    uid: number,
    most: { readonly whole: number; readonly beginning: number },
  ) => Promise<StoredMail | 'gone' | 'unreadable'>;
};

/** A mailbox on a server, read only: nothing is deleted, moved or marked there. Rejects if the server is unreachable. */
export type Mailbox = {
  /** User, host and folder, without the password. */
  readonly name: string;
  open<Value>(work: (mailbox: OpenMailbox) => Promise<Value>): Promise<Value>;
};
