import { failure, type Result, success } from '#domain/result.ts';

export type StorecoveSettings = {
  readonly apiKey: string;
  /** Storecove's number of each of our companies, by country. */
  readonly legalEntities: Readonly<Record<string, number>>;
  /** Without a trailing slash. Tests use another address than Storecove's. */
  readonly url: string;
  /** Milliseconds until a request is given up; absent: twenty seconds. */
  readonly timeLimit?: number;
};

/** A request without success. `status` is null if there was no answer; `body` is the parsed answer. */
export type Unanswered = {
  readonly status: number | null;
  readonly body: unknown;
  readonly detail: string;
  readonly retryInSeconds: number | null;
};

/** The parsed body of a successful answer; null if it has none. */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result<unknown, Unanswered>>;

const sizeLimit = 1_048_576;
const defaultTimeLimit = 20_000;

/** The longest wait that we accept from `Retry-After`. */
const mostSeconds = 86_400;

export async function request(
  { apiKey, url, timeLimit = defaultTimeLimit }: StorecoveSettings,
  ...[method, path, body]: Parameters<Ask>
): Promise<Result<unknown, Unanswered>> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...{ accept: 'application/json', authorization: `Bearer ${apiKey}` },
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    });
    const text = await response.text();
    const parsed = text.length > sizeLimit ? null : parseJson(text);
    if (response.ok) return success(parsed);
    const retryInSeconds = readSeconds(response.headers.get('retry-after'));
    return failure({ status: response.status, body: parsed, detail: `status ${response.status}`, retryInSeconds });
  } catch (error) {
    // The kind of failure only, neither the address nor the key.
    return failure({ status: null, body: null, detail: error instanceof Error ? error.name : 'unreachable', retryInSeconds: null });
  }
}

function readSeconds(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Math.min(Number(text), mostSeconds) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
