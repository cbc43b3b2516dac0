import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryDatabase } from '#data/testing/test-database.ts';
import { createFormVisitor, dayTripFields, readHiddenFields } from '../testing/forms.ts';
import { ask, findFreePort, type RunningServer, startServer } from '../testing/start-server.ts';

/** A database that goes away and comes back: a gate on a port of its own, in front of the real server's socket. */
let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
let server: RunningServer;
let gate: Gate;

type Gate = { readonly port: number; open(): Promise<void>; close(): Promise<void> };

async function createGate(socketFolder: string): Promise<Gate> {
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  let listener: Server | null = null;
  return {
    port,
    async open() {
      listener = createServer((visitor) => {
        const behind = connect(`${socketFolder}/.s.PGSQL.5432`);
        for (const socket of [visitor, behind]) {
          sockets.add(socket);
          socket.on('error', () => socket.destroy());
          socket.on('close', () => sockets.delete(socket));
        }
        visitor.pipe(behind).pipe(visitor);
      });
      await new Promise<void>((resolve) => listener?.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => (listener === null ? resolve() : listener.close(() => resolve())));
    },
  };
}

beforeAll(async () => {
  database = await createTemporaryDatabase();
  const url = new URL(database.url);
  gate = await createGate(url.searchParams.get('host') ?? '');
  await gate.open();
  const through = `postgresql://${url.username}@127.0.0.1:${gate.port}${url.pathname}`;
  const imported = await startServer({ role: 'content:import', variables: { DATABASE_URL: through }, readyLine: /imported the content/ });
  await imported.stop();
  server = await startServer({ role: 'web', variables: { DATABASE_URL: through } });
});
afterAll(async () => {
  await server.stop();
  await gate.close();
  await database.drop();
});

const statusOf = async (path: string) => (await ask(server.port, { host: 'nl.localhost', path })).status;

async function becomes(path: string, status: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = async () => ((await statusOf(path)) === status ? resolve() : void setTimeout(look, 100));
  await look();
  return promise;
}

describe('while the database is away', () => {
  it('stays alive, says that it is not ready, serves content, keeps what was typed, and recovers', async () => {
    const visitor = createFormVisitor({ port: server.port, host: 'nl.localhost' });
    await becomes('/health/ready', 200);
    const { idempotencyKey = '' } = readHiddenFields((await visitor.get('/offerte-aanvragen')).text);
    await gate.close();

    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/wagenpark')).toBe(200);
    const refused = await visitor.post('/offerte-aanvragen', { ...dayTripFields(), idempotencyKey });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain('Uw aanvraag kon niet worden verstuurd');
    expect(refused.text).toContain('value="De Regenboog"');
    expect(refused.text).toContain(idempotencyKey);
    // Nobody is told that a trip is gone because we cannot look (reading 24).
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA';
    for (const path of [
      `/my-quote/${key}`,
      `/my-booking/${key}/cancel`,
      `/shared/${key}`,
      `/my-booking/${key}/documents/confirmation.pdf`,
    ]) {
      const { status, headers, text } = await visitor.get(path);
      expect([path, status, headers.get('retry-after'), headers.get('location')]).toEqual([path, 503, '5', null]);
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['private, no-store', 'no-referrer']);
      expect(text).toContain('We kunnen uw reis nu even niet opzoeken');
    }
    const thanks = await visitor.get(`/succes?quoteId=${key}`);
    expect([thanks.status, thanks.headers.get('retry-after')]).toEqual([503, '5']);

    await gate.open();
    await becomes('/health/ready', 200);
    const sent = await visitor.post('/offerte-aanvragen', { ...dayTripFields(), idempotencyKey });
    expect(sent.status).toBe(303);
  });
});
