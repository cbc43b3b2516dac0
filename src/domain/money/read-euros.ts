/** The largest amount in cents: twenty million euros. It fits every column and every API field (32 bits, signed). */
export const mostCents = 2_000_000_000;

/** Thousands separators besides a point or a comma: a space, a thin space, an apostrophe. */
const spaces = String.raw`\u0020\u00a0\u2009\u202f'’`;
const grouped = new RegExp(`^\\d{1,3}(?:([.,${spaces}])\\d{3})(?:\\1\\d{3})*$`);

/**
 * Reads an amount as people of the five countries type it, in cents: `1850`, `1850.5`, `1.850,50`, `1,850.50`, `1 850,50`, `€ 1.850`. A
 * point or comma before exactly three digits separates thousands; before one or two digits it begins the cents. Null for anything else, and
 * for more than twenty million euros.
 */
export function readEuros(text: string | null): number | null {
  const typed = (text ?? '')
    .trim()
    .replace(/^(?:€|EUR)|(?:€|EUR)$/gi, '')
    .trim();
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const isWhole = /^\d{1,8}$/.test(whole) || (grouped.test(whole) && !whole.startsWith('0'));
  // One sign cannot be both separators: `1,850,50` is ambiguous.
  const parted = grouped.exec(whole)?.[1];
  if (!isWhole || (decimals !== '' && parted === typed.at(-decimals.length - 1))) return null;
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= mostCents ? cents : null;
}
