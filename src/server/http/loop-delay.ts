import { monitorEventLoopDelay } from 'node:perf_hooks';

/** By how many milliseconds the event loop has been late since the figure before; null while there is no new one. */
export type LoopDelay = () => number | null;

/** Milliseconds between two looks of the measuring clock. */
const pace = 10;
/** Milliseconds that a figure covers: short enough to follow a flood, long enough that one garbage collection is no alarm. */
const period = 200;

/** Measures the event loop of this process, as Node itself does. */
export function measureLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: pace });
  histogram.enable();
  let since = performance.now();
  return () => {
    const now = performance.now();
    if (now - since < period) return null;
    since = now;
    // Measures the time between two looks, which for an idle loop is the pace of the clock.
    const delay = histogram.count === 0 ? period : Math.max(0, histogram.mean / 1e6 - pace);
    histogram.reset();
    return delay;
  };
}
