import { Hono } from 'hono';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { PartnersDocument } from '#site/api/generated/operations.ts';
import type { Services } from '../services.ts';
import { answerReviews } from './reviews.ts';

const review = { id: 'review:be:1', title: 'Good', content: '<p>So.</p>', driverRating: 4.5 };
const answers = { getReviews: [review], getPartners: [{ name: 'Koor Zeven Stemmen' }] };

/** The route with an API that tells what it was asked, or fails. */
function createFixture(answer: () => Promise<unknown> = async () => answers) {
  const asked: unknown[] = [];
  const lines: string[] = [];
  const services = {
    api: {
      execute: (operation: unknown, variables: unknown) => {
        asked.push([operation === PartnersDocument ? 'partners' : 'reviews', variables]);
        return answer();
      },
    },
    log: pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) }),
  } as unknown as Services;
  const app = new Hono().get('/api/reviews', (c) => answerReviews(services, c));
  const get = async (query: Readonly<Record<string, string>>) => await app.request(`/api/reviews?${new URLSearchParams(query)}`);
  return { asked, lines, get };
}

describe('GET /api/reviews', () => {
  it('answers three reviews and the partners of a site, for a minute', async () => {
    const { get, asked } = createFixture();
    const answer = await get({ currentLanguage: 'frBE', currentDomain: 'be' });
    expect([answer.status, await answer.json()]).toEqual([200, { reviews: [review], partners: answers.getPartners }]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(asked).toEqual([
      ['reviews', { domain: 'BE', language: 'frBE', limit: 3 }],
      ['partners', { domain: 'BE' }],
    ]);
  });

  it('serves eu for a domain that there is not, and says so in the log', async () => {
    const { get, asked, lines } = createFixture();
    expect((await get({ currentLanguage: '', currentDomain: 'xx' })).status).toBe(200);
    expect(asked).toContainEqual(['reviews', { domain: 'EU', language: 'en', limit: 3 }]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Unable to read the domain name from req or window']);
  });

  it('logs what fails', async () => {
    const { get, lines } = createFixture(() => Promise.reject(new Error('away')));
    expect((await get({ currentLanguage: 'de', currentDomain: 'de' })).status).toBe(503);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'Unable to getReviews', language: 'de', domain: 'de' }]);
  });

  it('refuses what is too long to be a name', async () => {
    expect((await createFixture().get({ currentDomain: 'x'.repeat(41) })).status).toBe(400);
  });
});
