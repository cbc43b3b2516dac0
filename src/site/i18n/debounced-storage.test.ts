import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounceWrites } from './debounced-storage.ts';

const delay = 10_000;

function createWindow({ isFull = false, isOff = false } = {}) {
  const stored = new Map<string, string>();
  const listeners: (() => void)[] = [];
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  const window = {
    get localStorage() {
      if (isOff) throw new DOMException('off', 'SecurityError');
      return storage;
    },
    setTimeout: (act: () => void, milliseconds: number) => Number(setTimeout(act, milliseconds)),
    clearTimeout: (timer: number | undefined) => clearTimeout(timer),
    addEventListener: (_event: string, listener: () => void) => void listeners.push(listener),
  };
  return {
    window,
    stored,
    leave() {
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('writes to the browser’s storage', () => {
  it('wait ten seconds after the last, and are read meanwhile', () => {
    const { window, stored } = createWindow();
    const storage = debounceWrites(window, delay);
    storage?.setItem('a', '1');
    vi.advanceTimersByTime(9_000);
    storage?.setItem('b', '2');
    vi.advanceTimersByTime(9_999);
    expect([stored.size, storage?.getItem('a')]).toEqual([0, '1']);
    vi.advanceTimersByTime(1);
    expect([...stored]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it('are made when the page is left', () => {
    const { window, stored, leave } = createWindow();
    debounceWrites(window, delay)?.setItem('a', '1');
    leave();
    expect(stored.get('a')).toBe('1');
  });

  it('do no harm in a full storage, or without one', () => {
    const full = createWindow({ isFull: true });
    const storage = debounceWrites(full.window, delay);
    storage?.setItem('a', '1');
    expect(full.leave).not.toThrow();
    expect(debounceWrites(createWindow({ isOff: true }).window, delay)).toBeNull();
  });
});
