import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { browserCache } from './options.ts';
import { createTextBackend } from './text-backend.ts';

const day = 86_400_000;

function createParts({
  answers,
  kept = {},
  build = 'b1',
  at = 0,
}: {
  answers: (Response | Error)[];
  kept?: Record<string, string>;
  build?: string;
  at?: number;
}) {
  const stored = new Map(Object.entries(kept));
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    const answer = answers.shift() ?? new Error('nothing more to answer');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { asked, stored, backend: createTextBackend({ fetch, storage, now: () => at, build }) };
}

type Parts = ReturnType<typeof createParts>;
const read = ({ backend }: Parts) => {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  backend.read('nl', 'common', (...outcome: unknown[]) => resolve(outcome));
  return promise;
};

describe('texts for the browser', () => {
  it('are loaded once and then kept under the prefix of the specification', async () => {
    const parts = createParts({ answers: [Response.json({ home: 'Start' })] });
    expect(await read(parts)).toEqual([null, { home: 'Start' }]);
    expect(await read(parts)).toEqual([null, { home: 'Start' }]);
    expect(parts.asked).toEqual(['/locales/nl/common.json?v=b1']);
    expect([...parts.stored.keys()]).toEqual(['i18next_res_nl-common']);
  });

  it.each([
    ['seven days old', { i18nStamp: 0, i18nVersion: 'b1' }, browserCache.expirationTime],
    ['of another build', { i18nStamp: 0, i18nVersion: 'b0' }, day],
    ['without a date', { i18nVersion: 'b1' }, day],
  ])('are loaded anew when those kept are %s', async (_name, facts, at) => {
    const parts = createParts({
      answers: [Response.json({ home: 'New' })],
      kept: { 'i18next_res_nl-common': JSON.stringify({ home: 'Old', ...facts }) },
      at,
    });
    expect(await read(parts)).toEqual([null, { home: 'New' }]);
  });

  it('are taken from the storage just before they expire', async () => {
    const kept = { 'i18next_res_nl-common': JSON.stringify({ home: 'Kept', i18nStamp: 0, i18nVersion: 'b1' }) };
    expect(await read(createParts({ answers: [], kept, at: browserCache.expirationTime - 1 }))).toEqual([null, { home: 'Kept' }]);
  });

  it.each([
    ['a 503', new Response('', { status: 503 }), true],
    ['no answer', new TypeError('failed to fetch'), true],
    ['a 404', new Response('', { status: 404 }), false],
    ['what is no JSON', new Response('<html>'), false],
    ['a list', Response.json([]), false],
  ])('fail on %s', async (_name, answer, isWorthRetrying) => {
    const parts = createParts({ answers: [answer] });
    expect(await read(parts)).toEqual([expect.any(Error), isWorthRetrying]);
    expect(parts.stored.size).toBe(0);
  });

  it('are asked for again by i18next after a 5xx', async () => {
    const parts = createParts({ answers: [new Response('', { status: 500 }), Response.json({ home: 'Start' })] });
    const texts = createInstance();
    await texts
      .use(parts.backend)
      .init({ lng: 'nl', ns: ['common'], defaultNS: 'common', fallbackLng: false, maxRetries: 5, retryTimeout: 1 });
    expect(texts.t('home' as never)).toBe('Start');
    expect(parts.asked).toHaveLength(2);
  });
});
