import * as v from 'valibot';
import { type ApiClient, ApiError, type ApiErrorCode, type Operation } from './api-client.ts';

const replySchema = v.object({
  data: v.optional(v.nullable(v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) }))),
});

export type HttpLimits = { readonly milliseconds: number; readonly bytes: number };

/** Longer than the API itself waits for anything, and larger than its longest list. */
const usualLimits: HttpLimits = { milliseconds: 5_000, bytes: 8 * 1024 * 1024 };

/**
 * Sends operations as POST with a JSON body of query and variables (docs/specification.md#calls). An API that does not finish counts as
 * unavailable.
 */
export function createHttpClient(endpoint: string, limits: HttpLimits = usualLimits): ApiClient {
  return {
    async execute<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      options: { readonly signal?: AbortSignal } = {},
    ) {
      const patience = AbortSignal.timeout(limits.milliseconds);
      const ending: Ending = { asked: options.signal, patience, bytes: limits.bytes };
      const response = await send(endpoint, { query: operation.toString(), variables }, ending);
      const reply = v.safeParse(replySchema, await readJson(response, ending));
      const [problem] = reply.success ? (reply.output.errors ?? []) : [];
      if (problem !== undefined) throw new ApiError(codeOfProblem(problem.extensions?.code), problem.message);
      const answer = reply.success ? (reply.output.data ?? null) : null;
      if (answer === null) throw new ApiError(codeOfStatus(response.status), `the API answered ${response.status} without a result`);
      // The server validated the operation against the schema from which these types were generated.
      return answer as Data;
    },
  };
}

/** What ends a request before its response: the caller, the time limit, the size limit. */
type Ending = { readonly asked: AbortSignal | undefined; readonly patience: AbortSignal; readonly bytes: number };

/** Safari before 17.4 cannot join two signals: there the caller's alone ends the request. */
function eitherOf(asked: AbortSignal | undefined, patience: AbortSignal): AbortSignal {
  if (asked === undefined) return patience;
  return typeof AbortSignal.any === 'function' ? AbortSignal.any([asked, patience]) : asked;
}

async function send(endpoint: string, body: unknown, { asked, patience }: Ending): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: eitherOf(asked, patience),
    });
  } catch (error) {
    if (asked?.aborted) throw error;
    throw new ApiError('unavailable', 'the API cannot be reached', { cause: error });
  }
}

/** Null where the body is not JSON, such as the error page of a proxy. */
async function readJson(response: Response, { asked, patience, bytes }: Ending): Promise<unknown> {
  try {
    return JSON.parse(await readText(response, bytes));
  } catch (error) {
    asked?.throwIfAborted();
    if (patience.aborted) throw new ApiError('unavailable', 'the API did not finish its answer', { cause: error });
    return null;
  }
}

/** Throws a RangeError beyond the limit, and reads no further. */
async function readText({ body }: Response, mostBytes: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    read += part.value.byteLength;
    if (read > mostBytes) {
      await reader.cancel();
      throw new RangeError('An answer that is too large');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function codeOfStatus(status: number): ApiErrorCode {
  if (status === 503 || status === 429) return 'unavailable';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

function codeOfProblem(code: string | undefined): ApiErrorCode {
  if (code === 'UNAVAILABLE') return 'unavailable';
  return code === 'INTERNAL_SERVER_ERROR' ? 'failed' : 'refused';
}
