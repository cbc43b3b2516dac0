/** Long enough to leave room for other messages, short enough to be found in the log of one night. */
const repeatAfterMilliseconds = 3_600_000;

/** Reports a repeated failure at once, and again every hour that it lasts. */
export type RepeatedReports = {
  /** Whether a failure of this name should be reported now. */
  isToBeSaid(name: string): boolean;
  /** It succeeded: the next failure is a new one. */
  forget(name: string): void;
};

/** The clock counts milliseconds. */
export function createRepeatedReports(clock: () => number = () => performance.now()): RepeatedReports {
  const saidAt = new Map<string, number>();
  return {
    isToBeSaid(name) {
      const last = saidAt.get(name);
      if (last !== undefined && clock() - last < repeatAfterMilliseconds) return false;
      saidAt.set(name, clock());
      return true;
    },
    forget: (name) => void saidAt.delete(name),
  };
}
