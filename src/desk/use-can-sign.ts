import { useSyncExternalStore } from 'react';

/** Whether the browser knows passkeys; no on the server, so that a page without script offers none. */
export function useCanSign(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
