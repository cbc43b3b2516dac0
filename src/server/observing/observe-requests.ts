import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resources } from '../resources.ts';
import { routeKindOf } from './route-kind.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Counts and traces each answer, from the head of the request to the end of its answer. Without metrics and traces it passes the request
 * on.
 */
export function observeRequests(
  { environment, metrics, tracing }: Pick<Resources, 'environment' | 'metrics' | 'tracing'>,
  answer: Answer,
): Answer {
  if (environment.metrics === null && environment.tracing === null) return answer;
  const deskHost = environment.deskUrl === null ? null : new URL(environment.deskUrl).hostname;
  return (request, response) => {
    const started = performance.now();
    const kind = routeKindOf({ host: request.headers.host ?? '', url: request.url ?? '/', deskHost });
    tracing.inRequest({ kind, request }, (traced) => {
      response.once('close', () => {
        traced(response.statusCode);
        metrics.requestDone({ kind, status: response.statusCode, seconds: (performance.now() - started) / 1_000 });
      });
      return answer(request, response);
    });
  };
}
