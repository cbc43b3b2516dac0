import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { parseEnvironment } from '../environment.ts';
import { runAnnounce } from './announce.ts';

const key = '0123456789abcdef';
const log = { error: () => undefined };
const announced = v.object({ host: v.string(), key: v.string(), keyLocation: v.string(), urlList: v.array(v.string()) });

/** One server that is all six sites and the service. */
async function startScene(status = 202) {
  const received: v.InferOutput<typeof announced>[] = [];
  const server = createServer(async (request, response) => {
    const origin = `http://${request.headers.host}`;
    if (request.method === 'POST') {
      received.push(v.parse(announced, JSON.parse(await text(request))));
      response.writeHead(status).end();
    } else if (request.url === '/sitemap.xml') {
      response.end(`<sitemapindex><sitemap><loc>${origin}/sitemap-pages.xml</loc></sitemap></sitemapindex>`);
    } else {
      const page = (path: string, day: string) => `<url><loc>${origin}${path}</loc><lastmod>${day}</lastmod></url>`;
      response.end(
        `<urlset>${page('/old', '2026-11-01')}${page('/new?a=1&amp;b=2', '2026-11-28')}<url><loc>${origin}/x</loc></url></urlset>`,
      );
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const sites = Object.fromEntries(siteKeys.map((site) => [`SITE_URL_${site.toUpperCase()}`, origin]));
  return { origin, received, sites: { ...sites, INDEXNOW_URL: `${origin}/indexnow` }, stop: () => server.close() };
}

afterEach(() => {
  process.exitCode = undefined;
});

describe('announcing pages by IndexNow', () => {
  it('sends the pages that changed since a day, with the key’s file', async () => {
    const { origin, received, sites, stop } = await startScene();
    await runAnnounce({ environment: parseEnvironment({ ...sites, INDEXNOW_KEY: key }), args: ['2026-11-20'], log });
    stop();
    expect(received).toHaveLength(siteKeys.length);
    expect(received[0]).toEqual({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: [`${origin}/new?a=1&b=2`],
    });
    expect(process.exitCode).toBeUndefined();
  });

  it('sends nothing without a key, and refuses a day that is none', async () => {
    const { received, sites, stop } = await startScene();
    await runAnnounce({ environment: parseEnvironment(sites), args: [], log });
    expect(process.exitCode).toBe(2);
    await runAnnounce({ environment: parseEnvironment({ ...sites, INDEXNOW_KEY: key }), args: ['tomorrow'], log });
    stop();
    expect(received).toEqual([]);
  });

  it('fails if the service refuses the key', async () => {
    const { sites, stop } = await startScene(403);
    await runAnnounce({ environment: parseEnvironment({ ...sites, INDEXNOW_KEY: key }), args: ['2026-11-20'], log });
    stop();
    expect(process.exitCode).toBe(1);
  });
});
