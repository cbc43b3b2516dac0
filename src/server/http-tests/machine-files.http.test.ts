import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { brand } from '#domain/sites/brand.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { ask } from '../testing/start-server.ts';

const server = { port: inject('sharedPort') };

/** Drivers and partners are on the desk's host. */
const hosts = [...siteKeys, 'desk'];
const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  ask(server.port, { host: `${host}.localhost:${server.port}`, path, headers });

describe.each(hosts)('%s', (host) => {
  it('says whom to tell about a hole', async () => {
    const { status, headers, text } = await get(host, '/.well-known/security.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']),
    );
    expect(fields.get('Contact')).toBe(`mailto:${brand.email}`);
    expect(fields.get('Preferred-Languages')).toMatch(/^[a-z]{2}(?:, [a-z]{2})+$/);
    expect(Date.parse(fields.get('Expires') ?? '')).toBeGreaterThan(Date.now());
    expect(fields.get('Canonical')).toBe(`http://${host}.localhost:${server.port}/.well-known/security.txt`);
    expect((await get(host, '/security.txt')).text).toBe(text);
  });

  it('has icons, a manifest and robots, all small and kept', async () => {
    const paths = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest', '/manifest.json', '/robots.txt'];
    for (const path of paths) {
      const { status, headers, bytes } = await get(host, path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, expect.stringMatching(/^public, max-age=/)]);
      expect(bytes, path).toBeLessThan(4_000);
    }
    const touch = await get(host, '/apple-touch-icon.png');
    expect(await sharp(touch.body).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
    const icon = (await get(host, '/favicon.ico')).body;
    expect(await sharp(icon.subarray(icon.readUInt32LE(18))).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
    const manifest: unknown = JSON.parse((await get(host, '/site.webmanifest')).text);
    expect(manifest).toMatchObject({ name: brand.name, start_url: '/', theme_color: brand.colours.primary });
  });

  it('answers a program that asks for what is not there in one line', async () => {
    const asked: readonly (readonly [string, Record<string, string>])[] = [
      ['/nothing.png', {}],
      ['/nothing.js', { accept: '*/*' }],
      ['/wp-login.php', { accept: 'text/html' }],
      ['/.git/config', {}],
      ['/.well-known/nothing', {}],
      ['/nothing', { accept: 'application/json' }],
      ['/nothing', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
      ['/nothing', { accept: 'text/html', 'sec-fetch-dest': 'script' }],
      ['/on-duty/nothing', { 'sec-fetch-dest': 'image' }],
      ['/partner/nothing', { 'sec-fetch-dest': 'image' }],
      ['/%', { accept: 'image/*' }],
    ];
    for (const [path, headers] of asked) {
      const { status, headers: answered, bytes } = await get(host, path, headers);
      expect([path, status >= 400 && status < 500, answered.get('content-type')]).toEqual([path, true, 'text/plain; charset=utf-8']);
      expect(bytes, path).toBeLessThan(100);
      expect(answered.get('cache-control'), path).toBe('no-store');
    }
  });
});

it('shows a person the page all the same', async () => {
  const headers = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' };
  expect((await get('nl', '/nothing.png', headers)).text).toContain('<h1');
  expect((await get('nl', '/nothing', headers)).text).toContain('<h1');
});

it.each(siteKeys)('%s tells language models what it sells, by addresses of its own', async (site) => {
  const { status, headers, text } = await get(site, '/llms.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text).toMatch(new RegExp(`^# ${brand.name}\\n\\n> \\S`));
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\)(?:: \S.*)?$/gm)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((address) => !address.startsWith(`http://${site}.localhost:${server.port}/`))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});
