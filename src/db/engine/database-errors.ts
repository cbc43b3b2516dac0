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
 * Shut down by an administrator, crashed, still starting, idle too long (inside and outside a transaction), too many connections; and
 * read-only, which means that the server is no longer, or not yet, the primary of its cluster.
 */
const awayStates = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300', '25006']);
/** Settings of ours that a pooler in front of the database refuses. Waiting does not help. */
const refusedSettings = '08P01';
/** Cancelled by a time limit, no lock in time, disk or memory full. */
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

/** Whether the database could not be reached or went away. Waiting helps; the statement is not at fault. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = findCode(error);
  if (code === refusedSettings) return false;
  if (connectionCodes.has(code) || awayStates.has(code) || code.startsWith('08')) return true;
  return connectionMessages.some((message) => error.message.startsWith(message));
}

/** Whether the engine wants the whole transaction to be repeated: a serialization failure or a deadlock. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && conflictStates.has(findCode(error));
}

/** Whether the same may succeed soon but cannot be repeated blindly: the caller should try again later. */
export function isPassing(error: unknown): boolean {
  return isConnectionLoss(error) || isTransactionConflict(error) || (error instanceof Error && passingStates.has(findCode(error)));
}

/** Whether the server, most likely a pooler, refuses the settings that a connection starts with. */
export function isRefusedSetting(error: unknown): boolean {
  return error instanceof Error && findCode(error) === refusedSettings;
}

/** Whether the server accepts no writes: its connections do not lead to the primary. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && findCode(error) === '25006';
}

/** The code of an error, or the kind of its message. Never the values that the message contains. */
export function nameFailure(error: Error): string {
  const code = findCode(error);
  return code === '' ? (connectionMessages.find((message) => error.message.startsWith(message)) ?? '') : code;
}

/** Whether a unique constraint of this name was violated. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && findCode(error) === '23505' && 'constraint' in error && error.constraint === constraint;
}

/** Whether two rows overlap in time (23P01), by an exclusion constraint of this name. */
export function isOverlapOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && findCode(error) === '23P01' && 'constraint' in error && error.constraint === constraint;
}

/** Whether a row refers to one that does not exist, or to something that is not an id. */
export function isReferenceLost(error: unknown): boolean {
  return error instanceof Error && ['23503', '22P02'].includes(findCode(error));
}

function findCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
