import { renderToString } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { finishPage } from './delivery/finish-page.ts';
import { type StructuredData, StructuredDataContext } from './head/structured-data.ts';
import { TextsContext } from './i18n/site-texts.ts';
import { deliveryContext, pageRequestContext } from './request-context.ts';

/** Loaders answer from memory or with one database read. A page that takes longer than this is a fault. */
export const streamTimeout = 5_000;

/**
 * Renders a page completely: it is hashed for its CSP, compressed and often cached, so that streaming gains nothing, and nothing is pending
 * once the loaders have finished. The text bypasses the response, which keeps status and headers. We add the loaders' data ourselves,
 * because the router's way needs React's streaming.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entryContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { texts, buildVersion } = loadContext.get(pageRequestContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const said: StructuredData[] = [];
  const html = renderToString(
    <TextsContext value={texts}>
      <StructuredDataContext value={said}>
        <ServerRouter context={entryContext} url={request.url} />
      </StructuredDataContext>
    </TextsContext>,
  );
  const loaderData = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const page = finishPage({ html, loaderData, said, buildVersion, delays: import.meta.env.PROD });
  loadContext.get(deliveryContext)(`<!DOCTYPE html>${page}`);
  return new Response(null, { status, headers });
}

/** The server's log leaves out keys and personal data. An aborted request is not a fault. */
export function handleError(error: unknown, { request, context }: { request: Request; context?: Readonly<RouterContextProvider> }): void {
  // A visitor's invalid request is answered, not logged as a fault of ours.
  const isVisitors = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isVisitors) context?.get(pageRequestContext).reportError(error);
}
