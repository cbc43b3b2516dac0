import { createSessionState } from './session-state.ts';

/** The storage of the tab's session; null where it is blocked. */
export function findSessionStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The state of this visit, in the browser only. On the server, which serves all visitors at once, nothing may read or change it. */
export const visit = createSessionState({
  findTripStorage: findSessionStorage,
  clock: {
    now: () => Date.now(),
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  },
});
