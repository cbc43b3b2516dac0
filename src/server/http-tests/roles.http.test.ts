import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTemporaryDatabase } from '#db/testing/test-database.ts';
import { siteKeys } from '#domain/sites/keys.ts';
import { createFormVisitor, dayTripFields } from '../testing/forms.ts';
import { ask, findFreePort, type RunningServer, startServer } from '../testing/start-server.ts';

/** Two web processes and a worker, each separate, on one PostgreSQL and with a real mail server. */
const servers: RunningServer[] = [];
let database: Awaited<ReturnType<typeof createTemporaryDatabase>>;
let mailServer: SMTPServer;
const received: string[] = [];
const waiting: { count: number; resolve: () => void }[] = [];

beforeAll(async () => {
  database = await createTemporaryDatabase();
  const mailPort = await findFreePort();
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        for (const each of waiting) if (received.length >= each.count) each.resolve();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(mailPort, '127.0.0.1', resolve));
  const variables = { DATABASE_URL: database.url, SMTP_URL: `smtp://127.0.0.1:${mailPort}`, ...siteAddresses(4000) };
  const imported = await startServer({ role: 'content:import', variables, readyLine: /imported the content/ });
  servers.push(imported);
  servers.push(await startServer({ role: 'web', variables }));
  servers.push(await startServer({ role: 'web', variables }));
  servers.push(await startServer({ role: 'worker', variables, readyLine: /the worker is running/ }));
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await database.drop();
});

function siteAddresses(port: number): Record<string, string> {
  return Object.fromEntries(siteKeys.map((key) => [`SITE_URL_${key.toUpperCase()}`, `http://${key}.localhost:${port}`]));
}

function mailsReceived(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (received.length >= count) resolve();
  else waiting.push({ count, resolve });
  return promise;
}

describe('the roles on their own', () => {
  it('one process sells what the other priced, and the worker mails it once', async () => {
    const [, first, second] = servers;
    if (first === undefined || second === undefined) throw new Error('the servers did not start');
    const one = createFormVisitor({ port: first.port, host: 'nl.localhost' });
    const other = createFormVisitor({ port: second.port, host: 'nl.localhost' });
    const fields = { ...dayTripFields(), idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all([one.post('/offerte-aanvragen', fields), other.post('/offerte-aanvragen', fields)]);
    const [sent, again] = answers.map(({ headers }) => headers.get('location'));
    expect(sent).toMatch(/^\/my-quote\/[\w-]{27}\?sent=1$/);
    expect(again).toBe(sent);
    const id = sent?.split(/[/?]/)[2] ?? '';
    expect((await other.get(`/quote/${id}`)).status).toBe(200);
    await mailsReceived(1);
    expect(received[0]).toContain('anna@school.example');
    // The mail's links use the configured address, whichever process made the quote.
    expect(received[0]?.replaceAll('=\r\n', '')).toContain(`http://nl.localhost:4000/quote/${id}`);
  });

  it('writes no mail to the disk when a mail server is set', async () => {
    const folders = await Promise.all(servers.map(({ dataFolder }) => readdir(join(dataFolder, 'mail')).catch(() => [])));
    expect(folders.flat()).toEqual([]);
  });

  it('answers health on both', async () => {
    for (const server of servers.slice(1, 3)) {
      expect((await ask(server.port, { host: 'x', path: '/health/live' })).status).toBe(200);
      expect((await ask(server.port, { host: 'x', path: '/health/ready' })).status).toBe(200);
    }
  });
});
