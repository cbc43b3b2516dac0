import { describeError, type Logger } from './log.ts';

/** Milliseconds for work in progress, after draining. */
const patience = 15_000;

type Stopping = { readonly log: Logger /** The part that is stopped. */; readonly drainSeconds: number };

/**
 * Stops in order on SIGTERM, SIGINT and SIGHUP (the terminal was closed): finishes the work in progress, then ends the process. A second
 * signal, or work that does not end, ends it at once.
 */
export function onStopSignal({ log, drainSeconds }: Stopping, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + patience).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(describeError(error), 'Unable to stop in good order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('SIGHUP', onSignal);
}
