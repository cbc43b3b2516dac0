import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { FaqListDocument, PartnersDocument } from '#site/api/generated/operations.ts';
import type { Services } from '../services.ts';
import { answerFaq, answerReviews } from './async-blocks.ts';

const entry = { id: '1', question: 'Why?', content: '<p>So.</p>' };
const review = { id: 'review:be:1', title: 'Good', content: '<p>So.</p>', driverRating: 4.5 };
const partner = { name: 'Koor Zeven Stemmen', sample: false };
const example = { name: 'An example', sample: true };
const everything = async () => ({ getFAQs: [entry], getReviews: [review], getPartners: [partner, example] });

const nameOf = (operation: unknown) => (operation === FaqListDocument ? 'faq' : operation === PartnersDocument ? 'partners' : 'reviews');

/** The addresses, with an API that records its calls or fails. */
function createFixture(answer: () => Promise<unknown> = everything) {
  const asked: unknown[] = [];
  const lines: string[] = [];
  const services = {
    api: {
      execute: (operation: unknown, variables: unknown) => {
        asked.push([nameOf(operation), variables]);
        return answer();
      },
    },
    log: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
  } as unknown as Services;
  const app = new Hono().get('/faq', (c) => answerFaq(services, c)).get('/reviews', (c) => answerReviews(services, c));
  const get = async (path: string, query: Readonly<Record<string, string>>) => await app.request(`${path}?${new URLSearchParams(query)}`);
  return { asked, logged: () => lines.map((line) => JSON.parse(line)), get };
}

describe('GET /api/faq', () => {
  it('returns the entries of a page for a minute, and passes the country on', async () => {
    const { get, asked, logged } = createFixture();
    const answer = await get('/faq', { currentLanguage: 'frBE', page: 'quote', currentDomain: 'BE', country: 'ESP' });
    expect([answer.status, await answer.json()]).toEqual([200, [entry]]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(asked).toEqual([['faq', { language: 'frBE', domain: 'BE', page: 'quote', country: 'ESP' }]]);
    expect(logged()).toEqual([]);
  });

  it('asks for no country where none is named', async () => {
    const { get, asked } = createFixture();
    await get('/faq', { currentLanguage: 'nl', page: 'home', currentDomain: 'nl', country: '' });
    expect(asked).toEqual([['faq', { language: 'nl', domain: 'NL', page: 'home', country: null }]]);
  });

  it('logs a failure with page, country, language and domain', async () => {
    const { get, logged } = createFixture(() => Promise.reject(new Error('away')));
    expect((await get('/faq', { currentLanguage: 'de', page: 'quote', currentDomain: 'de', country: 'DE' })).status).toBe(503);
    expect(logged()).toMatchObject([{ msg: 'Unable to fetch async faq', page: 'quote', country: 'DE', language: 'de', domain: 'de' }]);
  });
});

describe('GET /api/reviews', () => {
  it('returns three reviews and the partners of a site, including samples, for a minute', async () => {
    const { get, asked } = createFixture();
    const answer = await get('/reviews', { currentLanguage: 'frBE', currentDomain: 'be' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        reviews: [review],
        partners: [partner, example].map(({ name }) => ({ name, sign: expect.stringMatching(/^M/), letters: expect.any(String) })),
      },
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(asked).toEqual([
      ['reviews', { domain: 'BE', language: 'frBE', limit: 3 }],
      ['partners', { domain: 'BE' }],
    ]);
  });

  it('logs a failure with language and domain', async () => {
    const { get, logged } = createFixture(() => Promise.reject(new Error('away')));
    expect((await get('/reviews', { currentLanguage: 'de', currentDomain: 'de' })).status).toBe(503);
    expect(logged()).toMatchObject([{ msg: 'Unable to getReviews', language: 'de', domain: 'de' }]);
  });
});

describe.each(['/faq', '/reviews'])('the request of %s', (path) => {
  it.each(['xx', ''])('of the domain %j is logged and answered for eu', async (currentDomain) => {
    const { get, asked, logged } = createFixture();
    expect((await get(path, { currentLanguage: 'nl', currentDomain })).status).toBe(200);
    expect(asked[0]).toMatchObject([expect.anything(), { domain: 'EU', language: 'nl' }]);
    expect(logged()).toMatchObject([{ msg: 'Unable to read the domain name from req or window' }]);
  });

  it('in a language that there is not is answered in the domain’s own', async () => {
    const { get, asked } = createFixture();
    await get(path, { currentLanguage: 'xx', currentDomain: 'be' });
    expect(asked[0]).toMatchObject([expect.anything(), { domain: 'BE', language: 'nlBE' }]);
  });

  it('is refused where it is too long to be a name', async () => {
    expect((await createFixture().get(path, { currentDomain: 'x'.repeat(41) })).status).toBe(400);
  });
});
