import { type ExecutionResult, GraphQLError } from 'graphql/index.js';
import type { FailureLog } from '#operations/trips/context.ts';
import { createReportedFailure, describeFailure } from './failures.ts';

/** The result with what a fault of ours would tell of the inside taken out. A fault that no operation reported is logged here. */
export function maskResult(result: ExecutionResult, log: FailureLog): ExecutionResult {
  if (result.errors === undefined || result.errors.length === 0) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, log)) };
}

/** A client's mistake as it is, a reported failure as it was reported, a bug as a bare failure. */
export function maskError(error: unknown, log: FailureLog): GraphQLError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? null) : error;
  if (error instanceof GraphQLError && cause === null) return error;
  if (cause instanceof GraphQLError) return placed(cause, error);
  log.error('Unable to answer', describeFailure(cause));
  return placed(createReportedFailure(cause), error);
}

function placed(failure: GraphQLError, at: unknown): GraphQLError {
  const where = at instanceof GraphQLError ? { nodes: at.nodes ?? null, path: at.path ?? null } : {};
  return new GraphQLError(failure.message, { extensions: failure.extensions, ...where });
}
