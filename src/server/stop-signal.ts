import { describeError, type Logger } from './log.ts';

/** Milliseconds for what is under way, after the time of draining. */
const patience = 15_000;

type Stopping = { readonly log: Logger /** Of what is to be stopped. */; readonly drainSeconds: number };

/**
 * Stops in good order on SIGTERM, SIGINT and SIGHUP (the terminal was closed): what is under way is finished, then the process ends. A second signal, or work that does not
 * end, ends it at once.
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
