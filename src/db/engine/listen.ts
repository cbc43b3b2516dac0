import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type ListenOptions = {
  readonly url: string;
  readonly channel: string;
  /** The payload of a notification. */
  readonly onBell: (payload: string) => void;
  /** Notifications arrive from now on; or, with a reason, none arrive until it is `true` again. Those in between are lost. */
  readonly onChange: (isListening: boolean, reason?: unknown) => void;
};

export type Listening = { stop(): Promise<void> };

const connectMilliseconds = 5_000;
/** A dead connection is silent, so it is probed at this interval and given this long to answer. */
const askEvery = 20_000;
const answerWithin = 5_000;
const shortestPause = 500;
const longestPause = 30_000;

/**
 * Listens to a channel of the database on one connection of its own, and reconnects with growing pauses when it is lost. Not for use behind
 * a pooler that gives each transaction another connection: nothing would arrive.
 */
export function listen(options: ListenOptions): Listening {
  const stopping = new AbortController();
  const ended = listenUntil(stopping.signal, options);
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function listenUntil(signal: AbortSignal, options: ListenOptions): Promise<void> {
  let wait = shortestPause;
  while (!signal.aborted) {
    const reason = await listenOnce(signal, options, () => {
      wait = shortestPause;
      options.onChange(true);
    });
    if (signal.aborted) return;
    options.onChange(false, reason);
    await pause(wait + Math.random() * wait, undefined, { signal, ref: false }).catch(() => undefined);
    wait = Math.min(longestPause, wait * 2);
  }
}

/** Returns why the connection ended. */
async function listenOnce(signal: AbortSignal, { url, channel, onBell }: ListenOptions, onOpen: () => void): Promise<unknown> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'coach-hire desk bell',
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: answerWithin,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<unknown>();
  client.on('error', lost.resolve);
  client.on('end', () => lost.resolve(new Error('Connection terminated')));
  client.on('notification', ({ payload }) => onBell(payload ?? ''));
  const stop = () => lost.resolve(null);
  signal.addEventListener('abort', stop);
  let asking: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onOpen();
    asking = setInterval(() => client.query('select 1').catch(lost.resolve), askEvery).unref();
    return await lost.promise;
  } catch (error) {
    return error;
  } finally {
    clearInterval(asking);
    signal.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}
