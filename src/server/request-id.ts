import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestId = { readonly requestId: string };

/** The id of the current request, for log lines on the way; not passed from function to function. */
const current = new AsyncLocalStorage<RequestId>();

/** Runs work under a request's id. */
export function inRequest<Value>(request: RequestId, work: () => Value): Value {
  return current.run(request, work);
}

/** Added to each log line: the id of its request, if any. */
export function findRequestId(): RequestId | Readonly<Record<string, never>> {
  return current.getStore() ?? {};
}
