import type { Context } from 'hono';
import { pathTo } from '#domain/sites/links.ts';
import { parseVisit } from '../pages/visit.ts';
import type { Services } from '../services.ts';
import type { Admission } from './admission.ts';

/**
 * `/my-booking/{id}/documents/{file}`: PDFs, e-invoices, the calendar, the payment code. A missing file redirects like a missing trip. PDFs
 * are awaited outside the load shedder: another thread makes them, and no place should be occupied meanwhile.
 */
export async function answerTripFile(services: Services, c: Context, admit: Admission): Promise<Response> {
  const { flow = '', id = '', file = '' } = c.req.param();
  const found = await admit(c, () => services.findTripFile({ flow, id, file }));
  if (found instanceof Response) return found;
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  if (found === null) {
    const visit = parseVisit(c.req.raw, services);
    if (visit === null) return c.text('Bad Request', 400);
    headers.set('Location', pathTo({ site: visit.site, language: visit.language }, { page: 'trip-not-found' }));
    return new Response(null, { status: 302, headers });
  }
  if ('leadsTo' in found) {
    headers.set('Location', found.leadsTo);
    return new Response(null, { status: 303, headers });
  }
  const isShown = found.contentType === 'image/svg+xml' || found.contentType === 'application/manifest+json';
  headers.set('Content-Type', found.contentType);
  headers.set('Content-Disposition', isShown ? 'inline' : `attachment; filename="${found.fileName.replace(/[^A-Za-z0-9._-]/g, '')}"`);
  const body = typeof found.body === 'function' ? await found.body() : found.body;
  return new Response(new Uint8Array(body), { headers });
}
