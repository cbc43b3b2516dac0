/**
 * Our own check has passed already; React Router's would refuse the Origin `null` that a form on a `no-referrer` page sends, and the
 * origin of a site behind a proxy that ends TLS.
 */
export function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request;
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}
