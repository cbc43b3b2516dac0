const unparsableText = '€ -';

/** Constructing an Intl formatter costs far more than using it, and there is one per language. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats euro cents for people (docs/specification.md#money): `€ ` with a plain space, the separators of the language, two decimals that
 * are dropped when zero. `tag` is a BCP 47 tag (`nl-NL`, never our `nlBE`). 123450 → `€ 1.234,50` (nl, de, es), `€ 1,234.50` (en), `€ 1
 * 234,50` (fr, with U+00A0 between the thousands so that an amount never breaks over two lines). -1250 → `€ -12,50`; 0 → `€ 0`. A value
 * that is not a whole number of cents gives `€ -`.
 */
export function formatCents(cents: number, tag: string): string {
  if (!Number.isSafeInteger(cents)) return unparsableText;
  const absolute = Math.abs(cents);
  const whole = absolute % 100 === 0;
  const digits = formatterOf(tag, whole ? 0 : 2).format(absolute / 100);
  return `€ ${cents < 0 ? '-' : ''}${digits.replace(/\s/gu, '\u00a0')}`;
}

/**
 * Formats euros (not cents) from the API, a number or plain decimal text such as `1234.50` (docs/specification.md#errors,
 * docs/specification.md#money). Empty or zero gives `€ 0`. An unreadable value gives `€ -` and is passed to `onUnparsable`, for the caller
 * to log. Text with grouping or a decimal comma is unreadable, because `1,234` is ambiguous. Rounds half away from zero on the decimal
 * text.
 */
export function formatAmount(value: unknown, tag: string, onUnparsable?: (value: unknown) => void): string {
  const cents = parseEuros(value);
  if (cents !== null) return formatCents(cents, tag);
  onUnparsable?.(value);
  return unparsableText;
}

/** Works on the decimal text: 1.005 × 100 is 100.49999 in binary, so the half cent would be lost. */
function parseEuros(value: unknown): number | null {
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  if (typeof value === 'number' && Math.abs(value) < 1e-6) return 0;
  const text = String(value).trim();
  if (text === '') return 0;
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return null;
  const [, sign, euros = '0', fraction = ''] = match;
  const thousandths = fraction.padEnd(3, '0').slice(0, 3);
  const cents = Number(euros) * 100 + Number(thousandths.slice(0, 2)) + (Number(thousandths[2]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' ? -cents : cents;
}

function formatterOf(tag: string, decimals: number): Intl.NumberFormat {
  const key = `${tag} ${decimals}`;
  const known = formatters.get(key);
  if (known) return known;
  // Spanish does not group four digits by default; docs/specification.md#money requires it.
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: 'always' } as const;
  const formatter = new Intl.NumberFormat(tag, options);
  formatters.set(key, formatter);
  return formatter;
}
