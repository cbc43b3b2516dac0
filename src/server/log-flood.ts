/** Reports, at the end of its minute, how often a suppressed message came. */
type ReportLeftOut = (leftOut: number) => void;

export type FloodLimit = {
  /** Whether a message may be written. For a suppressed one, `tell` is called at the end of its minute. */
  mayWrite(message: string, report: ReportLeftOut): boolean;
};

const minute = 60_000;
/** Messages are constant texts, a few dozen; any beyond this number are written. */
const mostMessages = 1_000;

/**
 * Limits how often each message is written per minute and counts the rest: a message that anybody can cause repeatedly, such as an unknown
 * host, must not hide the rest of the log.
 */
export function createFloodLimit(mostInMinute: number): FloodLimit {
  const counts = new Map<string, { written: number; leftOut: number; report: ReportLeftOut }>();

  function begin(message: string, report: ReportLeftOut) {
    const count = { written: 0, leftOut: 0, report };
    counts.set(message, count);
    setTimeout(() => {
      counts.delete(message);
      if (count.leftOut > 0) count.report(count.leftOut);
    }, minute).unref();
    return count;
  }

  return {
    mayWrite(message, report) {
      if (counts.size >= mostMessages && !counts.has(message)) return true;
      const count = counts.get(message) ?? begin(message, report);
      if (count.written < mostInMinute) {
        count.written += 1;
        return true;
      }
      count.leftOut += 1;
      return false;
    },
  };
}
