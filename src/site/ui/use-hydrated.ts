import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
