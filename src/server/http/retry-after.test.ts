import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { comeAgain } from './retry-after.ts';

const app = new Hono().all('*', (c) =>
  comeAgain(
    c,
    { reason: 'busy', wait: 5, message: 'Too many requests at once; try again in 5 s.' },
    async (_request, reason) => new Response(`<h1>${reason}</h1>`, { status: 503 }),
  ),
);

it.each([
  ['/graphql', expect.stringContaining('"code":"UNAVAILABLE"')],
  ['/api/faq', 'Too many requests at once; try again in 5 s.'],
  ['/angebot-anfordern', '<h1>busy</h1>'],
])('sends whoever asked for %s away for five seconds, as they understand it', async (path, said) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(await answer.text()).toEqual(said);
});
