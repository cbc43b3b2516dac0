/** A mail as it was parsed: plain values, cleaned and of limited length. */
export type IncomingMail = {
  /** With its angle brackets; null where the mail has none. */
  readonly messageId: string | null;
  /** Ids of the mails that it follows (In-Reply-To, References), the nearest first. */
  readonly follows: readonly string[];
  readonly from: { readonly name: string; readonly email: string };
  /** Every address to which it was sent, in lower case. */
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Values by name in lower case; of several the first. */
  readonly headers: Readonly<Record<string, string>>;
  /** What a mail server reports of a mail of ours; null where this is no such report. */
  readonly report: DeliveryReport | null;
  readonly files: readonly IncomingFile[];
  /** Why only a part of the mail is here; null where all of it is. */
  readonly incomplete: Incomplete | null;
};

/** `unreadable`: it could not be parsed or saved, and only its first lines are kept. `too-long`: only its beginning was read. */
export const incompleteReasons = ['unreadable', 'too-long'] as const;
export type Incomplete = (typeof incompleteReasons)[number];

export type DeliveryReport = {
  /** The parts of a `message/delivery-status`, as text. */
  readonly status: string;
  /** The Message-ID of the mail that is reported, where it came with the report. */
  readonly about: string | null;
};

/** `waiting`: for the virus scanner; until then nobody can open it. */
export const fileStates = ['kept', 'waiting', 'too-large', 'refused', 'infected'] as const;
export type FileState = (typeof fileStates)[number];

export type IncomingFile = {
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly state: FileState;
  readonly content: Uint8Array | null;
};

/** Headers by which a mail is judged; the others are dropped. */
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
