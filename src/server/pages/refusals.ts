import type { Services } from '../services.ts';
import type { createPageCache } from './page-cache.ts';
import { renderToKeep } from './render-to-keep.ts';
import type { Refusal, Renderer } from './renderer.ts';
import { sendCached, sendRendered } from './send.ts';
import { parseVisit, type Visit } from './visit.ts';

type RefusalParts = {
  readonly services: Services;
  readonly render: Renderer['render'];
  readonly cache: ReturnType<typeof createPageCache>;
};

/** Says within the site, in the visitor's language, that a request cannot be answered as it is, or not now. */
export function createRefusals({ services, render, cache }: RefusalParts) {
  const { environment, content } = services;

  /** Kept as a page that is well: whoever sends too much must not cost a page each time. */
  async function refuseOften(visit: Visit, request: Request, status: 429 | 503): Promise<Response> {
    const key = [visit.site.key, visit.language, 429].join(' ');
    const page = await cache.getPage(key, content.version(), async () => ({
      ...(await renderToKeep({ services, render, visit, request, refusal: 429 })),
      status: 200,
    }));
    return sendCached({ visit, request, page: { ...page, status } });
  }

  return async function refuse(request: Request, status: Refusal | 503): Promise<Response> {
    const asked = new Request(new URL(nowhere, new URL(request.url).origin), {
      headers: pickHeaders(request.headers, ['host', 'cookie', 'accept-encoding']),
    });
    const visit = parseVisit(asked, services);
    if (visit === null) return new Response(null, { status });
    if (status === 429 || status === 503) return refuseOften(visit, asked, status);
    const rendered = await render(visit, asked, status);
    if (status === 405) rendered.response.headers.set('Allow', 'GET, HEAD');
    return sendRendered({ ...rendered, visit, request: asked, environment });
  };
}

/** A path that no site has. */
const nowhere = '/-';

function pickHeaders(headers: Headers, names: readonly string[]): Headers {
  return new Headers(names.flatMap((name): [string, string][] => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}
