import { announcePages } from '#adapters/search-engines/index-now.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import type { Logger } from '../log.ts';
import type { RoleInput } from './role-input.ts';

type Announcing = Pick<RoleInput, 'environment' | 'args'> & { readonly log: Pick<Logger, 'error'> };

/**
 * `announce [YYYY-MM-DD]`: tells search engines by IndexNow which pages of the running sites changed since that day, by default since
 * yesterday. It reads the public sitemaps, so it needs no database. Does nothing without INDEXNOW_KEY.
 */
export async function runAnnounce({ environment, args, log }: Announcing): Promise<void> {
  const { indexNow, addresses } = environment;
  if (indexNow === null) return end('IndexNow is off: set INDEXNOW_KEY to announce pages.', 2);
  const [since = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)] = args;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(since)) return end(`"${since}" is not a day such as 2027-01-31.`, 2);
  for (const site of siteKeys) {
    const origin = addresses[site];
    const pages = await listChangedPages(origin, since);
    if (pages === null) {
      end(`The sitemap of ${origin} could not be read: is the site running?`, 1);
      continue;
    }
    const sent = await announcePages(indexNow, { origin, pages });
    if (!sent.ok) log.error({ site, ...sent.failure }, 'Unable to announce pages');
    if (sent.ok) process.stdout.write(`${origin}: ${sent.value} pages announced\n`);
    else end(`${origin}: nothing announced (${sent.failure.kind}, ${sent.failure.detail})`, 1);
  }
}

function end(message: string, exitCode: 1 | 2): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}

/** The pages of a site whose date in its sitemaps is that day or later; null if a sitemap does not answer. */
async function listChangedPages(origin: string, since: string): Promise<readonly string[] | null> {
  const index = await read(`${origin}/sitemap.xml`);
  if (index === null) return null;
  const pages: string[] = [];
  for (const [, part = ''] of index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)) {
    const text = await read(part);
    if (text === null) return null;
    for (const [, page = '', day = ''] of text.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g))
      if (day >= since) pages.push(page.replaceAll('&amp;', '&'));
  }
  return pages;
}

async function read(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
