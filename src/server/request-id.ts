import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestId = { readonly requestId: string };

/** The request that is being answered, for whatever is logged on the way; not handed from one function to the next. */
const current = new AsyncLocalStorage<RequestId>();

/** Does the work in the name of a request. */
export function inRequest<Value>(request: RequestId, work: () => Value): Value {
  return current.run(request, work);
}

/** What each line of the log gets: the request that it is about, if any. */
export function findRequestId(): RequestId | Readonly<Record<string, never>> {
  return current.getStore() ?? {};
}
