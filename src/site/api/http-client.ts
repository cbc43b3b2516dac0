import * as v from 'valibot';
import { type ApiClient, ApiError, type ApiErrorCode, type Operation } from './api-client.ts';

const replySchema = v.object({
  data: v.optional(v.nullable(v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) }))),
});

/** Sends operations as POST with a JSON body holding query and variables (specification 7). */
export function createHttpClient(endpoint: string): ApiClient {
  return {
    async execute<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      options: { readonly signal?: AbortSignal } = {},
    ) {
      const response = await send(endpoint, { query: operation.toString(), variables }, options.signal);
      const reply = v.safeParse(replySchema, await readJson(response, options.signal));
      const [problem] = reply.success ? (reply.output.errors ?? []) : [];
      if (problem !== undefined) throw new ApiError(codeOfProblem(problem.extensions?.code), problem.message);
      const answer = reply.success ? (reply.output.data ?? null) : null;
      if (answer === null) throw new ApiError(codeOfStatus(response.status), `the API answered ${response.status} without a result`);
      // The server validated the operation against the schema that these types were generated from.
      return answer as Data;
    },
  };
}

async function send(endpoint: string, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('unavailable', 'the API cannot be reached', { cause: error });
  }
}

/** Null for what is no JSON, such as the error page of a proxy. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    signal?.throwIfAborted();
    return null;
  }
}

function codeOfStatus(status: number): ApiErrorCode {
  if (status === 503 || status === 429) return 'unavailable';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

function codeOfProblem(code: string | undefined): ApiErrorCode {
  if (code === 'UNAVAILABLE') return 'unavailable';
  return code === 'INTERNAL_SERVER_ERROR' ? 'failed' : 'refused';
}
