import { createHash } from 'node:crypto';
import { brand } from '#domain/sites/brand.ts';

/**
 * The Message-ID of one event, `<quote-ready.{64 hex digits}@{the brand's mail host}>`: the same event always gives the same id, so that
 * recipients recognise a mail that was sent twice. The event itself cannot be read from it.
 */
export function createMessageId(kind: string, event: readonly (string | number)[]): string {
  const host = brand.email.slice(brand.email.lastIndexOf('@') + 1);
  return `<${kind}.${sha256(JSON.stringify(event))}@${host}>`;
}

/**
 * Counts mails per mailbox (three an hour) without storing its address again. Upper and lower case are one mailbox, and so are plus
 * addresses: `anna+school@x.nl` is `anna@x.nl`, otherwise a `+` would make any number of mailboxes from one.
 */
export function hashRecipient(email: string): string {
  return sha256(
    email
      .trim()
      .toLowerCase()
      .replace(/\+[^@]*(?=@[^@]*$)/, ''),
  );
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
