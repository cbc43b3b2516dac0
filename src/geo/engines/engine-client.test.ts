import { describe, expect, it } from 'vitest';
import { createEngineClient } from './engine-client.ts';
import { oddities, sayJson, startOddServer } from './testing/odd-server.ts';

const server = await startOddServer();
const timeLimit = 300;
const sizeLimit = 1_000_000;

function createClient() {
  const clock = { now: 0 };
  return { clock, client: createEngineClient({ timeLimit, sizeLimit, now: () => clock.now }) };
}

describe('a client', () => {
  it('gives the status and the JSON, also of a refusal', async () => {
    server.behave(sayJson({ message: 'unknown parameter' }, 400));
    expect(await createClient().client.ask({ url: server.url })).toEqual({
      ok: true,
      value: { status: 400, json: { message: 'unknown parameter' } },
    });
  });

  it('posts a body as JSON', async () => {
    server.behave(sayJson({}));
    await createClient().client.ask({ url: `${server.url}/route`, body: { a: 1 } });
    expect(server.asked.at(-1)).toEqual({ method: 'POST', path: '/route', body: '{"a":1}' });
  });

  it.each(Object.entries(oddities))('gives up in time on an engine that %s', async (_, { kind, listener }) => {
    server.behave(listener);
    const outcome = await createClient().client.ask({ url: `${server.url}/api` });
    const failure = { kind, ...(kind === 'timeout' ? { detail: `no answer within ${timeLimit} ms` } : {}) };
    expect(outcome).toMatchObject({ ok: false, failure });
    expect(server.asked.filter(({ path }) => path === '/elsewhere')).toEqual([]);
  });

  it('reports a missing listener', async () => {
    const outcome = await createClient().client.ask({ url: 'http://127.0.0.1:1/api' });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  });
});

describe('the circuit breaker', () => {
  it('pauses a failed engine, tries it with one call, and forgets the failure once it answers', async () => {
    const { client, clock } = createClient();
    const ask = async () => {
      const outcome = await client.ask({ url: server.url });
      return outcome.ok ? 'ok' : outcome.failure.kind;
    };
    server.behave(sayJson({}, 500));
    expect(await ask()).toBe('server-error');
    server.behave(sayJson({}));
    const before = server.asked.length;
    expect([await ask(), await ask()]).toEqual(['resting', 'resting']);
    expect(server.asked.length).toBe(before);
    clock.now = 5_000;
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['ok', 'resting', 'resting']);
    expect(await Promise.all([ask(), ask()])).toEqual(['ok', 'ok']);
  });

  it('rests longer each time, and never more than a minute', async () => {
    const { client, clock } = createClient();
    server.behave(sayJson({}, 500));
    const failedAt: number[] = [];
    while (failedAt.length < 6) {
      const outcome = await client.ask({ url: server.url });
      if (!outcome.ok && outcome.failure.kind === 'server-error') failedAt.push(clock.now);
      clock.now += 1_000;
    }
    expect(failedAt.slice(1).map((time, at) => (time - (failedAt[at] ?? 0)) / 1000)).toEqual([5, 10, 20, 40, 60]);
  });
});
