/** Cents as decimal euros for the API (docs/specification.md#entities): `1234.50`, and `0` for zero. */
export function formatEuros(cents: number): string {
  if (cents === 0) return '0';
  const absolute = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
