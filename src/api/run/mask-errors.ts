import { type ExecutionResult, GraphQLError } from 'graphql/index.js';
import { isBadValue } from '#db/engine/bad-value.ts';
import type { FailureLog } from '#operations/trips/context.ts';
import { createReportedFailure, describeFailure } from './failures.ts';

/** Removes internal details of our own faults from a result. A fault that no operation reported is logged here. */
export function maskResult(result: ExecutionResult, log: FailureLog): ExecutionResult {
  if (result.errors === undefined || result.errors.length === 0) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, log)) };
}

/** Codes of failures on our side; they carry the id that a client can quote. */
const ourFailures: ReadonlySet<unknown> = new Set(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'UNREADABLE']);

/** Returns a client's error unchanged, a reported failure as reported, and a bug as a generic failure. */
export function maskError(error: unknown, log: FailureLog): GraphQLError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? null) : error;
  if (error instanceof GraphQLError && cause === null) return error;
  if (cause instanceof GraphQLError) return placed(cause, { at: error, log });
  if (!isBadValue(cause)) log.error('Unable to answer', describeFailure(cause));
  return placed(createReportedFailure(cause), { at: error, log });
}

function placed(failure: GraphQLError, { at, log }: { readonly at: unknown; readonly log: FailureLog }): GraphQLError {
  const where = at instanceof GraphQLError ? { nodes: at.nodes ?? null, path: at.path ?? null } : {};
  const requestId = ourFailures.has(failure.extensions.code) ? log.findRequestId?.() : undefined;
  const extensions = requestId === undefined ? failure.extensions : { ...failure.extensions, requestId };
  return new GraphQLError(failure.message, { extensions, ...where });
}
