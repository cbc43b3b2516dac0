import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLoadShedder, type LoadShedderOptions } from './load-shedder.ts';

const refuse = () => 'refused';
const open = (options: Partial<LoadShedderOptions> = {}) => createLoadShedder({ most: 0, delay: () => null, ...options });

/** Jobs that run until they are told to end. */
function createWorks(loadShedder: ReturnType<typeof createLoadShedder>) {
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const works = { begun: 0 };
  const begin = (count: number) =>
    Array.from({ length: count }, () =>
      loadShedder.run(() => {
        works.begun += 1;
        return ended;
      }, refuse),
    );
  return { works, begin, end: () => end('done') };
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('createLoadShedder', () => {
  it('admits the maximum, refuses the next, and has room again afterwards', async () => {
    const loadShedder = open({ most: 2 });
    const { begin, end } = createWorks(loadShedder);
    const first = begin(2);
    expect(await loadShedder.run(() => 'done', refuse)).toBe('refused');
    end();
    expect(await Promise.all(first)).toEqual(['done', 'done']);
    expect(await loadShedder.run(() => 'done', refuse)).toBe('done');
  });

  it('has room again after a work that failed', async () => {
    const loadShedder = open({ most: 1 });
    await expect(loadShedder.run(() => Promise.reject(new Error('away')), refuse)).rejects.toThrow('away');
    expect(await loadShedder.run(() => 'done', refuse)).toBe('done');
  });

  it('has no limit of 0', async () => {
    const loadShedder = open();
    const { begin, works } = createWorks(loadShedder);
    begin(500);
    await turns(1);
    expect(works.begun).toBe(500);
  });

  it('begins one work in a turn of the loop, so that others are answered in between', async () => {
    const loadShedder = open({ most: 10 });
    const { begin, works } = createWorks(loadShedder);
    begin(10);
    for (let turn = 1; turn <= 10; turn += 1) {
      await turns(1);
      expect(works.begun).toBeLessThanOrEqual(turn);
    }
    await turns(3);
    expect(works.begun).toBe(10);
  });

  it('queues requests while the loop is late, and admits them when others have ended', async () => {
    const loadShedder = open({ most: 100 });
    const { begin, works, end } = createWorks(loadShedder);
    const all = begin(50);
    await turns(100);
    expect(works.begun).toBe(20);
    end();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['done']));
    expect(works.begun).toBe(50);
  });

  it('admits fewer while the loop is late, and more again when it is not', async () => {
    const state: { delay: number } = { delay: 200 };
    const loadShedder = open({ most: 100, delay: () => state.delay, patience: 60_000 });
    const late = createWorks(loadShedder);
    const all = late.begin(40);
    await turns(100);
    const lateAtOnce = late.works.begun;
    expect(lateAtOnce).toBeLessThan(10);
    expect(lateAtOnce).toBeGreaterThan(0);
    state.delay = 0;
    late.end();
    await Promise.all(all);
    const early = createWorks(loadShedder);
    early.begin(60);
    await turns(200);
    expect(early.works.begun).toBeGreaterThan(20);
    early.end();
  });

  it('admits the oldest while the queue is short, and the newest after a long wait', async () => {
    const listOrder = async (waited: number) => {
      const loadShedder = open({ most: 100, delay: () => null, patience: 60_000 });
      const { begin, end } = createWorks(loadShedder);
      begin(20);
      await turns(40);
      const order: string[] = [];
      const enter = (name: string) =>
        loadShedder.run(
          () => void order.push(name),
          () => undefined,
        );
      const waiting = ['first', 'second', 'last'].map(enter);
      vi.advanceTimersByTime(waited);
      end();
      await Promise.all(waiting);
      return order;
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(await listOrder(0)).toEqual(['first', 'second', 'last']);
    expect(await listOrder(40_000)).toEqual(['last', 'second', 'first']);
  });

  it('asks a request that waited too long to retry, while running ones continue', async () => {
    const loadShedder = open({ most: 100, patience: 20 });
    const { begin, end } = createWorks(loadShedder);
    const first = begin(20);
    await turns(40);
    expect(await Promise.all(begin(3))).toEqual(['refused', 'refused', 'refused']);
    end();
    expect(new Set(await Promise.all(first))).toEqual(new Set(['done']));
  });
});
