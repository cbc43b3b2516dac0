import type { SendMailOptions } from 'nodemailer';
import { brand } from '#domain/sites/brand.ts';
import { pictureRoles } from './picture-roles.ts';
import type { AttachmentRole, RenderedMail, SendFailure } from './ports.ts';

/** RFC 3834, and Exchange's own header for it: no out-of-office answers to automatic mail. */
const byMachine = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' } as const;

/** A mail in nodemailer's format; both senders write exactly this. */
export function createMessageOptions(mail: RenderedMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: new Date(mail.date),
    from: { name: brand.name, address: brand.email },
    to: mail.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map(({ fileName, contentType, content, role }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
      ...(role !== undefined && isShown(role) ? { cid: role, contentDisposition: 'inline' as const } : {}),
    })),
    ...threadOf(mail),
    headers: { ...(mail.follows === undefined ? byMachine : {}), 'Content-Language': mail.languageTag },
    xMailer: false,
    // Nothing in a mail may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether it is shown in the mail itself, which refers to it by its role. */
function isShown(role: AttachmentRole): boolean {
  return role === 'payment-code' || pictureRoles.some((picture) => picture === role);
}

/** Mail programs show a follow-up in the same thread (RFC 5322, 3.6.4). */
function threadOf({ follows = [] }: RenderedMail): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const last = follows.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: [...follows] };
}

/**
 * Only the codes of an error: a server's message may repeat the recipient's address. `isHandedOver`: the server has had the whole mail, so
 * that an end without its answer leaves open whether it accepted the mail (RFC 5321, 4.5.3.2.6).
 */
export function describeSendError(error: unknown, { isHandedOver } = { isHandedOver: false }): SendFailure {
  if (!(error instanceof Error)) return { code: 'unknown', permanent: false, ...(isHandedOver ? { isUnsure: true } : {}) };
  const { code, responseCode, response }: Error & { code?: unknown; responseCode?: unknown; response?: unknown } = error;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const permanent = code === 'EENVELOPE' && typeof response === 'string' && isNoSuchMailbox(response);
  const isUnsure = isHandedOver && typeof responseCode !== 'number';
  return { code: parts.join(' ') || error.name, permanent, ...(isUnsure ? { isUnsure } : {}) };
}

/**
 * The recipient's mailbox or host does not exist: RFC 3463 has codes for that, and a server without them answers a bare 550 (RFC 5321,
 * 4.2.2: "mailbox unavailable"). Every other refusal, even a 5xx, may be our fault (relaying forbidden, a full quota, a block list) and
 * pass once that is fixed.
 */
function isNoSuchMailbox(response: string): boolean {
  const [, code, status] = /^(5\d\d)[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? [];
  return status === undefined ? code === '550' : /^5\.1\.(?:1|2|3|6|10)$/.test(status);
}
