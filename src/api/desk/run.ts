import type { GraphQLError } from 'graphql/index.js';
import { createCompiledOperations } from '../run/compiled-operations.ts';
import { maskResult } from '../run/mask-errors.ts';
import type { DeskContext } from './context.ts';
import { deskSchema } from './schema.ts';

/** A document with the types of its answer and variables: the shape that the desk's generated operations have. */
type Operation<Data, Variables> = { toString(): string; readonly __apiType?: (variables: Variables) => Data };

/** Runs the desk's own operations in process, each compiled once, for whoever asks. */
export function createDeskRunner() {
  const operations = createCompiledOperations(deskSchema);
  return async <Data, Variables>(context: DeskContext, operation: Operation<Data, Variables>, variables: Variables): Promise<Data> => {
    const compiled = operations.compileText(operation.toString());
    if (typeof compiled !== 'function') throw new Error(`An operation of the desk does not fit its schema: ${compiled[0]?.message}`);
    const result = maskResult(await compiled(context, variables ?? {}), context.log);
    const [problem] = result.errors ?? [];
    if (problem !== undefined) throw statusOf(problem);
    // The operation was validated against the schema that its types were generated from.
    return result.data as Data;
  };
}

/** Pages show a status: what is not for somebody is not there for him. */
function statusOf({ extensions, path }: GraphQLError): Response {
  const { code } = extensions;
  // What stands at no place of the answer was refused before anything was done: a value that does not fit its type.
  const isRefused = code === 'BAD_USER_INPUT' || (code === undefined && path === undefined);
  const status = code === 'NOT_FOUND' ? 404 : code === 'UNAVAILABLE' ? 503 : isRefused ? 400 : 500;
  return new Response(null, { status });
}
