import { failure, type Result } from '#domain/result.ts';
import type { EngineFailure } from './engine-failure.ts';
import { type JsonReply, type JsonRequest, requestJson } from './request-json.ts';

/** Calls one engine, and pauses after it has failed. */
export type EngineClient = { ask(request: Omit<JsonRequest, 'timeLimit' | 'sizeLimit'>): Promise<Result<JsonReply, EngineFailure>> };

export type EngineClientOptions = {
  readonly timeLimit: number;
  readonly sizeLimit: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
};

const firstRest = 5_000;
const longestRest = 60_000;

/**
 * A client with a circuit breaker: once the engine has failed, calls return `resting` at once, for 5 seconds at first and up to a minute
 * while it keeps failing. Then one call tries it again while the others still wait.
 */
export function createEngineClient({ timeLimit, sizeLimit, now = () => performance.now() }: EngineClientOptions): EngineClient {
  let rest = 0;
  let restsUntil = -Infinity;
  let isTrying = false;
  const settle = (outcome: Result<JsonReply, EngineFailure>): void => {
    isTrying = false;
    rest = outcome.ok ? 0 : Math.min(longestRest, Math.max(firstRest, rest * 2));
    restsUntil = now() + rest;
  };
  return {
    ask: async (request) => {
      if (now() < restsUntil || isTrying) return failure({ kind: 'resting', detail: 'left alone after a failure' });
      isTrying = rest > 0;
      const outcome = await requestJson({ ...request, timeLimit, sizeLimit });
      settle(outcome);
      return outcome;
    },
  };
}
