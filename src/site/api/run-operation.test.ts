import { describe, expect, it } from 'vitest';
import { initialQueryState, type QueryState } from './query-state.ts';
import { runMutation, runQuery } from './run-operation.ts';

function createScreen(state: QueryState<string> = initialQueryState(false)) {
  const shown: QueryState<string>[] = [state];
  const show = (change: (before: QueryState<string>) => QueryState<string>) => void shown.push(change(shown.at(-1) ?? state));
  return { shown, show };
}

const failure = new Error('no answer');
const fail = () => Promise.reject(failure);

describe('a query', () => {
  it('is loading until it is asked and answered, unless it is skipped', () => {
    expect(initialQueryState(false)).toEqual({ data: null, error: null, loading: true });
    expect(initialQueryState(true)).toEqual({ data: null, error: null, loading: false });
  });

  it('returns its data as complete', async () => {
    const { shown, show } = createScreen();
    const completed: string[] = [];
    await runQuery({
      ask: async () => 'data',
      signal: new AbortController().signal,
      show,
      onCompleted: (data) => void completed.push(data),
    });
    expect(shown.at(-1)).toEqual({ data: 'data', error: null, loading: false });
    expect(completed).toEqual(['data']);
  });

  it('keeps the previous data during a new request, and if it fails', async () => {
    const { shown, show } = createScreen({ data: 'old', error: null, loading: false });
    const errors: unknown[] = [];
    await runQuery({ ask: fail, signal: new AbortController().signal, show, onError: (error) => void errors.push(error) });
    expect(shown.slice(1)).toEqual([
      { data: 'old', error: null, loading: true },
      { data: 'old', error: failure, loading: false },
    ]);
    expect(errors).toEqual([failure]);
  });

  it.each([
    ['an answer', async () => 'late'],
    ['an error', fail],
  ])('that was cancelled ignores %s', async (_name, ask) => {
    const { shown, show } = createScreen();
    const aborter = new AbortController();
    const heard: unknown[] = [];
    const running = runQuery<string>({
      ask,
      signal: aborter.signal,
      show,
      onCompleted: (data) => void heard.push(data),
      onError: (error) => void heard.push(error),
    });
    aborter.abort();
    await running;
    expect(shown.at(-1)).toEqual({ data: null, error: null, loading: true });
    expect(heard).toEqual([]);
  });
});

describe('a mutation', () => {
  it('returns its data as complete', async () => {
    const completed: string[] = [];
    expect(await runMutation({ ask: async () => 'done', onCompleted: (data) => void completed.push(data) })).toBe('done');
    expect(completed).toEqual(['done']);
  });

  it('passes its error to a handler', async () => {
    const errors: unknown[] = [];
    expect(await runMutation({ ask: fail, onError: (error) => void errors.push(error) })).toBeNull();
    expect(errors).toEqual([failure]);
  });

  it('throws its error without a handler', async () => {
    await expect(runMutation({ ask: fail })).rejects.toBe(failure);
  });
});
