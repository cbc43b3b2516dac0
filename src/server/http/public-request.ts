/**
 * The request as the page framework sees it: at the configured public address, whatever socket, port or proxy it came through. Our own
 * check (`origin-check.ts`) has passed already, so `Origin` is left out: React Router compares it with the address of the request, and
 * would refuse both the `null` that a form on a `no-referrer` page sends and an https origin behind a proxy that ends TLS.
 *
 * @param address the configured address of the site or of the desk (`SITE_URL_…`, `DESK_URL`)
 * @param body from {@link readSent}
 */
export function atPublicAddress(request: Request, address: string, body: ArrayBuffer | null): Request {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.delete('origin');
  const { method, signal } = request;
  return new Request(`${new URL(address).origin}${pathname}${search}`, { method, headers, signal, body });
}

/** The body of a request, within its limits and already in memory (`bodies.ts`). A clone of the request would be retained for longer. */
export async function readSent(request: Request): Promise<ArrayBuffer | null> {
  return request.body === null ? null : await request.arrayBuffer();
}
