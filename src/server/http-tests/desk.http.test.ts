import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ readyLine: /sign-in\/first#/ });
});
afterAll(async () => {
  await server.stop();
});

type Input = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
const onDesk = (path: string, input: Input = {}) => ask(server.port, { host: `desk.localhost:${server.port}`, path, ...input });
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  onDesk(path, { method: 'POST', headers: { ...form, ...headers }, body: new URLSearchParams(fields).toString() });

describe('the desk', () => {
  it.each(['/', '/trips', '/trips/NL-26-104233', '/people', '/account', '/audit'])(
    '%s leads whoever is not in to the door, and back',
    async (path) => {
      const answer = await onDesk(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, `/sign-in?to=${encodeURIComponent(path)}`]);
    },
  );

  it.each(['/', '/sign-in', '/nothing', '/robots.txt'])('%s carries headers as strict as those of the sites', async (path) => {
    const { headers } = await onDesk(path);
    for (const name of Object.keys(securityHeaders)) expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/./)]);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('is not cached or indexed', async () => {
    const { headers, text } = await onDesk('/sign-in');
    expect([headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
      'private, no-store',
      'noindex, nofollow',
      'same-origin',
    ]);
    expect(text).toContain('content="noindex, nofollow"');
    expect((await onDesk('/robots.txt')).text).toContain('Disallow: /');
  });

  it.each(['/pictures', '/drivers/019ab000-0000-7000-8000-000000000000'])(
    'reads a file for %s of nobody who is not in, whatever cookie he sends',
    async (path) => {
      const large = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'x'.repeat(200_000) };
      expect((await onDesk(path, large)).status).toBe(413);
      expect((await onDesk(path, { ...large, headers: { ...large.headers, cookie: 'desk=nobody' } })).status).toBe(413);
    },
  );

  it('has its own pictures, and answers 404 for others', async () => {
    expect((await onDesk('/pictures/photo-00000000000000000000000000000000-960.webp')).status).toBe(404);
    expect((await onDesk('/art/scene-driver.svg')).status).toBe(200);
  });

  it('explains a missing document to a reader of its code on the road', async () => {
    const { status, headers, text } = await onDesk('/papers/AAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(text).toContain('No encontrado');
  });

  it('has the mark of the company on its tabs', async () => {
    expect((await onDesk('/sign-in')).text).toContain('<link rel="icon" href="/favicon.svg"');
    const { status, headers } = await onDesk('/favicon.svg');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await onDesk('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
  });

  it('speaks the language that the browser asks for', async () => {
    const titles = await Promise.all(
      ['de-AT,de;q=0.9', 'fr', 'es-ES', 'nl', 'pl'].map(async (language) => {
        const { text } = await onDesk('/sign-in', { headers: { 'accept-language': language } });
        return /<h1>(.*?)<\/h1>/.exec(text)?.[1];
      }),
    );
    expect(titles).toEqual(['Anmelden', 'Se connecter', 'Iniciar sesión', 'Aanmelden', 'Sign in']);
  });

  it('answers a link request from a member and from a stranger alike', async () => {
    const said = await Promise.all(
      ['somebody@example.com', 'other@example.com'].map(async (email) => {
        const { status, text } = await post('/sign-in', { intent: 'link', email });
        return [status, text.includes('role="status"')];
      }),
    );
    expect(said).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await post('/sign-in', { intent: 'link', email: 'nobody' })).status).toBe(422);
  });

  it.each(['/sign-in/link', '/sign-in/invitation'])('%s opens nothing to a made-up secret', async (path) => {
    const answer = await post(path, { secret: 'A'.repeat(43) });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([410, null]);
  });

  it('takes no passkey that proves nothing', async () => {
    for (const answer of ['', 'null', '{}', '[', JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key' })]) {
      expect((await post('/sign-in', { intent: 'passkey', answer })).status).toBe(401);
    }
  });

  it('pushes no changes without a session', async () => {
    const { status, text } = await onDesk('/live', { headers: { cookie: `desk=${'A'.repeat(43)}` } });
    expect([status, text]).toEqual([401, '']);
  });

  it('takes no form from another site', async () => {
    expect((await post('/sign-in', { intent: 'link', email: 'a@example.com' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/sign-out', {}, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it('never leads to another site after the door', async () => {
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const { text } = await onDesk(`/sign-in?to=${encodeURIComponent(to)}`);
      expect(text).not.toContain('href="https://evil.example');
    }
  });

  it('makes the first reader of the console the owner, once', async () => {
    const secret = /sign-in\/first#(\S+)/.exec(server.output.join('\n'))?.[1] ?? '';
    expect((await post('/sign-in/first', { secret, name: '', email: 'owner@example.com' })).status).toBe(422);
    const opened = await post('/sign-in/first', { secret, name: 'Mo', email: 'owner@example.com' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/sign-in/set-up']);
    const cookie = opened.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await post('/sign-in/first', { secret, name: 'Eve', email: 'eve@example.com' })).status).toBe(410);
    // The mailbox alone opens nothing yet.
    const today = await onDesk('/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect([today.status, today.headers.get('location')]).toEqual([302, '/sign-in/set-up']);
    const out = await post('/sign-out', {}, { cookie: cookie.split(';')[0] ?? '' });
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});

describe('the sites', () => {
  it.each(siteKeys)('%s has nothing of the desk', async (key) => {
    for (const path of ['/sign-in', '/trips', '/people']) {
      expect((await ask(server.port, { host: `${key}.localhost:${server.port}`, path })).status).toBe(404);
    }
  });

  it('send no script of it', () => {
    const scripts = globSync('build/client/assets/*.js').map((file) => readFileSync(file, 'utf8'));
    expect(scripts.length).toBeGreaterThan(10);
    for (const word of ['sign-in/invitation', 'priceTrip', 'startAuthentication', '/sign-out']) {
      expect(scripts.filter((script) => script.includes(word))).toEqual([]);
    }
  });
});
