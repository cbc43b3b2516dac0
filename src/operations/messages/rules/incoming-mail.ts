/** A parsed mail: plain values, cleaned and limited in length. */
export type IncomingMail = {
  /** With its angle brackets; null if the mail has none. */
  readonly messageId: string | null;
  /** Ids of the mails it replies to (In-Reply-To, References), nearest first. */
  readonly follows: readonly string[];
  readonly from: { readonly name: string; readonly email: string };
  /** All recipient addresses, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Values by lower-case name; the first if repeated. */
  readonly headers: Readonly<Record<string, string>>;
  /** A mail server's report about one of our mails; null if this is not a report. */
  readonly report: DeliveryReport | null;
  readonly files: readonly IncomingFile[];
  /** Why only a part of the mail is stored; null if all of it is. */
  readonly incomplete: Incomplete | null;
};

/** `unreadable`: it could not be parsed or saved, and only its first lines are stored. `too-long`: only its beginning was read. */
export const incompleteReasons = ['unreadable', 'too-long'] as const;
export type Incomplete = (typeof incompleteReasons)[number];

export type DeliveryReport = {
  /** The parts of a `message/delivery-status`, as text. */
  readonly status: string;
  /** The Message-ID of the reported mail, if included. */
  readonly about: string | null;
};

/** `waiting`: not scanned yet; nobody can open it. */
export const fileStates = ['kept', 'waiting', 'too-large', 'refused', 'infected'] as const;
export type FileState = (typeof fileStates)[number];

export type IncomingFile = {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly state: FileState;
  readonly content: Uint8Array | null;
};

/** The headers that classify a mail; others are dropped. */
export const judgedHeaders = [
  'auto-submitted',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'precedence',
  'list-id',
  'return-path',
  'x-failed-recipients',
  'x-spam-flag',
  'x-spam-status',
  'x-spam',
  'authentication-results',
  'content-type',
] as const;
