import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the script has taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
