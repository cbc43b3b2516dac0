import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { type DeskRequest, deskContext } from './desk-request.ts';
import { NonceContext } from './nonce.ts';

/** The server's access to this build. The contexts of the build are reachable in no other way. */
export function provideDesk(request: DeskRequest): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(deskContext, request);
  return provider;
}

/** Renders a page completely. All loaders have finished by then, so nothing is streamed later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(deskContext);
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    // Never pass the request's signal: React keeps listening to it, and Node keeps such a signal for ever, and the whole page with it.
    { nonce },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export function handleError(error: unknown, { request, context }: { request: Request; context?: Readonly<RouterContextProvider> }): void {
  const isAskers = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAskers) context?.get(deskContext).reportError(error);
}
