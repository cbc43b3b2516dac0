import type { ExecutionResult } from 'graphql/index.js';
import type { ApiContext } from '../context.ts';
import { schema } from '../schema.ts';
import { createExecutor } from './executor.ts';

/** A document with the types of its answer and variables: the shape of the site's generated operations. */
type Operation<Data, Variables> = { toString(): string; readonly __apiType?: (variables: Variables) => Data };

export type LocalClient = {
  execute<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Data>;
};

/** `unavailable`: retry soon; `refused`: the request itself is wrong; `failed`: a fault on our side. */
class LocalClientError extends Error {
  override readonly name = 'ApiError';
  readonly code: 'unavailable' | 'refused' | 'failed';

  constructor(code: LocalClientError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The API for page loaders on the server: the same documents as over HTTP, run in process. Rejects if the answer has errors. */
export function createLocalClient(context: ApiContext): LocalClient {
  const execute = createExecutor({ schema, context });
  return {
    async execute<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      options: { readonly signal?: AbortSignal } = {},
    ) {
      options.signal?.throwIfAborted();
      const result = await execute(operation.toString(), variables ?? {});
      const [problem] = result.errors ?? [];
      // Errors of the compiler come without extensions, whatever their type says.
      if (problem !== undefined) throw new LocalClientError(codeOf(problem.extensions?.code), problem.message);
      return dataOf<Data>(result);
    },
  };
}

/** The operation was validated against the schema that its types were generated from. */
function dataOf<Data>(result: ExecutionResult): Data {
  return result.data as Data;
}

function codeOf(code: unknown): LocalClientError['code'] {
  if (code === 'UNAVAILABLE') return 'unavailable';
  return code === 'INTERNAL_SERVER_ERROR' ? 'failed' : 'refused';
}
