import type { IncomingMail } from './incoming-mail.ts';
import type { MessageKind } from './message.ts';

type Judged = Pick<IncomingMail, 'from' | 'headers' | 'report'>;

/** Local parts that only machines use. */
const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+.=_-].*)?$/i;

/**
 * Classifies an incoming mail. `own`: our own addresses, in lower case; a mail from them is one of ours that came back. We never answer
 * automatically, so two machines cannot write to each other forever.
 */
export function kindOfMail({ from, headers, report }: Judged, own: readonly string[]): MessageKind {
  if (report !== null || headers['x-failed-recipients'] !== undefined) return 'bounce';
  if (isSpam(headers)) return 'spam';
  if (own.includes(from.email.toLowerCase()) || isAutomatic({ from, headers })) return 'automatic';
  return 'message';
}

function isSpam(headers: Judged['headers']): boolean {
  return (
    /^\s*yes\b/i.test(headers['x-spam-flag'] ?? '') || /^\s*(?:yes|true|spam)\b/i.test(headers['x-spam-status'] ?? headers['x-spam'] ?? '')
  );
}

/** RFC 3834, and older and non-standard headers. */
function isAutomatic({ from, headers }: Omit<Judged, 'report'>): boolean {
  const submitted = headers['auto-submitted'];
  if (submitted !== undefined && !/^\s*no\b/i.test(submitted)) return true;
  if (/^\s*(?:bulk|junk|list|auto[_-]?reply)\b/i.test(headers['precedence'] ?? '')) return true;
  if (headers['x-autoreply'] !== undefined || headers['x-autorespond'] !== undefined || headers['list-id'] !== undefined) return true;
  // Exchange sets it in its automatic answers; personal mails have at most "None" or single values for other machines.
  if (/\ball\b/i.test(headers['x-auto-response-suppress'] ?? '')) return true;
  return headers['return-path']?.trim() === '<>' || machines.test(from.email.slice(0, Math.max(0, from.email.lastIndexOf('@'))));
}

/** Whether the receiving server found the sender's address forged: then the address proves nothing. */
export function isForged(headers: Judged['headers']): boolean {
  return /\bdmarc=fail\b/i.test(headers['authentication-results'] ?? '');
}
