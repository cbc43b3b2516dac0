/** RangeErrors of the JavaScript engine that bad input never causes: they are bugs of ours. */
const ownFaults = /call stack|array length|array buffer|invalid string length/i;

/**
 * Whether a failure is due to input: a text with NUL, a number or date out of a column's range (SQLSTATE class 22), or an invalid date.
 * Values are checked where they come in; this catches the rest, so that they do not count as our bugs.
 */
export function isBadValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof URIError) return true;
  if (error instanceof RangeError) return !ownFaults.test(error.message);
  return 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
}

/** Whether the value should have been an id: then the thing that it names does not exist. */
export function isBadId(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22P02' && error.message.includes('type uuid');
}
