/** Constructing an Intl formatter costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number that is not money (kilometres, stars, a count) in a language, with at most two decimals and grouped thousands: `1.234,5`
 * for `de-DE` (docs/specification.md#money).
 */
export function formatNumber(value: number, tag: string): string {
  // Small whole numbers look the same in all our languages and are the most common on a page.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return formatterOf(tag).format(value);
}

function formatterOf(tag: string): Intl.NumberFormat {
  const known = formatters.get(tag);
  if (known !== undefined) return known;
  // Spanish does not group four digits by default.
  const formatter = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: 'always' });
  formatters.set(tag, formatter);
  return formatter;
}
