const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * Shut down by an administrator, crashed, not yet up, idle too long, in a transaction and out of it; too many connections; and read-only, which
 * a server is that no longer is the primary of its cluster, or not yet.
 */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300', '25006']);
/** Settings of ours that whoever stands before the database refuses: waiting mends nothing. */
const refusedSettings = '08P01';
/** Cancelled for its time, not given a lock in time; the disk or the memory full. */
const passingStates = new Set(['57014', '55P03', '53000', '53100', '53200', '53400']);
const connectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
];
const conflictStates = new Set(['40001', '40P01']);

/** Whether the database could not be reached or went away: a matter of waiting, not of the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = findCode(error);
  if (code === refusedSettings) return false;
  if (connectionCodes.has(code) || awayStates.has(code) || code.startsWith('08')) return true;
  return connectionMessages.some((message) => error.message.startsWith(message));
}

/** Whether the engine asks for the whole transaction again: a serialization failure or a deadlock. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && conflictStates.has(findCode(error));
}

/** Whether the same may succeed soon, though it cannot be repeated blindly: for whoever asked to be told to come again. */
export function isPassing(error: unknown): boolean {
  return isConnectionLoss(error) || isTransactionConflict(error) || (error instanceof Error && passingStates.has(findCode(error)));
}

/** Whether what answers, a pooler most likely, refuses the settings that a connection is to begin with. */
export function isRefusedSetting(error: unknown): boolean {
  return error instanceof Error && findCode(error) === refusedSettings;
}

/** Whether the server takes no writing: its connections lead to what is not the primary. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && findCode(error) === '25006';
}

/** The code of an error, or for those that have none, which message it is: never what it says of values. */
export function nameFailure(error: Error): string {
  const code = findCode(error);
  return code === '' ? (connectionMessages.find((message) => error.message.startsWith(message)) ?? '') : code;
}

/** Whether a unique constraint of this name was violated. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && findCode(error) === '23505' && 'constraint' in error && error.constraint === constraint;
}

/** Whether two rows wanted the same time of one thing (23P01): an exclusion constraint of this name. */
export function isOverlapOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && findCode(error) === '23P01' && 'constraint' in error && error.constraint === constraint;
}

/** Whether a row hangs on one that is not there, or on what is no id at all. */
export function isReferenceLost(error: unknown): boolean {
  return error instanceof Error && ['23503', '22P02'].includes(findCode(error));
}

function findCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
