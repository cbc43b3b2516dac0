import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createFormVisitor, dayTripFields, readHiddenFields } from '../testing/forms.ts';
import { createMutations } from '../testing/mutations.ts';
import { type RunningServer, startServer } from '../testing/start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
});

/** Starts a POST and sends one byte of its body now and then, until the other side ends it. */
async function sendSlowly(path: string, onOpen: () => void): Promise<void> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const type = path === '/graphql' ? 'application/json' : 'application/x-www-form-urlencoded';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: nl.localhost\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n\r\n{`);
  const clock = setInterval(() => void socket.write(' '), 1_000);
  socket.resume();
  onOpen();
  await once(socket, 'close');
  clearInterval(clock);
}

/** Connections that do so; each is reopened as soon as it is closed. */
function attack(count: number) {
  let isOver = false;
  const opened = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const all = opened.map(async ({ resolve }, index) => {
    while (!isOver) await sendSlowly(index % 2 === 0 ? '/graphql' : '/offerte-aanvragen', resolve);
  });
  const end = async () => {
    isOver = true;
    await Promise.all(all);
  };
  onTestFinished(end);
  return { whenOpen: Promise.all(opened.map(({ promise }) => promise)), end };
}

it('serves everybody while more connections than it works on at once send their bodies a byte at a time', async () => {
  const { whenOpen, end } = attack(220);
  await whenOpen;
  const visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
  const mutations = createMutations(server.port);
  for (let round = 0; round < 5; round += 1) {
    const form = await visitor.get('/offerte-aanvragen');
    const { idempotencyKey = '' } = readHiddenFields(form.text);
    const sent = await visitor.post('/offerte-aanvragen', { ...dayTripFields(), idempotencyKey });
    const { id } = await mutations.requestQuote(`anna-${round}@school.example`);
    const statuses = [form.status, sent.status, (await visitor.get(`/my-quote/${id}`)).status, (await visitor.get('/faq')).status];
    expect(statuses).toEqual([200, 303, 200, 200]);
  }
  // None of them ends by itself: the server must close them.
  await end();
});
