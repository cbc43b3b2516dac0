/** A value is numeric only if it is a finite number (docs/specification.md#validation): no text, and no NaN. */
export function isNumeric(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
