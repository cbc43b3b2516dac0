/** Of the RangeErrors of the engine itself, those that no value brings about: they are faults of ours. */
const ownFaults = /call stack|array length|array buffer|invalid string length/i;

/**
 * Whether something failed because of a value that it was given, such as a text with NUL, a number or a date beyond what a column holds
 * (SQLSTATE class 22), or a date that is none: a mistake of whoever sent it. Values are checked where they come in; this is for those that
 * nobody thought of, so that they do not count as faults of ours.
 */
export function isBadValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof URIError) return true;
  if (error instanceof RangeError) return !ownFaults.test(error.message);
  return 'code' in error && typeof error.code === 'string' && /^22[0-9A-Z]{3}$/.test(error.code);
}

/** Whether the value was to be an id: what it names is not there. */
export function isBadId(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22P02' && error.message.includes('type uuid');
}
