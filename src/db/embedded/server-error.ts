/** The embedded server cannot run here. Its message always names the way out, so that whoever reads the log can act. */
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
