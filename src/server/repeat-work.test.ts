import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatWork } from './repeat-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1_000;

describe('repeatWork', () => {
  it('does it at once and then again, never twice at a time', async () => {
    let begun = 0;
    let end: () => void = () => undefined;
    const work = () => {
      begun += 1;
      return begun === 2 ? new Promise<void>((resolve) => (end = resolve)) : Promise.resolve();
    };
    const { stop } = await repeatWork({ work, every: second, onFailure: () => undefined });
    expect(begun).toBe(1);
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(begun).toBe(2);
    end();
    await vi.advanceTimersByTimeAsync(second);
    expect(begun).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(5 * second);
    expect(begun).toBe(3);
  });

  it('reports a failure once until it works again', async () => {
    const outcomes = ['away', 'away', '', 'gone'];
    const failures: string[] = [];
    const work = async () => {
      const problem = outcomes.shift();
      if (problem) throw new Error(problem);
    };
    const { stop } = await repeatWork({ work, every: second, onFailure: (error) => failures.push(String(error)) });
    await vi.advanceTimersByTimeAsync(4 * second);
    expect(failures).toEqual(['Error: away', 'Error: gone']);
    stop();
  });

  it('does not report failures after the stop', async () => {
    const failures: unknown[] = [];
    let fail: (error: Error) => void = () => undefined;
    let begun = 0;
    const work = () => {
      begun += 1;
      return begun === 1 ? Promise.resolve() : new Promise<void>((_resolve, reject) => (fail = reject));
    };
    const { stop } = await repeatWork({ work, every: second, onFailure: (error) => failures.push(error) });
    await vi.advanceTimersByTimeAsync(second);
    stop();
    fail(new Error('closed'));
    await vi.advanceTimersByTimeAsync(second);
    expect(begun).toBe(2);
    expect(failures).toEqual([]);
  });
});
