import { GraphQLError } from 'graphql/index.js';
import { isBadId, isBadValue } from '#db/engine/bad-value.ts';
import { isPassing, nameFailure } from '#db/engine/database-errors.ts';
import { isUnreadableRow } from '#db/engine/stored.ts';
import { type FailureFields, type FailureLog, Unavailable } from '#operations/trips/context.ts';

/** A failure that is already logged; its message may be shown to anyone. */
export class ReportedFailure extends GraphQLError {}

/**
 * Runs the work of one operation; a failure is logged with the message of docs/specification.md#errors and rethrown as a {@link
 * ReportedFailure}.
 */
export async function reporting<Value>(
  { log, operation }: { readonly log: FailureLog; readonly operation: string },
  work: () => Value | Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GraphQLError) throw error;
    if (!isBadValue(error)) log.error(`Unable to ${operation}`, describeFailure(error));
    throw createReportedFailure(error);
  }
}

/** The failure as a client may see it: whether a retry makes sense, without internal details. */
export function createReportedFailure(error: unknown): ReportedFailure {
  if (isBadId(error)) return new ReportedFailure('There is no such thing', { extensions: { code: 'NOT_FOUND' } });
  if (isBadValue(error)) return new ReportedFailure('A value cannot be read', { extensions: { code: 'BAD_USER_INPUT' } });
  if (isUnreadableRow(error)) return new ReportedFailure('What is stored cannot be read', { extensions: { code: 'UNREADABLE' } });
  const away = error instanceof Unavailable || isPassing(error);
  return away
    ? new ReportedFailure('The service cannot answer now; try again soon', { extensions: { code: 'UNAVAILABLE' } })
    : new ReportedFailure('Something went wrong on our side', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** What a log may contain of an error: never its message, because a database repeats the values it was given. */
export function describeFailure(error: unknown): FailureFields {
  if (!(error instanceof Error)) return { error: typeof error, code: '', at: '' };
  // Its message names the row and its unreadable parts, without their values.
  if (isUnreadableRow(error)) return { error: error.message, code: '', at: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: nameFailure(error), at: frames.slice(0, 8).join('\n') };
}
