import { useCallback, useEffect, useRef, useState } from 'react';
import type { Operation } from './api-client.ts';
import { browserApi } from './browser-client.ts';
import { initialQueryState, type QueryState } from './query-state.ts';

export type QueryOptions<Data, Variables> = {
  readonly variables: Variables;
  /** A skipped query has no data and is not loading (specification 4). */
  readonly skip?: boolean;
  readonly onCompleted?: (data: Data) => void;
  readonly onError?: (error: unknown) => void;
};

export type QueryResult<Data> = QueryState<Data> & { readonly refetch: () => void };

/**
 * Runs a query from the page: loading, error, data and refetch (specification 4). A query whose variables change or whose page is left is
 * cancelled, and its late answer ignored.
 */
export function useQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  options: QueryOptions<Data, Variables>,
): QueryResult<Data> {
  const { skip = false } = options;
  const [state, setState] = useState<QueryState<Data>>(() => initialQueryState(skip));
  const [round, setRound] = useState(0);
  const latest = useRef(options);
  latest.current = options;
  const key = JSON.stringify(options.variables);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the variables, `round` for a refetch.
  useEffect(() => {
    if (skip) {
      setState(initialQueryState(true));
      return;
    }
    const aborter = new AbortController();
    setState((before) => ({ data: before.data, error: null, loading: true }));
    browserApi.execute(operation, latest.current.variables, { signal: aborter.signal }).then(
      (data) => {
        if (aborter.signal.aborted) return;
        setState({ data, error: null, loading: false });
        latest.current.onCompleted?.(data);
      },
      (error: unknown) => {
        if (aborter.signal.aborted) return;
        setState((before) => ({ data: before.data, error, loading: false }));
        latest.current.onError?.(error);
      },
    );
    return () => aborter.abort();
  }, [operation, skip, key, round]);

  const refetch = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, refetch };
}
