import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { createArtHandler } from './art.ts';

const environment = parseEnvironment({ NODE_ENV: 'production' });
const app = new Hono().get('/art/*', createArtHandler({ buildVersion: 'b1', environment }));

const cacheOf = async (address: string) => (await app.request(address)).headers.get('cache-control');

describe('GET /art/{name}.svg', () => {
  it('gives the drawing as an image that may style itself and nothing else', async () => {
    const answer = await app.request('/art/vehicle-midibus.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  it('is compressed for clients that support it', async () => {
    const answer = await app.request('/art/map.svg', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(3_000);
  });

  it('is cached permanently only under the name of this build', async () => {
    expect(await cacheOf('/art/map.svg?v=b1')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/art/map.svg?v=b0')).toBe('public, max-age=300');
    expect(await cacheOf('/art/map.svg')).toBe('public, max-age=300');
  });

  it('draws one city for all names that have no drawing', async () => {
    const [one, other] = await Promise.all(
      ['skyline-anywhere', 'nothing'].map(async (name) => (await app.request(`/art/${name}.svg`)).text()),
    );
    expect(one).toContain('<path');
    expect(other).toBe(one);
  });

  it.each(['map', 'map.png', '.svg', 'a%2Fb.svg', '..%2fmap.svg', '%3Cscript%3E.svg', `${'a'.repeat(61)}.svg`, 'a/b.svg', '%E0%A4.svg'])(
    '%s is not found',
    async (file) => {
      expect((await app.request(`/art/${file}`)).status).toBe(404);
    },
  );
});
