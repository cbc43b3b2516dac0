/** Constructing an Intl formatter costs far more than using it, and there are as many as languages. */
const formatters = new Map<string, Intl.NumberFormat>();

/** A number with the marks of a language (BCP 47), at most two decimals. */
export function formatNumber(value: number, tag: string): string {
  const known = formatters.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  formatters.set(tag, known);
  return known.format(value);
}
