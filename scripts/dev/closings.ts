import { setTimeout as pause } from 'node:timers/promises';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const patience = 5_000;

export type Closings = {
  /** What is opened later is closed earlier. */
  add(close: () => Promise<unknown>): void;
  /** Closes everything and ends the process. */
  end(code: number): Promise<never>;
};

/** On Ctrl-C, on SIGTERM and when the terminal is closed, everything is closed before the process ends; a second signal ends it at once. */
export function closeOnSignals(): Closings {
  const closings: (() => Promise<unknown>)[] = [];
  let isEnding = false;
  async function end(code: number): Promise<never> {
    if (isEnding) process.exit(1);
    isEnding = true;
    // A closing that hangs must not prevent the database, which was opened first, from being stopped.
    for (const close of closings.reverse()) await Promise.race([close().catch(report), pause(patience)]);
    process.exit(code);
  }
  const stop = () => void end(0);
  for (const signal of signals) process.on(signal, stop);
  // Each of Vite's servers, and React Router starts one of its own, would end the process at once.
  process.on('newListener', (event, listener) => {
    if (signals.some((signal) => signal === event) && listener !== stop) process.nextTick(() => process.off(event, listener));
  });
  // The output ends with the terminal: a later message must not be what ends the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return { add: (close) => void closings.push(close), end };
}

/** Reports an error. A mistake in code that is being edited is no reason to end: the next save may fix it. */
export function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
