import { failure, type Result, success } from '#domain/result.ts';
import type { PaymentFailure } from '../ports.ts';
import type { MollieSettings } from './settings.ts';

export type MollieRequest = {
  readonly path: string;
  /** Sent as JSON by POST under `idempotencyKey`. Absent: GET. */
  readonly post?: { readonly body: unknown; readonly idempotencyKey: string };
  /** Milliseconds for the whole answer. */
  readonly timeLimit: number;
};

/** Null if there is nothing at the path. */
type Reply = { readonly json: unknown } | null;

const sizeLimit = 262_144;

/** Sends a request to Mollie, limited in time and size and without following redirects. Never throws. */
export async function requestMollie(settings: MollieSettings, request: MollieRequest): Promise<Result<Reply, PaymentFailure>> {
  try {
    const response = await fetch(`${settings.url}${request.path}`, {
      ...formatRequest(settings, request),
      redirect: 'manual',
      signal: AbortSignal.timeout(request.timeLimit),
    });
    return await readReply(response);
  } catch (error) {
    // The kind of failure only, neither the address nor the key.
    const kind = error instanceof Error ? error.name : 'unreachable';
    return unavailable(kind === 'TimeoutError' ? `no answer within ${request.timeLimit} ms` : kind);
  }
}

function formatRequest({ apiKey }: MollieSettings, { post }: MollieRequest): RequestInit {
  const headers = { accept: 'application/hal+json', authorization: `Bearer ${apiKey}` };
  if (post === undefined) return { headers };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': post.idempotencyKey },
    body: JSON.stringify(post.body),
  };
}

async function readReply(response: Response): Promise<Result<Reply, PaymentFailure>> {
  const { status } = response;
  if (status < 200 || status > 299) {
    await response.body?.cancel();
    return judgeStatus(status);
  }
  const text = await readText(response);
  if (text === null) return unavailable('too large');
  try {
    return success({ json: JSON.parse(text) as unknown });
  } catch {
    return unavailable('not JSON');
  }
}

/** 409: the same order is still in progress; 429: too many requests. Any other 4xx fails again when repeated. */
function judgeStatus(status: number): Result<Reply, PaymentFailure> {
  if (status === 404 || status === 410) return success(null);
  const isOurs = status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
  return isOurs ? failure({ kind: 'refused', detail: `status ${status}` }) : unavailable(`status ${status}`);
}

/** The whole text, or null once it exceeds the limit. */
async function readText(response: Response): Promise<string | null> {
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

function unavailable(detail: string): { readonly ok: false; readonly failure: PaymentFailure } {
  return failure({ kind: 'unavailable', detail });
}
