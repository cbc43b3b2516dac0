/** The embedded server cannot run here. The message always names a way out. */
export class EmbeddedDatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message} (set DATABASE_URL to use a PostgreSQL of your own instead)`, options);
    this.name = 'EmbeddedDatabaseError';
  }
}

/** The code of a failed system call, or an empty string. */
export function findErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
