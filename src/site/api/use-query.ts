import { useCallback, useEffect, useRef, useState } from 'react';
import type { Operation } from './api-client.ts';
import { browserApi } from './browser-client.ts';
import { initialQueryState, type QueryState } from './query-state.ts';
import { runQuery } from './run-operation.ts';

type QueryOptions<Data, Variables> = {
  readonly variables: Variables;
  /** A skipped query has no data and is not loading (docs/specification.md#states). */
  readonly skip?: boolean;
  readonly onCompleted?: (data: Data) => void;
  readonly onError?: (error: unknown) => void;
};

type QueryResult<Data> = QueryState<Data> & { readonly refetch: () => void };

/** Runs a query from the page, and again when its variables change or `refetch` is called. A run that was replaced or left is cancelled. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers the variables, `round` a refetch.
  useEffect(() => {
    if (skip) {
      setState(initialQueryState(true));
      return;
    }
    const aborter = new AbortController();
    const { variables, onCompleted, onError } = latest.current;
    runQuery({
      ask: (signal) => browserApi.execute(operation, variables, { signal }),
      signal: aborter.signal,
      show: setState,
      onCompleted,
      onError,
    });
    return () => aborter.abort();
  }, [operation, skip, key, round]);

  const refetch = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, refetch };
}
