import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, inject, it } from 'vitest';
import { type SiteKey, siteKeys } from '#domain/sites/keys.ts';
import { getSite } from '#domain/sites/registry.ts';
import { ask } from '../testing/start-server.ts';
import { createFilledQuote } from '../testing/trips.ts';
import { formKinds, listVisiblePages } from '../testing/visible-pages.ts';

/** Rules for every kind of page of every site: valid HTML within the size bound. */
const heaviestContentPage = 12_000;
const ownSites = new RegExp(`href="http://(${siteKeys.join('|')})\\.localhost:\\d+`);

const server = { port: inject('sharedPort') };

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Our scripts are our own: the content security policy says which may run, and a hash would only repeat their address.
      'require-sri': ['error', { target: 'crossorigin' }],
      // React writes attributes in its own spelling, which HTML accepts.
      'attr-case': 'off',
    },
  }),
);

async function listFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`));
}

const get = (site: SiteKey, path: string, headers: Record<string, string> = {}) =>
  ask(server.port, { host: `${site}.localhost:${server.port}`, path, headers });

async function expectValid(site: SiteKey, paths: readonly string[], status = 200): Promise<void> {
  for (const path of paths) {
    const answer = await get(site, path);
    expect([path, answer.status, await listFaults(answer.text)]).toEqual([path, status, []]);
  }
}

describe.each(siteKeys)('pages of %s', (site) => {
  it.each(listVisiblePages(site))('$kind in $language ($path) is valid HTML', ({ path }) => expectValid(site, [path]));

  it.each(listVisiblePages(site))('$kind in $language ($path) leads to our own sites, or safely elsewhere', async ({ path }) => {
    const { text } = await get(site, path);
    const outward = (text.match(/<a [^>]*href="https?:[^>]*>/g) ?? []).filter((link) => !ownSites.test(link));
    expect(outward.filter((link) => !/href="https:/.test(link) || !/rel="[^"]*(noopener|noreferrer)/.test(link))).toEqual([]);
  });

  it('that are not there, or hold no such trip, are valid HTML', () => expectValid(site, ['/no-such-page', '/trip-not-found'], 404));

  it('of a trip, from quote to cancellation, are valid HTML', async () => {
    const [language] = getSite(site).languages;
    const { id, book } = await createFilledQuote({ port: server.port, site, language });
    const quote = `/my-quote/${id}`;
    const steps = ['', '/contact-details', '/check-itinerary', '/change-itinerary', '/cancel'];
    await expectValid(site, [`/quote/${id}`, ...steps.map((step) => quote + step)]);
    const booking = `/my-booking/${await book()}`;
    await expectValid(site, [`${quote}/success`, ...['', '/change-itinerary', '/cancel'].map((step) => booking + step)]);
  });

  it.each(listVisiblePages(site).filter(({ kind }) => !formKinds.includes(kind)))(
    '$kind in $language ($path) weighs 12 kB at most',
    async ({ path }) => {
      const { headers, bytes } = await get(site, path, { 'accept-encoding': 'br' });
      expect(headers.get('content-encoding')).toBe('br');
      expect(bytes).toBeLessThanOrEqual(heaviestContentPage);
    },
  );
});
