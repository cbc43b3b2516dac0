import { describe, expect, it } from 'vitest';
import { mapSites } from '#domain/sites/keys.ts';
import { isOwnOrigin, listPublicOrigins } from './origin-check.ts';

const trusts = (headers: Record<string, string>) => isOwnOrigin(new Headers({ host: 'nl.localhost:3000', ...headers }));

describe('isOwnOrigin', () => {
  it.each([
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
    ['', false],
    ['something new', false],
  ])('answers for Sec-Fetch-Site %j: %s', (site, trusted) => {
    expect(trusts({ 'sec-fetch-site': site })).toBe(trusted);
  });

  it('trusts the form of a page without a referrer, whose Origin is null', () => {
    expect(trusts({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(true);
  });

  it('rejects a foreign Sec-Fetch-Site whatever the Origin', () => {
    expect(trusts({ 'sec-fetch-site': 'cross-site', origin: 'http://nl.localhost:3000' })).toBe(false);
  });

  it.each([
    ['http://nl.localhost:3000', true],
    ['https://nl.localhost:3000', true],
    ['http://nl.localhost:4000', false],
    ['http://be.localhost:3000', false],
    ['http://nl.localhost:3000.evil.example', false],
    ['null', false],
    ['', false],
    ['nl.localhost:3000', false],
  ])('answers for an older browser with Origin %j: %s', (origin, trusted) => {
    expect(trusts({ origin })).toBe(trusted);
  });

  it('trusts a client that is no browser and sends neither', () => {
    expect(trusts({})).toBe(true);
  });

  it('trusts no Origin where the request names no host', () => {
    expect(isOwnOrigin(new Headers({ origin: 'http://nl.localhost:3000' }))).toBe(false);
  });

  describe('of a host that is configured with TLS', () => {
    const addresses = mapSites((key) => `https://www.example.${key}`);
    const origins = listPublicOrigins({ addresses, deskUrl: 'https://desk.example.eu:8443' });
    const trustsAt = (host: string, origin: string) => isOwnOrigin(new Headers({ host, origin }), origins);

    it.each([
      ['desk.example.eu:8443', 'https://desk.example.eu:8443', true],
      // A proxy that passes the name without its port.
      ['desk.example.eu', 'https://desk.example.eu:8443', true],
      ['Desk.example.eu', 'https://desk.example.eu:8443', true],
      ['desk.example.eu:8443', 'http://desk.example.eu:8443', false],
      ['desk.example.eu', 'http://desk.example.eu', false],
      ['desk.example.eu:8443', 'https://desk.example.eu:9443', false],
      ['desk.example.eu:8443', 'https://www.example.eu', false],
      ['www.example.nl', 'https://www.example.nl', true],
      ['www.example.nl', 'https://www.example.be', false],
      ['www.example.nl', 'https://desk.example.eu:8443', false],
      ['www.example.nl', 'http://www.example.nl', false],
      ['127.0.0.1:3000', 'http://127.0.0.1:3000', true],
      ['127.0.0.1:3000', 'https://www.example.nl', false],
    ])('answers at %s for Origin %s: %s', (host, origin, trusted) => {
      expect(trustsAt(host, origin)).toBe(trusted);
    });
  });
});
