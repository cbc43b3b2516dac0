import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from '../../../scripts/compress-files.ts';
import { answerAsset, answerSharePicture, createAsset, listAssets, listIcons } from './assets.ts';

const script = Array.from({ length: 300 }, (_, index) => `console.log("coach ${index * index} for class ${index}");`).join('\n');
let folder: string;
let app: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convoya-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'secret.json'), '{}');
  await mkdir(join(folder, 'share'));
  await writeFile(join(folder, 'share', 'map.jpg'), 'all');
  await writeFile(join(folder, 'share', 'skyline-gent.jpg'), 'Gent');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'late-scripts.js'), script);
  for (const name of ['entry-a1.js', 'root-b2.css', 'font-c3.woff2', 'odd-d4.xyz', 'gone-e5.js', 'manifest-f6.js'])
    await writeFile(join(folder, 'assets', name), script);
  await compressFiles(folder);
  const assets = new Map([...(await listAssets(folder)), ...listIcons(folder)]);
  app = new Hono().get('/share/*', (c) => answerSharePicture(assets, c)).get('*', (c) => answerAsset(assets, c));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the files of the build', () => {
  it.each([
    ['/assets/entry-a1.js', 'text/javascript; charset=utf-8'],
    ['/assets/root-b2.css', 'text/css; charset=utf-8'],
    ['/assets/font-c3.woff2', 'font/woff2'],
    ['/assets/odd-d4.xyz', 'application/octet-stream'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/late-scripts.js', 'text/javascript; charset=utf-8'],
  ])('are sent as what they are: %s as %s', async (path, type) => {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  it('have a picture for every shared city, other sites may show it, and it may change', async () => {
    const gent = await app.request('/share/skyline-gent.jpg');
    expect([await gent.text(), gent.headers.get('content-type')]).toEqual(['Gent', 'image/jpeg']);
    expect(gent.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(gent.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await (await app.request('/share/skyline-new.jpg')).text()).toBe('all');
    expect((await app.request('/share/secret.json')).status).toBe(404);
  });

  it('are cached permanently, and sent in the build’s compressed form if accepted', async () => {
    const answer = await app.request('/assets/entry-a1.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(join(folder, 'assets', 'entry-a1.js.br')));
    const zipped = await app.request('/assets/entry-a1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(script);
    expect(await (await app.request('/assets/entry-a1.js')).text()).toBe(script);
  });

  it('are compressed at brotli’s best', async () => {
    const sizes = [9, 11].map((quality) => brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length);
    const { length } = await readFile(join(folder, 'assets', 'root-b2.css.br'));
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
    expect(length).toBe(sizes[1]);
  });

  it('are not compressed a second time', async () => {
    const answer = await app.request('/assets/font-c3.woff2', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(await answer.text()).toBe(script);
  });

  it.each([
    '/assets/entry-old.js',
    '/assets/entry-a1.js.br',
    '/assets/manifest-f6.js',
    '/secret.json',
    '/assets/../secret.json',
    '/assets/..%2fsecret.json',
    '/assets/',
    '/assets/constructor',
  ])('are all that is sent: %s is a plain 404 that nobody keeps', async (path) => {
    const answer = await app.request(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toBe('Not Found');
  });
});

describe('a file that is gone', () => {
  it('is a plain uncached 404, and is sent once it is back', async () => {
    const [there, away] = [join(folder, 'assets', 'gone-e5.js'), join(folder, 'away.js')];
    await rename(there, away);
    const answer = await app.request('/assets/gone-e5.js');
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([404, 'no-store', 'Not Found']);
    await rename(away, there);
    expect((await app.request('/assets/gone-e5.js')).status).toBe(200);
  });

  it('is the only expected failure: any other is thrown', async () => {
    const asset = { type: 'text/css', getBody: () => Promise.reject(Object.assign(new Error('no more files'), { code: 'EMFILE' })) };
    const failing = new Hono().get('*', (c) => answerAsset(new Map([['/a.css', asset]]), c)).onError((_, c) => c.text('', 500));
    expect((await failing.request('/a.css')).status).toBe(500);
  });
});

describe('createAsset', () => {
  it('generates its text at the first request, and once for many concurrent ones', async () => {
    let made = 0;
    const asset = createAsset(() => {
      made += 1;
      return script;
    }, 'text/css');
    expect(made).toBe(0);
    const bodies = await Promise.all([asset.getBody(), asset.getBody()]);
    expect([made, bodies[0] === bodies[1]]).toEqual([1, true]);
  });
});
