import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type BodyOptions, readBodies } from './bodies.ts';
import type { BodyLimits } from './read-body.ts';

const limits: BodyLimits = { bytes: 100, longest: 60_000, grace: 60_000, leastPace: 1 };

/** A server on a real port whose only page repeats what it received. */
async function serve(options: Partial<BodyOptions> = {}) {
  const app = new Hono();
  const refuse: BodyOptions['refuse'] = (c, status) => c.text(`refused ${status}`, status, { Connection: 'close' });
  app.use(readBodies({ mostOfVisitor: 0, trustedProxies: 1, refuse, limitsOf: () => limits, ...options }));
  app.all('*', async (c) => c.text(`read ${await c.req.text()}`));
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  /** A connection that has sent this much of a POST; `answer` is what comes back. */
  return async (head: string, { from = '203.0.113.7' } = {}) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n${head}`);
    onTestFinished(() => void socket.destroy());
    return { socket, answer: readAnswer(socket) };
  };
}

/** The first chunk that comes back, which holds each of these short answers whole. */
async function readAnswer(socket: Socket): Promise<string> {
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return String(answer);
}

describe('readBodies', () => {
  it('hands on a body that came in pieces, whole', async () => {
    const send = await serve();
    const { socket, answer } = await send('Content-Length: 10\r\n\r\nhello');
    socket.write('there');
    expect(await answer).toContain('read hellothere');
  });

  it('passes requests without a body', async () => {
    const send = await serve();
    expect(await (await send('\r\n')).answer).toContain('read ');
    expect(await (await send('Content-Length: 0\r\n\r\n')).answer).toContain('read ');
  });

  it('refuses oversized bodies, by declared and by actual length', async () => {
    const send = await serve();
    expect(await (await send('Content-Length: 101\r\n\r\n')).answer).toContain('refused 413');
    const chunk = `${(101).toString(16)}\r\n${'x'.repeat(101)}\r\n`;
    expect(await (await send(`Transfer-Encoding: chunked\r\n\r\n${chunk}`)).answer).toContain('refused 413');
  });

  it('gives up below the minimum rate, and after the time limit', async () => {
    const atPace = await serve({ limitsOf: () => ({ ...limits, grace: 20, leastPace: 1_000_000 }) });
    expect(await (await atPace('Content-Length: 10\r\n\r\nh')).answer).toContain('refused 408');
    const inTime = await serve({ limitsOf: () => ({ ...limits, longest: 30, grace: 20, leastPace: 0 }) });
    expect(await (await inTime('Content-Length: 10\r\n\r\nh')).answer).toContain('refused 408');
  });

  it('drops the oldest of too many for the newest', async () => {
    const send = await serve({ most: 2 });
    const [first, second] = [await send('Content-Length: 10\r\n\r\nh'), await send('Content-Length: 10\r\n\r\nhello')];
    const third = await send('Content-Length: 5\r\n\r\nthird');
    expect(await first.answer).toContain('refused 408');
    expect(await third.answer).toContain('read third');
    second.socket.write('there');
    expect(await second.answer).toContain('read hellothere');
  });

  it('drops the oldest of a visitor who sends too many, and nobody else’s', async () => {
    const send = await serve({ mostOfVisitor: 1 });
    const other = await send('Content-Length: 10\r\n\r\nhello', { from: '203.0.113.8' });
    const first = await send('Content-Length: 10\r\n\r\nh');
    await send('Content-Length: 10\r\n\r\nh');
    expect(await first.answer).toContain('refused 408');
    other.socket.write('there');
    expect(await other.answer).toContain('read hellothere');
  });
});
