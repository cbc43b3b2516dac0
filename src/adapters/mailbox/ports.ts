/** A mail as it lies in a mailbox. */
export type StoredMail = {
  /** Its number within the numbering of the mailbox. */
  readonly uid: number;
  /** Bytes of the whole mail. */
  readonly size: number;
  /** The mail, or where it is longer than asked for its beginning. */
  readonly source: Uint8Array;
};

export type OpenMailbox = {
  /** Changes when the server numbers its mails anew (UIDVALIDITY). */
  readonly uidValidity: string;
  /** Numbers of the mails behind a number, the lowest first; `since`: only those that came on or after this day (ISO date). */
  readonly listUids: (asked: { readonly after: number; readonly since: string | null }) => Promise<readonly number[]>;
  /**
   * `gone` where it was deleted meanwhile, `unreadable` where the server cannot give it (a damaged file, for example). Of a mail longer than
   * `whole` bytes only the beginning is read.
   */
  readonly readMail: (
    uid: number,
    most: { readonly whole: number; readonly beginning: number },
  ) => Promise<StoredMail | 'gone' | 'unreadable'>;
};

/** A mailbox on a server. It is only read: nothing is deleted, moved or marked there. Rejects where the server is away. */
export type Mailbox = {
  /** User, host and folder, without the password. */
  readonly name: string;
  open<Value>(work: (mailbox: OpenMailbox) => Promise<Value>): Promise<Value>;
};
