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
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  return { asked, stored, pauses, backend: createTextBackend({ fetch, storage, now: () => at, pause, build }) };
}

type Parts = ReturnType<typeof createParts>;
const read = ({ backend }: Parts) => backend.read({ language: 'nl', namespace: 'common' });

describe('texts for the browser', () => {
  it('are loaded once and then cached under the prefix of the specification', async () => {
    const parts = createParts({ answers: [Response.json({ home: 'Start' })] });
    expect(await read(parts)).toEqual({ home: 'Start' });
    expect(await read(parts)).toEqual({ home: 'Start' });
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
    expect(await read(parts)).toEqual({ home: 'New' });
  });

  it('are taken from the storage just before they expire', async () => {
    const kept = { 'i18next_res_nl-common': JSON.stringify({ home: 'Kept', i18nStamp: 0, i18nVersion: 'b1' }) };
    expect(await read(createParts({ answers: [], kept, at: browserCache.expirationTime - 1 }))).toEqual({ home: 'Kept' });
  });

  it.each([
    ['a 404', new Response('', { status: 404 }), 'Non-retryable failure', '404'],
    ['what is no JSON', new Response('<html>'), 'Parse failure', '200'],
    ['a list', Response.json([]), 'Parse failure', '200'],
  ])('are not asked for again after %s', async (_name, answer, message, status) => {
    const parts = createParts({ answers: [answer] });
    await expect(read(parts)).rejects.toMatchObject({ message, status, address: '/locales/nl/common.json?v=b1' });
    expect([parts.asked.length, parts.stored.size]).toEqual([1, 0]);
  });

  it.each([
    ['a 5xx', new Response('', { status: 503 })],
    ['no answer', new TypeError('failed to fetch')],
  ])('are asked for again after %s', async (_name, answer) => {
    const parts = createParts({ answers: [answer, Response.json({ home: 'Start' })] });
    expect(await read(parts)).toEqual({ home: 'Start' });
    expect(parts.pauses).toEqual([250]);
  });

  it('are given up after five more tries with pauses that double', async () => {
    const parts = createParts({ answers: [] });
    await expect(read(parts)).rejects.toMatchObject({ message: 'Retryable failure', status: 'no answer' });
    expect(parts.pauses).toEqual([250, 500, 1_000, 2_000, 4_000]);
    expect(parts.asked).toHaveLength(6);
  });

  it('report a key without a text to the server', async () => {
    const parts = createParts({ answers: [Response.json({})] });
    parts.backend.onMissing({ language: 'nl', namespace: 'common' }, 'a.b');
    expect(parts.asked).toEqual(['/locales/add/nl/common']);
  });
});
