import { createHash } from 'node:crypto';
import { brand } from '#domain/sites/brand.ts';

/**
 * The Message-ID of one event, `<quote-ready.{64 hex digits}@{the brand's mail host}>`: the same event always gives the same one, so that a
 * mail sent twice is seen to be one by whoever receives it. The event's own words do not show in it.
 */
export function createMessageId(kind: string, event: readonly (string | number)[]): string {
  const host = brand.email.slice(brand.email.lastIndexOf('@') + 1);
  return `<${kind}.${sha256(JSON.stringify(event))}@${host}>`;
}

/**
 * Tells mails to one mailbox apart from others (three an hour) without storing its address once more. Upper and lower case are one mailbox,
 * and so is what most hosts deliver to it: `anna+school@x.nl` is `anna@x.nl`, or a `+` would make any number of mailboxes of one.
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
