import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestId = { readonly requestId: string };

/** The id of the current request, for anything that is logged on the way; not passed from function to function. */
const current = new AsyncLocalStorage<RequestId>();

/** Does the work in the name of a request. */
export function inRequest<Value>(request: RequestId, work: () => Value): Value {
  return current.run(request, work);
}

/** What each line of the log gets: the request that it is about, if any. */
export function findRequestId(): RequestId | Readonly<Record<string, never>> {
  return current.getStore() ?? {};
}
