import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startReceiver } from '#server/testing/webhook-receiver.ts';
import { createCalendarFetcher } from './fetch-calendar.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let server: Server;
let base = '';
const requested: string[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  const key = await readFile(receiver.certificate.replace('certificate.pem', 'key.pem'));
  server = createServer({ key, cert: receiver.ca }, (request, response) => {
    const { url = '' } = request;
    requested.push(url);
    if (url === '/moved') response.writeHead(302, { location: '/own.ics' }).end();
    else if (url === '/inside') response.writeHead(302, { location: 'https://169.254.169.254/latest' }).end();
    else if (url === '/plain') response.writeHead(302, { location: 'http://localhost/own.ics' }).end();
    else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (url === '/large') response.end('x'.repeat(2_000));
    else if (url === '/slow') response.write('BEGIN');
    else if (url === '/own.ics') response.end('BEGIN:VCALENDAR é');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `https://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await receiver.stop();
});

const isLocal = (address: string) => address === '127.0.0.1' || address === '::1';
const fetcher = (more: Parameters<typeof createCalendarFetcher>[0] = {}) =>
  createCalendarFetcher({ isAllowed: isLocal, ca: receiver.ca, mostBytes: 1_000, ...more });

it('reads a text, also where its server leads on', async () => {
  expect(await fetcher()(`${base}/own.ics`)).toEqual({ ok: true, value: 'BEGIN:VCALENDAR é' });
  expect(await fetcher()(`${base}/moved`)).toEqual({ ok: true, value: 'BEGIN:VCALENDAR é' });
});

it.each([
  ['/none', 'http-404'],
  ['/large', 'too-large'],
  ['/round', 'redirects'],
  ['/inside', 'address-refused'],
  ['/plain', 'address-refused'],
])('says of %s: %s', async (path, why) => {
  expect(await fetcher()(`${base}${path}`)).toEqual({ ok: false, failure: why });
});

it('waits for its time alone, for all of the answer', async () => {
  expect(await fetcher({ timeLimit: 300 })(`${base}/slow`)).toEqual({ ok: false, failure: 'timeout' });
});

it('never reaches our own network by a name, an address or another spelling of one', async () => {
  requested.length = 0;
  const fetch = createCalendarFetcher({ ca: receiver.ca });
  const { port } = new URL(base);
  for (const host of ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1']) {
    expect([host, await fetch(`https://${host}:${port}/own.ics`)]).toEqual([host, { ok: false, failure: 'address-refused' }]);
  }
  expect(await fetch('http://example.com/')).toEqual({ ok: false, failure: 'address-refused' });
  expect(await fetch('file:///etc/passwd')).toEqual({ ok: false, failure: 'address-refused' });
  expect(requested).toEqual([]);
});
