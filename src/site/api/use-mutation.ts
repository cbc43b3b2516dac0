import { useState } from 'react';
import type { Operation } from './api-client.ts';
import { browserApi } from './browser-client.ts';
import { runMutation } from './run-operation.ts';

type MutationOptions<Data> = { readonly onCompleted?: (data: Data) => void; readonly onError?: (error: unknown) => void };

/** Runs a mutation from the page, and tells whether it is in progress. Errors go to `onError`, or are thrown where there is none. */
export function useMutation<Data, Variables>(operation: Operation<Data, Variables>, { onCompleted, onError }: MutationOptions<Data> = {}) {
  const [loading, setLoading] = useState(false);
  async function mutate(variables: Variables): Promise<Data | null> {
    setLoading(true);
    try {
      return await runMutation({ ask: () => browserApi.execute(operation, variables), onCompleted, onError });
    } finally {
      setLoading(false);
    }
  }
  return { mutate, loading };
}
