import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { listRoutes } from '#domain/sites/routes.ts';
import { listDeskPatterns } from '../testing/desk-paths.ts';
import { filesWithKeyRoutes, fillKeyRoutes, keyRoutes } from './key-routes.ts';

const known = new Set<string>(keyRoutes);
const firstOf = (pattern: string) => pattern.split('/')[1] ?? '';

/** Address parameters that open nothing by themselves: a slug, or an id that the desk shows only to people who are signed in. */
const harmless = new Set([
  '/today',
  '/trips',
  '/plan',
  '/fleet',
  '/drivers',
  '/facts',
  '/texts',
  '/reviews',
  '/rates',
  '/messages',
  '/payments',
  '/templates',
  '/customers',
  '/board',
  '/agencies',
  '/plans',
  '/tachograph',
]);

describe('the routes with keys', () => {
  it.each(siteKeys)('contains each page of %s with a key in its address', (key) => {
    const opened = listRoutes(getSite(key)).filter(({ path }) => path.includes('/:id'));
    expect(opened.length).toBeGreaterThan(5);
    for (const { path } of opened) expect([path, known.has(firstOf(path))]).toEqual([path, true]);
  });

  it('contains each page of the desk with a parameter, except those that need a sign-in', () => {
    const opened = listDeskPatterns().filter((pattern) => pattern.includes('/:') && !harmless.has(`/${firstOf(pattern)}`));
    expect(opened.length).toBeGreaterThan(10);
    for (const pattern of opened) expect([pattern, known.has(firstOf(pattern))]).toEqual([pattern, true]);
  });

  it('name pages that there are', () => {
    const there = new Set(
      [...listDeskPatterns(), ...siteKeys.flatMap((key) => listRoutes(getSite(key)).map(({ path }) => path))].map(firstOf),
    );
    for (const name of keyRoutes) expect([name, there.has(name) || name === 'graphql']).toEqual([name, true]);
  });
});

describe('the files of the proxies', () => {
  const textOf = (file: string) => readFileSync(file, 'utf8');

  it.each(filesWithKeyRoutes)('%s matches the list (node scripts/write-key-routes.ts)', (file) => {
    expect(fillKeyRoutes(file, textOf(file))).toBe(textOf(file));
  });

  it('log neither an address nor where one came from', () => {
    const nginx = textOf('deploy/edge/nginx.conf');
    expect([...nginx.matchAll(/^\s*access_log (.*);/gm)].map(([, to]) => to)).toEqual([expect.stringMatching(/^\S+ convoya$/)]);
    const format = /log_format convoya ([^;]*);/.exec(nginx)?.[1] ?? '';
    expect(format).toContain('$convoya_route');
    expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|query_string|http_referer|document_uri)\b/);
    const haproxy = textOf('deploy/balancer/haproxy.cfg');
    const formats = [...haproxy.matchAll(/^\s*log-format (.*)$/gm)].map(([, said = '']) => said);
    expect(formats).not.toEqual([]);
    for (const said of formats) {
      expect(said).toContain('%[var(txn.route)]');
      expect(said).not.toMatch(/%(?:r|HU|HP|HPO|HQ|hr|hrl)\b/);
    }
    expect(haproxy).not.toMatch(/option (?:httplog|tcplog)|capture request/);
    expect(textOf('deploy/kubernetes/convoya.yaml')).toContain('nginx.ingress.kubernetes.io/enable-access-log: "false"');
  });
});
