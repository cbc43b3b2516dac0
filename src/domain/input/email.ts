/** RFC 5321 4.5.3.1: 64 octets before the @, 254 in all. */
export const maximumEmailLength = 254;
const maximumLocalLength = 64;

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/u;

/**
 * Whether a text is a mail address that we accept: the part before the @ in plain ASCII without quotes, after it a host with a top-level
 * domain, which may use its own script. Addresses like `a@localhost` or `"a b"@x.nl` are valid but refused: a visitor who typed one has
 * mistyped.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  if (text.length > maximumEmailLength || local.length > maximumLocalLength || labels.length < 2) return false;
  return localPart.test(local) && labels.every((part) => label.test(part)) && topLevel.test(labels.at(-1) ?? '');
}

/** The address as stored: the host in lower case. The part before the @ keeps its case, which only the mailbox's server may ignore. */
export function normaliseEmail(text: string): string {
  const at = text.lastIndexOf('@');
  return at < 0 ? text : text.slice(0, at) + text.slice(at).toLowerCase();
}
