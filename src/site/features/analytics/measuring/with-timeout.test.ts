import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  promise.then(() => {
    done = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

describe('within', () => {
  it('waits for work that never ends no longer than its time', async () => {
    const waiting = within(new Promise(() => undefined), 250);
    await vi.advanceTimersByTimeAsync(249);
    expect(await isDone(waiting)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isDone(waiting)).toBe(true);
  });

  it('ends with the work, also with one that fails', async () => {
    expect(await isDone(within(Promise.resolve(), 250))).toBe(true);
    expect(await isDone(within(Promise.reject(new Error('away')), 250))).toBe(true);
  });
});
