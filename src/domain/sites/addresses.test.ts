import { describe, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { mapSites } from './keys.ts';
import type { Link } from './links.ts';
import { sites } from './registry.ts';

const addresses = mapSites((key) => `https://${key}.convoya.test`);

const links: readonly Link[] = [
  { page: 'home' },
  { page: 'terms' },
  { page: 'request-quote' },
  { page: 'quote', id: 'Ab3' },
  { page: 'my-booking', id: 'Ab3', step: 'canceled' },
  { page: 'shared', id: 'Ab3' },
  { page: 'forwarded', id: 'Ab3' },
];

describe('the address of a link', () => {
  it('is on its own site, in its language', () => {
    expect(addressOf({ site: 'be', language: 'frBE' }, { page: 'my-quote', id: 'Ab3' }, addresses)).toMatch(
      /^https:\/\/be\.convoya\.test\/.*Ab3/,
    );
  });

  it('needs no further encoding, whatever the site, language and page', () => {
    for (const { key, languages } of Object.values(sites))
      for (const language of languages)
        for (const link of links) {
          const address = addressOf({ site: key, language }, link, addresses);
          expect(new URL(address).href).toBe(address);
        }
  });
});
