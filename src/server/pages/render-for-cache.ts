import { formatQuery } from '#domain/sites/query.ts';
import type { Refusal } from '#site/request-context.ts';
import { compressWell } from '../compress.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { Services } from '../services.ts';
import { hashInlineScripts } from './inline-scripts.ts';
import type { CachedPage } from './page-cache.ts';
import type { Renderer } from './renderer.ts';
import type { Visit } from './visit.ts';

type Rendering = {
  readonly services: Services;
  readonly render: Renderer['render'];
  readonly visit: Visit;
  readonly request: Request;
  readonly refusal?: Refusal | null;
};

/** Renders a page for the cache: from path and language only, whatever else the first visitor sent. */
export async function renderForCache({
  services: { content, environment },
  render,
  visit,
  request,
  refusal = null,
}: Rendering): Promise<CachedPage> {
  // Read before rendering: a page whose rendering overlaps an import counts as older content.
  const contentVersion = content.version();
  const language = visit.isSharedPath ? formatQuery([['lng', visit.language]]) : '';
  const { response, html, isWhole } = await render(visit, new Request(new URL(visit.path + language, request.url)), { refusal });
  const text = html ?? (await response.text());
  const policy = contentSecurityPolicy({ scriptHashes: hashInlineScripts(text), environment });
  const body = await compressWell(Buffer.from(text));
  return { status: response.status, body, policy, renderedAt: Date.now(), contentVersion, isWhole };
}
