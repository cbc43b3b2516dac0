import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFormVisitor, dayTripFields, readHiddenFields } from '../testing/forms.ts';
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
/** A slow machine may take a crowd one by one: crowds are sent until one request was refused. */
async function crowd(come: () => Promise<Answer[]>): Promise<Answer[]> {
  for (let crowds = 0; crowds < 10; crowds += 1) {
    const answers = await come();
    if (answers.some(({ status }) => status === 503)) return answers;
  }
  throw new Error('nobody of ten crowds was refused');
}
const form = '/angebot-anfordern';
const statusesOf = (answers: readonly Answer[]) => [...new Set(answers.map(({ status }) => status))].sort();

it('does as much as it can of an overload, asks the rest to retry, and recovers at once', async () => {
  await open(form, 5);
  const answers = await crowd(() => open(form, 200));
  expect(statusesOf(answers)).toEqual([200, 503]);
  const refused = answers.filter(({ status }) => status === 503);
  for (const { headers, text } of refused) {
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store']);
    expect(text).toContain('Hier ist gerade sehr viel los');
    expect(text).toContain('href="tel:');
  }
  expect(statusesOf(await open(form, 1))).toEqual([200]);
});

it('still serves cached pages', async () => {
  await open('/faq', 1);
  const kept: Answer[] = [];
  const made = await crowd(async () => {
    const [faq, forms] = await Promise.all([open('/faq', 30), open(form, 200)]);
    kept.push(...faq);
    return forms;
  });
  expect([statusesOf(kept), statusesOf(made)]).toEqual([[200], [200, 503]]);
});

it('gives a form that it cannot take back, with all that was typed, to be sent again by one press', async () => {
  const visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
  const typed = { ...dayTripFields(), organisation: 'De "Regenboog" <b> & Co', notes: 'Eén\r\ntwee' };
  const send = () => visitor.post('/offerte-aanvragen', { ...typed, idempotencyKey: crypto.randomUUID() });
  const answers = await crowd(() => Promise.all(Array.from({ length: 60 }, send)));
  expect(statusesOf(answers)).toEqual([303, 503]);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('referrer-policy')).toBe('no-referrer');
  expect(refused?.text).toContain('Alles wat u invulde staat er nog');
  expect(refused?.text).not.toContain('<script');
  const { idempotencyKey, ...fields } = readHiddenFields(refused?.text ?? '');
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(fields).toEqual({ ...typed, organisation: 'De &quot;Regenboog&quot; &lt;b&gt; & Co', notes: 'Eén&#13;&#10;twee' });
  const again = await visitor.post('/offerte-aanvragen', { ...typed, idempotencyKey: idempotencyKey ?? '' });
  expect(again.status).toBe(303);
});

it('gives it back to the script of its page too', async () => {
  const visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
  const send = () => visitor.post('/offerte-aanvragen.data', { ...dayTripFields(), idempotencyKey: crypto.randomUUID() });
  const refused = (await crowd(() => Promise.all(Array.from({ length: 60 }, send)))).find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(refused?.headers.get('content-type')).toContain('text/x-script');
  expect(refused?.text).toContain('De Regenboog');
  expect(refused?.text).toContain('unavailable');
});
