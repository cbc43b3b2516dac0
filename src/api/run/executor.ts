import type { ExecutionResult, GraphQLSchema } from 'graphql/index.js';
import type { ApiContext } from '../context.ts';
import { createCompiledOperations } from './compiled-operations.ts';
import { maskResult } from './mask-errors.ts';

export type Executor = (document: string, variables: object) => Promise<ExecutionResult>;

/** Runs our own documents in process, each compiled once. */
export function createExecutor({ schema, context }: { readonly schema: GraphQLSchema; readonly context: ApiContext }): Executor {
  const operations = createCompiledOperations(schema);
  return async (document, variables) => {
    const operation = operations.compileText(document);
    if (typeof operation !== 'function') return { errors: operation };
    return maskResult(await operation(context, variables), context.log);
  };
}
