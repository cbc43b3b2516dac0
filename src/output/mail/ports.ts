import type { Result } from '#domain/result.ts';
import type { PictureRole } from './picture-roles.ts';

/** A mail that is due, leased to us: nobody else delivers it until the lease ends. */
export type DueMail = {
  readonly id: string;
  /** As stored; unknown until its schema has parsed it. */
  readonly payload: unknown;
  /** Tries begun so far, this one included: 1 at the first. */
  readonly attempts: number;
  /** Names the trip in the log where the payload does not; null: the mail is about none, or several. */
  readonly tripReference?: string | null;
};

export type FailedDelivery = {
  /** Seconds by the database's clock until the next try; null gives up for good. */
  readonly retryInSeconds: number | null;
  /** Without personal data: it is stored and logged. */
  readonly reason: string;
};

/**
 * The outbox as delivery sees it. Instants are judged by the database's clock alone, so only lengths of time pass through here.
 * Rows may carry more (a lease's owner, for one); they are handed back as they came.
 */
export type OutboxPort<Row extends DueMail = DueMail> = {
  readonly leaseDue: (request: { readonly limit: number; readonly leaseSeconds: number }) => Promise<readonly Row[]>;
  /** Holds on to those that are still under way. */
  readonly renew: (rows: readonly Row[], leaseSeconds: number) => Promise<unknown>;
  /** Whether a mail is still to be sent; left out where nothing takes mails back. */
  readonly isHeld?: (row: Row) => Promise<boolean>;
  readonly complete: (row: Row, sent: RenderedMail) => Promise<unknown>;
  readonly fail: (row: Row, failed: FailedDelivery) => Promise<unknown>;
};

/** A file that goes with a mail. */
export type Attachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** What the letter says of it, or shows: a picture that stands in the letter itself is named by its Content-ID. */
  readonly role?: AttachmentRole;
};

export type AttachmentRole = 'invoice' | 'electronic-invoice' | 'payment-code' | 'job-order' | PictureRole;

/** A mail as it goes out: everything in it is final and of one line where a header wants that. */
export type RenderedMail = {
  /** With its angle brackets; the same for every try of one mail. */
  readonly messageId: string;
  readonly kind: string;
  /** The trip's, or empty where the mail is about several. */
  readonly reference: string;
  readonly to: { readonly name: string; readonly address: string };
  /** When it was caused, ISO 8601 UTC: the same for every try. */
  readonly date: string;
  /** BCP 47. */
  readonly languageTag: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Where answers go; the sender's address where it is absent. */
  readonly replyTo?: string;
  /** Of what a person wrote: the ids of the mails that it follows, the first first. Absent where a machine writes. */
  readonly follows?: readonly string[];
};

/** `permanent`: no later try can succeed. `code` is free of personal data. */
export type SendFailure = { readonly code: string; readonly permanent: boolean };

/** Within this a sender has settled, one way or the other. */
export const sendSeconds = 30;

export type MailSender = { readonly send: (mail: RenderedMail) => Promise<Result<null, SendFailure>> };

/** What delivery writes down; pino's logger is one. */
export type MailLog = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};
