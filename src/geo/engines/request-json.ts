import { failure, type Result, success } from '#domain/result.ts';
import type { EngineFailure, EngineFailureKind } from './engine-failure.ts';

export type JsonRequest = {
  readonly url: string;
  /** Sent as JSON by POST; absent: GET. */
  readonly body?: unknown;
  /** Milliseconds for the whole answer. */
  readonly timeLimit: number;
  /** Bytes of the answer, decompressed. */
  readonly sizeLimit: number;
};

export type JsonReply = { readonly status: number; readonly json: unknown };

type Outcome = Result<JsonReply, EngineFailure>;

/** Calls an external engine: limited in time and size, without following redirects, and never throwing. */
export async function requestJson(request: JsonRequest): Promise<Outcome> {
  try {
    const response = await fetch(request.url, {
      ...createBody(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeLimit),
    });
    return await readReply(response, request.sizeLimit);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate ? fail('timeout', `no answer within ${request.timeLimit} ms`) : fail('unreachable', getReason(error));
  }
}

function createBody(body: unknown): RequestInit {
  const accept = { accept: 'application/json' };
  if (body === undefined) return { headers: accept };
  return { method: 'POST', headers: { ...accept, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function readReply(response: Response, sizeLimit: number): Promise<Outcome> {
  const { status } = response;
  const kind = faultOf(status);
  if (kind !== null) {
    await response.body?.cancel();
    return fail(kind, `status ${status}`);
  }
  const text = await readText(response, sizeLimit);
  if (text === null) return fail('too-large', `more than ${sizeLimit} bytes`);
  try {
    return success({ status, json: JSON.parse(text) as unknown });
  } catch {
    return fail('malformed', `status ${status}, not JSON`);
  }
}

/** What a status says about the engine itself; null if its answer should be read. A rate-limited engine is paused like a failing one. */
function faultOf(status: number): EngineFailureKind | null {
  if (status === 429) return 'too-busy';
  if (status >= 500) return 'server-error';
  return status >= 300 && status < 400 ? 'redirected' : null;
}

/** The whole text, or null as soon as it exceeds the limit. */
async function readText(response: Response, sizeLimit: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest of the answer.
    if (size > sizeLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function fail(kind: EngineFailureKind, detail: string): { readonly ok: false; readonly failure: EngineFailure } {
  return failure({ kind, detail });
}

function getReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.message : String(error);
}
