import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageRequestContext } from './request-context.ts';

/** Loaders answer from memory or one database read; a page that takes longer than this is a fault. */
export const streamTimeout = 5_000;

/** Renders a page whole: it is hashed for its CSP, compressed and often kept, so that streaming would gain nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { texts } = loadContext.get(pageRequestContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await renderWhole(
    <I18nextProvider i18n={texts}>
      <ServerRouter context={entryContext} url={request.url} />
    </I18nextProvider>,
  );
  return new Response(new Uint8Array(html), { status, headers });
}

/** Takes a page's pieces as they are: the page is finished when it is piped, so nothing has to wait for anything. */
function collect(onEnd: (page: Buffer) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Uint8Array, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      onEnd(Buffer.concat(pieces));
      next();
    },
  });
}

function renderWhole(page: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), streamTimeout + 1_000);
    const finish = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    const stream = renderToPipeableStream(page, {
      onAllReady: () => finish(() => stream.pipe(collect(resolve))),
      onShellError: (error) => finish(() => reject(error)),
      onError: (error) => finish(() => reject(error)),
    });
  });
}

/** The server's log leaves out keys and personal data. A request that was given up is no fault. */
export function handleError(error: unknown, { request, context }: { request: Request; context?: Readonly<RouterContextProvider> }): void {
  // What a visitor asked wrongly is answered, not logged as a fault of ours.
  const isVisitors = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isVisitors) context?.get(pageRequestContext).reportError(error);
}
