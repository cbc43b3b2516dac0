import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type Operation } from './api-client.ts';
import { createHttpClient, type HttpLimits } from './http-client.ts';

const operation: Operation<{ readonly greeting: string }, { readonly name: string }> = { toString: () => 'query Greet { greeting }' };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let answer: Answer;
const received: { readonly method: string | undefined; readonly headers: IncomingMessage['headers']; readonly body: string }[] = [];

beforeEach(async () => {
  received.length = 0;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function ask(signal?: AbortSignal, limits?: HttpLimits) {
  const { port } = server.address() as AddressInfo;
  return createHttpClient(`http://127.0.0.1:${port}/graphql`, limits).execute(
    operation,
    { name: 'Anna' },
    signal === undefined ? {} : { signal },
  );
}

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function failureOf(asked: Promise<unknown>): Promise<ApiError> {
  const failure = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(failure)}`);
  return failure;
}

describe('createHttpClient', () => {
  it('posts query and variables as JSON and gives back the data', async () => {
    answer = json({ data: { greeting: 'Hello' } });
    expect(await ask()).toEqual({ greeting: 'Hello' });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json', accept: 'application/json' } });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ query: 'query Greet { greeting }', variables: { name: 'Anna' } });
  });

  it.each([
    ['UNAVAILABLE', 'unavailable'],
    ['INTERNAL_SERVER_ERROR', 'failed'],
    ['BAD_USER_INPUT', 'refused'],
    [undefined, 'refused'],
  ])('tells an error of code %s as %s, whatever data comes with it', async (code, told) => {
    answer = json({ data: { greeting: 'Hello' }, errors: [{ message: 'first', extensions: { code } }, { message: 'second' }] });
    const failure = await failureOf(ask());
    expect([failure.code, failure.message]).toEqual([told, 'first']);
  });

  it('takes an empty list of errors for none', async () => {
    answer = json({ data: { greeting: 'Hello' }, errors: [] });
    expect(await ask()).toEqual({ greeting: 'Hello' });
  });

  it.each([
    [503, 'unavailable'],
    [429, 'unavailable'],
    [500, 'failed'],
    [502, 'failed'],
    [200, 'failed'],
    [404, 'refused'],
  ])('tells an answer %i that is no JSON as %s', async (status, told) => {
    answer = (_request, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
    expect((await failureOf(ask())).code).toBe(told);
  });

  it.each([
    [500, { error: 'internal' }, 'failed'],
    [404, { message: 'no such page' }, 'refused'],
    [200, { data: null }, 'failed'],
    [200, [], 'failed'],
    [200, null, 'failed'],
    [200, { errors: 'many' }, 'failed'],
  ])('gives no data of an answer %i with %j', async (status, body, told) => {
    answer = json(body, status);
    const failure = await failureOf(ask());
    expect([failure.code, failure.message]).toEqual([told, `the API answered ${status} without a result`]);
  });

  it('reports a missing API as unavailable', async () => {
    answer = (_request, response) => void response.destroy();
    const failure = await failureOf(ask());
    expect(failure.code).toBe('unavailable');
    expect(failure.cause).toBeInstanceOf(Error);
  });

  it('reports an interrupted answer as a failure', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    };
    expect((await failureOf(ask())).code).toBe('failed');
  });

  it('waits for no API without end, neither for its head nor for the rest', async () => {
    answer = () => undefined;
    expect((await failureOf(ask(undefined, { milliseconds: 50, bytes: 100 }))).code).toBe('unavailable');
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
    expect((await failureOf(ask(undefined, { milliseconds: 50, bytes: 100 }))).code).toBe('unavailable');
  });

  it('stops reading an endless answer, and follows no redirect', async () => {
    answer = json({ data: { greeting: 'Hello'.repeat(1_000) } });
    expect((await failureOf(ask(undefined, { milliseconds: 5_000, bytes: 1_000 }))).code).toBe('failed');
    answer = (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    expect((await failureOf(ask())).code).toBe('unavailable');
    expect(received).toHaveLength(2);
  });

  it('leaves a cancelled question cancelled', async () => {
    const aborter = new AbortController();
    answer = () => aborter.abort();
    await expect(ask(aborter.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is cancelled in the middle of its answer too', async () => {
    const aborter = new AbortController();
    answer = (_request, response) => void response.writeHead(200).write('{"data":');
    // Fetch resolves once it has the head of the response. From then on the body is pending.
    const cancel = () => void setImmediate(() => aborter.abort());
    subscribe('undici:request:headers', cancel);
    await expect(ask(aborter.signal)).rejects.toMatchObject({ name: 'AbortError' });
    unsubscribe('undici:request:headers', cancel);
  });
});
