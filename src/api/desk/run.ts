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
    const answer = await compiled(context, variables ?? {});
    // Nothing was done where there is not even an empty answer: a value does not fit the type that it is to have.
    if (answer.data === undefined) throw new Response(null, { status: 400 });
    const result = maskResult(answer, context.log);
    const [problem] = result.errors ?? [];
    if (problem !== undefined) throw statusOf(problem.extensions?.code);
    // The operation was validated against the schema that its types were generated from.
    return result.data as Data;
  };
}

/** Pages show a status: what is not for somebody is not there for him. */
const statuses: Readonly<Partial<Record<string, number>>> = { NOT_FOUND: 404, UNAVAILABLE: 503, BAD_USER_INPUT: 400, UNREADABLE: 422 };

function statusOf(code: unknown): Response {
  const status = statuses[String(code)] ?? 500;
  return new Response(null, { status });
}
