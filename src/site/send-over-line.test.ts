import { describe, expect, it } from 'vitest';
import { lineOf, sendOverLine } from './send-over-line.ts';

describe('sendOverLine', () => {
  it('gives what the server answered', async () => {
    expect(await sendOverLine(async () => ({ ok: true }), true)).toEqual({ ok: true });
  });

  it('sends nothing where there is no line, and says so', async () => {
    let asked = 0;
    const answer = await sendOverLine(async () => (asked += 1), false);
    expect(answer).toMatchObject({ data: { line: 'never-sent' }, init: { status: 503 } });
    expect(asked).toBe(0);
  });

  it('says that nobody knows where the line broke', async () => {
    const broken = await sendOverLine(() => Promise.reject(new TypeError('Failed to fetch')), true);
    expect(broken).toMatchObject({ data: { line: 'broken' }, init: { status: 503 } });
  });

  it('hides nothing else', async () => {
    await expect(sendOverLine(() => Promise.reject(new Error('ours')), true)).rejects.toThrow('ours');
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
