import { monitorEventLoopDelay } from 'node:perf_hooks';

/** By how many milliseconds the event loop has been late since the previous value; null while there is no new one. */
export type LoopDelay = () => number | null;

/** Milliseconds between two ticks of the measuring timer. */
const pace = 10;
/** Milliseconds that a value covers: short enough to follow a flood, long enough that one garbage collection does not trigger it. */
const period = 200;

/** Measures the event loop of this process with Node's own monitor. */
export function measureLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: pace });
  histogram.enable();
  let since = performance.now();
  return () => {
    const now = performance.now();
    if (now - since < period) return null;
    since = now;
    // Measures the time between two ticks, which for an idle loop is the timer's interval.
    const delay = histogram.count === 0 ? period : Math.max(0, histogram.mean / 1e6 - pace);
    histogram.reset();
    return delay;
  };
}
