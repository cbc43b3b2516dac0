import { describe, expect, it } from 'vitest';
import { intentOfLine, lineOf, sendOverLine } from './send-over-line.ts';

describe('sendOverLine', () => {
  it('returns the server’s answer', async () => {
    expect(await sendOverLine(async () => ({ ok: true }), { isOnline: true })).toEqual({ ok: true });
  });

  it('sends nothing without a connection, and says so', async () => {
    let asked = 0;
    const answer = await sendOverLine(async () => (asked += 1), { isOnline: false });
    expect(answer).toMatchObject({ data: { line: 'never-sent' }, init: { status: 503 } });
    expect(asked).toBe(0);
  });

  it('reports an unknown outcome if the connection broke', async () => {
    const broken = await sendOverLine(() => Promise.reject(new TypeError('Failed to fetch')), { isOnline: true, intent: 'lost' });
    expect(broken).toMatchObject({ data: { line: 'broken', intent: 'lost' }, init: { status: 503 } });
  });

  it('also reports it after a timeout', async () => {
    const silent = await sendOverLine(() => new Promise<never>(() => undefined), { isOnline: true, patience: 0 });
    expect(silent).toMatchObject({ data: { line: 'broken' }, init: { status: 503 } });
  });

  it('hides nothing else', async () => {
    await expect(sendOverLine(() => Promise.reject(new Error('ours')), { isOnline: true })).rejects.toThrow('ours');
  });
});

describe('lineOf', () => {
  it.each([
    [{ line: 'broken' }, 'broken'],
    [{ line: 'never-sent' }, 'never-sent'],
    [{ line: 'x' }, null],
    [{ values: {} }, null],
    [undefined, null],
  ])('%j: %s', (answer, line) => {
    expect(lineOf(answer)).toBe(line);
  });
});

describe('intentOfLine', () => {
  it.each([
    [{ line: 'broken', intent: 'pay' }, 'pay'],
    [{ line: 'never-sent', intent: '' }, ''],
    [{ values: {}, intent: 'pay' }, null],
    [undefined, null],
  ])('%j: %s', (answer, intent) => {
    expect(intentOfLine(answer)).toBe(intent);
  });
});
