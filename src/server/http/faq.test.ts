import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { answerFaq } from './faq.ts';

const entry = { id: '1', question: 'Why?', content: '<p>So.</p>' };

/** The route with an API that tells what it was asked, or fails. */
function createFixture(answer: () => Promise<unknown> = async () => ({ getFAQs: [entry] })) {
  const asked: unknown[] = [];
  const lines: string[] = [];
  const services = {
    api: {
      execute: (_operation: unknown, variables: unknown) => {
        asked.push(variables);
        return answer();
      },
    },
    log: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
  } as unknown as Services;
  const app = new Hono().get('/api/faq', (c) => answerFaq(services, c));
  const get = async (query: Readonly<Record<string, string>>) => await app.request(`/api/faq?${new URLSearchParams(query)}`);
  return { asked, lines, get };
}

describe('GET /api/faq', () => {
  it('answers the entries of a page, and passes the country on', async () => {
    const { get, asked, lines } = createFixture();
    const answer = await get({ currentLanguage: 'frBE', page: 'quote', currentDomain: 'BE', country: 'ESP' });
    expect([answer.status, await answer.json()]).toEqual([200, [entry]]);
    expect([asked, lines]).toEqual([[{ language: 'frBE', domain: 'BE', page: 'quote', country: 'ESP' }], []]);
  });

  it.each(['xx', ''])('logs the domain %j and serves eu', async (currentDomain) => {
    const { get, asked, lines } = createFixture();
    expect((await get({ currentLanguage: 'nl', page: 'home', currentDomain, country: '' })).status).toBe(200);
    expect(asked).toEqual([{ language: 'nl', domain: 'EU', page: 'home', country: null }]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Unable to read the domain name from req or window']);
  });

  it('takes the domain’s own language for one that there is not', async () => {
    const { get, asked } = createFixture();
    await get({ currentLanguage: 'xx', page: 'home', currentDomain: 'be' });
    expect(asked).toEqual([{ language: 'nlBE', domain: 'BE', page: 'home', country: null }]);
  });

  it('logs what fails with page, country, language and domain', async () => {
    const { get, lines } = createFixture(() => Promise.reject(new Error('away')));
    expect((await get({ currentLanguage: 'de', page: 'quote', currentDomain: 'de', country: 'DE' })).status).toBe(503);
    const [told] = lines.map((line) => JSON.parse(line));
    expect(told).toMatchObject({ msg: 'Unable to fetch async faq', page: 'quote', country: 'DE', language: 'de', domain: 'de' });
  });

  it('refuses what is too long to be a name', async () => {
    expect((await createFixture().get({ page: 'x'.repeat(41) })).status).toBe(400);
  });
});
