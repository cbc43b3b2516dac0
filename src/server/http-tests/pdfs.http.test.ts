import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMutations } from '../testing/mutations.ts';
import { type Answer, ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;
let bought: { readonly id: string; readonly bookingId: string };
let quotes: readonly string[];

beforeAll(async () => {
  // The load shedder decides how many pages a busy machine renders at once; it has a test of its own.
  server = await startServer({ variables: { REQUESTS_AT_ONCE: '0' } });
  const mutations = createMutations(server.port);
  const order = async (index: number) => (await mutations.requestQuote(`anna-${index}@school.example`)).id;
  quotes = await Promise.all(Array.from({ length: 24 }, (_, index) => order(index)));
  const email = 'bram@school.example';
  const { id, totalCents } = await mutations.requestQuote(email);
  bought = { id, bookingId: await mutations.acceptQuote({ id, email, totalCents }) };
});
afterAll(async () => {
  await server.stop();
});

const get = (path: string) => ask(server.port, { host: 'nl.localhost', path });
const countOf = (answers: readonly Answer[], status: number) => answers.filter((answer) => answer.status === status).length;
/** Another customer requests a trip again and again until the work is done. */
async function lookDuring(work: Promise<unknown>): Promise<readonly number[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const looks: number[] = [];
  while (!isOver) looks.push((await get(`/my-quote/${quotes[0]}`)).status);
  await over;
  return looks;
}

it('makes a PDF for many concurrent requests once, and delays nobody else', async () => {
  const asking = Promise.all(Array.from({ length: 60 }, () => get(`/my-booking/${bought.bookingId}/documents/confirmation.pdf`)));
  const looks = await lookDuring(asking);
  const answers = await asking;
  expect(countOf(answers, 200)).toBe(60);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]?.text).toMatch(/^%PDF/);
  expect(new Set(looks)).toEqual(new Set([200]));
  // Rendered at another time, it would show another one.
  expect((await get(`/my-booking/${bought.bookingId}/documents/confirmation.pdf`)).text).toBe(answers[0]?.text);
});

it('asks callers above the PDF limit to retry, and answers everybody else', async () => {
  const asking = Promise.all(quotes.map((id) => get(`/my-quote/${id}/documents/quote.pdf`)));
  const looks = await lookDuring(asking);
  const answers = await asking;
  expect(countOf(answers, 200) + countOf(answers, 503)).toBe(quotes.length);
  expect(countOf(answers, 200)).toBeGreaterThanOrEqual(8);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, text } of refused) {
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
    expect(text).toContain('Het is hier nu erg druk');
  }
  expect(new Set(looks)).toEqual(new Set([200]));
  for (const id of quotes.slice(-4)) expect((await get(`/my-quote/${id}/documents/quote.pdf`)).status).toBe(200);
});
