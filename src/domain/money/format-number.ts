/** Intl's own are dear to make: a hundred times the formatting. */
const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A figure that is no money (kilometres, stars, a count) as a reader of a language writes it, with at most two decimals and its
 * thousands in groups: `1.234,5` for `de-DE` (docs/specification.md#money).
 */
export function formatNumber(value: number, tag: string): string {
  // Written alike in all our languages, and most of what a page counts.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return formatterOf(tag).format(value);
}

function formatterOf(tag: string): Intl.NumberFormat {
  const known = formatters.get(tag);
  if (known !== undefined) return known;
  // Spanish leaves four digits ungrouped unless told.
  const formatter = new Intl.NumberFormat(tag, { maximumFractionDigits: 2, useGrouping: 'always' });
  formatters.set(tag, formatter);
  return formatter;
}
