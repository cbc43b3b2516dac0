import type { Result } from '#domain/result.ts';
import type { PictureRole } from './picture-roles.ts';

/** A due mail, leased to us: nobody else delivers it until the lease ends. */
export type DueMail = {
  readonly id: string;
  /** As stored; unknown until its schema has parsed it. */
  readonly payload: unknown;
  /** Attempts so far, including this one: 1 at the first. */
  readonly attempts: number;
  /** Attempts after which nobody knows whether the mail arrived ({@link SendFailure}). */
  readonly unsure: number;
  /** Names the trip in the log if the payload does not; null: the mail is about none, or several. */
  readonly tripReference?: string | null;
};

export type FailedDelivery = {
  /** Seconds by the database's clock until the next attempt; null gives up for good. */
  readonly retryInSeconds: number | null;
  /** Without personal data: it is stored and logged. */
  readonly reason: string;
  /** Whether it may have arrived all the same. */
  readonly isUnsure: boolean;
};

/**
 * The outbox as delivery sees it. Only the database's clock judges instants, so only durations pass through here. Rows may carry more (such
 * as a lease's owner) and are handed back unchanged.
 */
export type OutboxPort<Row extends DueMail = DueMail> = {
  readonly leaseDue: (request: { readonly limit: number; readonly leaseSeconds: number }) => Promise<readonly Row[]>;
  /** Renews the leases of mails in progress. */
  readonly renew: (rows: readonly Row[], leaseSeconds: number) => Promise<unknown>;
  /** Whether a mail is still to be sent; left out if mails cannot be withdrawn. */
  readonly isLeased?: (row: Row) => Promise<boolean>;
  readonly complete: (row: Row, sent: RenderedMail) => Promise<unknown>;
  readonly fail: (row: Row, failed: FailedDelivery) => Promise<unknown>;
};

/** A file attached to a mail. */
export type Attachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** What the mail says about it. A picture shown in the mail itself is named by its Content-ID. */
  readonly role?: AttachmentRole;
};

export type AttachmentRole = 'invoice' | 'electronic-invoice' | 'payment-code' | 'job-order' | PictureRole;

/** A mail as sent: everything in it is final, and on one line where a header requires that. */
export type RenderedMail = {
  /** With its angle brackets; the same for every attempt. */
  readonly messageId: string;
  readonly kind: string;
  /** The trip's, or empty if the mail is about several. */
  readonly reference: string;
  readonly to: { readonly name: string; readonly address: string };
  /** When it was caused, ISO 8601 UTC: the same for every attempt. */
  readonly date: string;
  /** BCP 47. */
  readonly languageTag: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Where answers go; the sender's address by default. */
  readonly replyTo?: string;
  /** For a mail written by a person: the ids of the earlier mails, the first first. Absent for automatic mails. */
  readonly follows?: readonly string[];
};

/**
 * `permanent`: no later attempt can succeed. `code` is free of personal data. `isUnsure`: the server had the whole mail and broke off before
 * it answered, so it may have arrived.
 */
export type SendFailure = { readonly code: string; readonly permanent: boolean; readonly isUnsure?: boolean };

/** A sender has succeeded or failed within this time. */
export const sendSeconds = 30;

export type MailSender = { readonly send: (mail: RenderedMail) => Promise<Result<null, SendFailure>> };

/** The log of delivery; pino's logger is one. */
export type MailLog = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};
