import type { QueryState } from './query-state.ts';

type Listeners<Data> = {
  readonly onCompleted?: ((data: Data) => void) | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
};

type QueryRun<Data> = Listeners<Data> & {
  readonly ask: (signal: AbortSignal) => Promise<Data>;
  readonly signal: AbortSignal;
  readonly show: (change: (before: QueryState<Data>) => QueryState<Data>) => void;
};

/**
 * One run of a query: loading with the previous data, then its data or its error (docs/specification.md#states). A cancelled query shows
 * nothing: its page is gone, or another run has replaced it.
 */
export async function runQuery<Data>({ ask, signal, show, onCompleted, onError }: QueryRun<Data>): Promise<void> {
  show((before) => ({ data: before.data, error: null, loading: true }));
  try {
    const data = await ask(signal);
    if (signal.aborted) return;
    show(() => ({ data, error: null, loading: false }));
    onCompleted?.(data);
  } catch (error) {
    if (signal.aborted) return;
    show((before) => ({ data: before.data, error, loading: false }));
    onError?.(error);
  }
}

/**
 * Runs a mutation. Its error goes to `onError` where there is one, and the result is null; otherwise the error is thrown
 * (docs/specification.md#errors).
 */
export async function runMutation<Data>({
  ask,
  onCompleted,
  onError,
}: Listeners<Data> & { readonly ask: () => Promise<Data> }): Promise<Data | null> {
  try {
    const data = await ask();
    onCompleted?.(data);
    return data;
  } catch (error) {
    if (onError === undefined) throw error;
    onError(error);
    return null;
  }
}
