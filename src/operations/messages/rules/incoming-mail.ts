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
};

export type DeliveryReport = {
  /** The parts of a `message/delivery-status`, as text. */
  readonly status: string;
  /** The Message-ID of the mail that is reported, where it came with the report. */
  readonly about: string | null;
};

export type FileState = 'kept' | 'too-large' | 'refused';

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
