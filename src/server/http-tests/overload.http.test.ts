import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, ask, type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ variables: { REQUESTS_AT_ONCE: '3' } });
});
afterAll(async () => {
  await server.stop();
});

const open = (path: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => ask(server.port, { host: 'de.localhost', path })));
const form = '/angebot-anfordern';
const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

it('does what it can of more than it can, tells the rest when to come again, and is itself again at once', async () => {
  const answers = await open(form, 60);
  expect(statusesOf(answers)).toEqual([200, 503]);
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers, text } of refused) {
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
    expect(text).toContain('Das war etwas zu viel auf einmal');
    expect(text).toContain('href="tel:');
  }
  expect(statusesOf(await open(form, 1))).toEqual([200]);
});

it('goes on answering what it has kept', async () => {
  await open('/faq', 1);
  const [kept, made] = await Promise.all([open('/faq', 30), open(form, 60)]);
  expect([statusesOf(kept), statusesOf(made)]).toEqual([[200], [200, 503]]);
});
