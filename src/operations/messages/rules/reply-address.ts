/** Like `answers+k3j…@example.com`: mail servers deliver it to `answers@example.com`, and the part after the `+` identifies the trip. */
const tokenShape = /^[a-z2-7]{26}$/;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** 128 bits in letters that survive a change of case. */
export function createReplyToken(bytes: Uint8Array): string {
  const bits = [...bytes.slice(0, 16)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The reply address of the trip with a token; without a token the general reply address. */
export function createReplyAddress(base: string, token: string | null): string {
  const at = base.lastIndexOf('@');
  return token === null ? base : `${base.slice(0, at)}+${token}${base.slice(at)}`;
}

/** The tokens in a mail's recipient addresses, without duplicates. */
export function readReplyTokens(recipients: readonly string[], base: string): readonly string[] {
  const [local, host] = partsOf(base);
  const tokens = recipients.flatMap((recipient) => {
    const [name, at] = partsOf(recipient);
    const token = name.startsWith(`${local}+`) ? name.slice(local.length + 1) : '';
    return at === host && tokenShape.test(token) ? [token] : [];
  });
  return [...new Set(tokens)];
}

function partsOf(address: string): readonly [local: string, host: string] {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  return [lower.slice(0, Math.max(0, at)), lower.slice(at + 1)];
}
