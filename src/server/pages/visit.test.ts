import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HostNames } from '#domain/sites/host.ts';
import { mapSites } from '#domain/sites/keys.ts';
import { parseVisit } from './visit.ts';

const hostNames: HostNames = { ...mapSites((key) => `${key}.localhost`), nl: 'www.convoya.example' };
const lines: { readonly msg: string }[] = [];
const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines.length = 0;
});

type Input = { readonly host?: string; readonly cookie?: string };

function visit(address: string, { host = 'be.localhost', cookie }: Input = {}) {
  const headers = { host, ...(cookie === undefined ? {} : { cookie }) };
  return parseVisit(new Request(`http://${host}${address}`, { headers }), { hostNames, log });
}

describe('the site of a visit', () => {
  it.each([
    ['www.convoya.example', 'nl'],
    ['WWW.Convoya.example:8080', 'nl'],
    ['www.other.de', 'de'],
  ])('is found from the host %s', (host, site) => {
    expect(visit('/', { host })?.site.key).toBe(site);
    expect(lines).toEqual([]);
  });

  it('is eu for an unknown host, with the log line for operators', () => {
    expect(visit('/', { host: 'localhost:3000' })?.site.key).toBe('eu');
    expect(lines.map(({ msg }) => msg)).toEqual(['Unable to read the domain name from req or window']);
  });
});

describe('the path of a visit', () => {
  it.each([
    ['/over', '/over', false],
    ['/over.data', '/over', true],
    ['/over.data?_routes=be:any', '/over', true],
    ['/over/_.data', '/over/', true],
    ['/_.data', '/', true],
    ['/_root.data', '/', true],
    ['/_root', '/_root', false],
    ['/over.database', '/over.database', false],
    ['/my%2Dquote/%41b%5F', '/my-quote/Ab_', false],
    ['/my%2dquote/x.data', '/my-quote/x', true],
    ['/faq%2Edata', '/faq%2Edata', false],
    ['/faq%3Fx%23y%2Fz%252D', '/faq%3Fx%23y%2Fz%252D', false],
    ['/caf%C3%A9', '/caf%C3%A9', false],
  ])('%s is %s', (address, path, isData) => {
    expect(visit(address)).toMatchObject({ path, isData });
  });

  it.each(['/%', '/%zz', '/%E0%A4%A', '/%00', '/a%0Ab', '/%7F.data'])('%s is no path', (address) => {
    expect(visit(address)).toBeNull();
  });
});

describe('the query of a visit', () => {
  it('preserves the query, in order and repeated, without the router’s additions', () => {
    expect(visit('/over.data?b=2&a=1&_routes=x&b=%E2%82%AC')?.query).toEqual([
      ['b', '2'],
      ['a', '1'],
      ['b', '€'],
    ]);
  });

  it('reads malformed escapes literally', () => {
    expect(visit('/?a=%')?.query).toEqual([['a', '%']]);
  });
});

describe('the language of a visit', () => {
  it.each([
    ['/over', 'nlBE', false],
    ['/a-propos', 'frBE', false],
    ['/a-propos.data', 'frBE', false],
    ['/A-Propos/', 'frBE', false],
    ['/faq', 'nlBE', true],
  ])('%s is read in %s', (address, language, isSharedPath) => {
    expect(visit(address)).toMatchObject({ language, isSharedPath });
  });

  it.each([
    ['i18next=frBE', 'frBE'],
    ['a=b; i18next=frBE; c=d', 'frBE'],
    ['xi18next=nlBE;i18next=frBE', 'frBE'],
    ['i18next=de', 'nlBE'],
    ['i18next=', 'nlBE'],
    ['i18next', 'nlBE'],
    ['not-i18next=frBE', 'nlBE'],
  ])('follows the cookie %j on a shared path to %s', (cookie, language) => {
    expect(visit('/faq', { cookie })?.language).toBe(language);
  });

  it('follows the query before the cookie, and remembers it', () => {
    expect(visit('/faq?lng=frBE', { cookie: 'i18next=nlBE' })).toMatchObject({ language: 'frBE', languageToStore: 'frBE' });
    expect(visit('/over?lng=frBE')).toMatchObject({ language: 'nlBE', languageToStore: 'frBE' });
  });

  it.each(['de', 'xx', '', 'frbe'])('ignores lng=%s, which the site does not offer', (language) => {
    expect(visit(`/faq?lng=${language}`)).toMatchObject({ language: 'nlBE', languageToStore: null });
  });

  it('has nothing to remember on a site of one language', () => {
    expect(visit('/faq?lng=de', { host: 'de.localhost' })).toMatchObject({ language: 'de', languageToStore: null, isSharedPath: false });
  });
});
