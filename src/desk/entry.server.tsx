import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router';
import { type DeskRequest, deskContext } from './desk-request.ts';
import { NonceContext } from './nonce.ts';

/** The server's own way in: it has no other to the contexts of this build. */
export function provideDesk(request: DeskRequest): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(deskContext, request);
  return provider;
}

/** Renders a page whole; loader data that is still to come would wait for nobody, for every loader is awaited. */
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
    // Never the request's signal: React goes on listening to it, and Node keeps such a signal for ever, and with it all of the page.
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
