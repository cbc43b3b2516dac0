/** Cents as the decimal text of euros that docs/specification.md#entities speaks in: `1234.50`, and `0` for nothing. */
export function formatEuros(cents: number): string {
  if (cents === 0) return '0';
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
