import { isEmail } from '#domain/input/email.ts';

export type FailedRecipient = {
  /** In lower case. */
  readonly email: string;
  /** The code of RFC 3463; empty if the report names none. */
  readonly status: string;
};

/** A real report names few addresses. */
const most = 20;

/** The addresses that a `message/delivery-status` (RFC 3464) reports as permanently undeliverable. Delays do not count. */
export function readFailedRecipients(status: string): readonly FailedRecipient[] {
  const blocks = status
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/);
  return blocks
    .flatMap((block) => {
      if (!/^action:\s*failed\b/im.test(block)) return [];
      const typed = /^(?:original|final)-recipient:[^;\n]{0,100};\s{0,9}<?([^\s<>]{1,254})>?/im.exec(block)?.[1] ?? '';
      const code = /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(block)?.[1] ?? '';
      return isEmail(typed) ? [{ email: typed.toLowerCase(), status: code }] : [];
    })
    .slice(0, most);
}

/** The addresses of `X-Failed-Recipients`, which some servers write instead of a report. */
export function readFailedHeader(value: string): readonly FailedRecipient[] {
  const addresses = value.split(',').map((address) => address.trim().toLowerCase());
  return addresses
    .filter(isEmail)
    .map((email) => ({ email, status: '' }))
    .slice(0, most);
}
