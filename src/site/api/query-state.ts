export type QueryState<Data> = { readonly data: Data | null; readonly error: unknown; readonly loading: boolean };

/** The state before the first request: loading, unless the query is skipped. */
export function initialQueryState<Data>(skip: boolean): QueryState<Data> {
  return { data: null, error: null, loading: !skip };
}
