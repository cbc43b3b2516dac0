import type { Context } from 'hono';
import { listen } from '#db/engine/listen.ts';
import type { Database } from '#db/engine/tables.ts';
import { type LiveTopic, readLiveTopic } from '#operations/staff/rules/live-topics.ts';
import { findStanding } from '#operations/staff/session-store.ts';
import { describeError, type Logger } from '../../log.ts';
import type { SessionFound } from '../session-cookie.ts';
import { createLiveStreams } from './live-streams.ts';

/** Events within this many milliseconds are sent as one: a page needs to learn of a hundred changes only once. */
const gatherFor = 250;
/** Milliseconds between heartbeats of a busy stream. */
const gatherAtMost = 1_000;
/** Proxies close a stream that is silent for half a minute. */
const beatEvery = 15_000;

export type Live = {
  /** The stream for the requesting member. */
  answer(c: Context, session: SessionFound): Response;
  /** Ends all streams and accepts no more: their browsers reconnect to another process. */
  close(): Promise<void>;
};

export type LiveParts = {
  readonly db: Database;
  readonly databaseUrl: string;
  /** A pooler gives each transaction another connection, so LISTEN does not work. */
  readonly isPooled: boolean;
  readonly log: Pick<Logger, 'warn'>;
};

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx buffers an answer unless this header disables it.
  'X-Accel-Buffering': 'no',
};

/** Headers of an answer without a stream. */
const unheard = { 'Cache-Control': 'no-store' };

/** Pushes changes to open pages. It listens to the database from the first page on. */
export function openLive({ db, databaseUrl, isPooled, log }: LiveParts): Live {
  const streams = createLiveStreams();
  const changed = new Set<LiveTopic>();
  const state = { isClosed: false, isJudging: false };
  let gathering: NodeJS.Timeout | undefined;
  let changedSince = 0;
  let beating: NodeJS.Timeout | undefined;
  let listening: ReturnType<typeof listen> | undefined;

  function receive(payload: string): void {
    if (payload === 'staff') void judge();
    const topic = readLiveTopic(payload);
    if (topic === null) return;
    if (changed.size === 0) changedSince = performance.now();
    changed.add(topic);
    clearTimeout(gathering);
    gathering = setTimeout(notify, performance.now() - changedSince > gatherAtMost ? 0 : gatherFor);
  }

  function notify(): void {
    streams.notify(changed);
    changed.clear();
  }

  /**
   * Checks for all streams at once whether their sessions are still valid. While the database is away nothing changes and nothing is sent.
   */
  async function judge(): Promise<void> {
    if (state.isJudging || streams.count === 0) return;
    state.isJudging = true;
    const standing = await findStanding(db, streams.sessionIds()).catch(() => null);
    state.isJudging = false;
    if (standing !== null) streams.retain(standing);
  }

  function start(): void {
    if (beating !== undefined) return;
    beating = setInterval(() => {
      streams.beat();
      void judge();
    }, beatEvery).unref();
    if (isPooled) {
      log.warn({}, 'Nothing can be listened to through DATABASE_POOLER=transaction: pages of the desk ask every 20 s instead');
      return;
    }
    listening = listen({
      url: databaseUrl,
      channel: 'desk',
      onBell: receive,
      onChange(isListening, reason) {
        if (!isListening) log.warn(describeError(reason), 'The desk hears nothing of the database: its pages ask every 20 s meanwhile');
        streams.setMode(isListening ? 'bell' : 'poll');
      },
    });
  }

  return {
    answer(c, session) {
      if (session === 'away' || state.isClosed) return c.body(null, 503, { ...unheard, 'Retry-After': '5' });
      if (session === null) return c.body(null, 401, unheard);
      start();
      const stream = streams.open(session);
      return stream === null ? c.body(null, 404, unheard) : c.body(stream, 200, headers);
    },
    async close() {
      state.isClosed = true;
      clearInterval(beating);
      clearTimeout(gathering);
      streams.closeAll();
      await listening?.stop();
    },
  };
}
