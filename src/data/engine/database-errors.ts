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
/** Shut down by an administrator, crashed, not yet up, too many connections. */
const awayStates = new Set(['57P01', '57P02', '57P03', '53300']);
const connectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
];
const conflictStates = new Set(['40001', '40P01']);

/** Whether the database could not be reached or went away: a matter of waiting, not of the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = findCode(error);
  if (connectionCodes.has(code) || awayStates.has(code) || code.startsWith('08')) return true;
  return connectionMessages.some((message) => error.message.startsWith(message));
}

/** Whether the engine asks for the whole transaction again: a serialization failure or a deadlock. */
export function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && conflictStates.has(findCode(error));
}

/** Whether a unique constraint of this name was violated. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return error instanceof Error && findCode(error) === '23505' && 'constraint' in error && error.constraint === constraint;
}

function findCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
