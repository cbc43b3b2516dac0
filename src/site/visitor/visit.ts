import { createSessionState } from './session-state.ts';

/** The storage that lasts as long as the tab; null where it is blocked. */
export function findSessionStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The state of this visit, in the browser alone: on the server, which serves all visitors at once, nothing may read or change it. */
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
