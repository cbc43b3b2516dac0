import { useSyncExternalStore } from 'react';

/** Whether the browser supports passkeys; false on the server, so that a page without a script offers none. */
export function useCanSign(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
