import type { Context } from 'hono';
import { listen } from '#db/engine/listen.ts';
import type { Database } from '#db/engine/tables.ts';
import { type LiveTopic, readLiveTopic } from '#operations/staff/rules/live-topics.ts';
import { findStanding } from '#operations/staff/session-store.ts';
import { describeError, type Logger } from '../../log.ts';
import type { SessionFound } from '../session-cookie.ts';
import { createLiveStreams } from './live-streams.ts';

/** Milliseconds of silence after which bells are told as one: of a hundred changes at once a page needs to hear once. */
const gatherFor = 250;
/** Where there is no silence. */
const gatherAtMost = 1_000;
/** Proxies end what says nothing for half a minute. */
const beatEvery = 15_000;

export type Live = {
  /** The stream of whoever asks. */
  answer(c: Context, session: SessionFound): Response;
  /** Ends all streams, and takes no more: their browsers come again to another process. */
  close(): Promise<void>;
};

export type LiveParts = {
  readonly db: Database;
  readonly databaseUrl: string;
  /** A pooler gives each transaction another connection: nothing can be listened to. */
  readonly isPooled: boolean;
  readonly log: Pick<Logger, 'warn'>;
};

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx keeps an answer back until it has a page of it, unless told.
  'X-Accel-Buffering': 'no',
};

/** What tells open pages that something changed. It listens to the database from the first page on. */
export function openLive({ db, databaseUrl, isPooled, log }: LiveParts): Live {
  const streams = createLiveStreams();
  const rung = new Set<LiveTopic>();
  const state = { isClosed: false, isJudging: false };
  let gathering: NodeJS.Timeout | undefined;
  let rungSince = 0;
  let beating: NodeJS.Timeout | undefined;
  let listening: ReturnType<typeof listen> | undefined;

  function ring(payload: string): void {
    if (payload === 'staff') void judge();
    const topic = readLiveTopic(payload);
    if (topic === null) return;
    if (rung.size === 0) rungSince = performance.now();
    rung.add(topic);
    clearTimeout(gathering);
    gathering = setTimeout(tell, performance.now() - rungSince > gatherAtMost ? 0 : gatherFor);
  }

  function tell(): void {
    streams.tell(rung);
    rung.clear();
  }

  /** Asks for all streams at once who still is who he was. While the database is away nothing changes, and nobody is told of anything. */
  async function judge(): Promise<void> {
    if (state.isJudging || streams.count === 0) return;
    state.isJudging = true;
    const standing = await findStanding(db, streams.sessionIds()).catch(() => null);
    state.isJudging = false;
    if (standing !== null) streams.keep(standing);
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
      onBell: ring,
      onChange(isListening, reason) {
        if (!isListening) log.warn(describeError(reason), 'The desk hears nothing of the database: its pages ask every 20 s meanwhile');
        streams.setMode(isListening ? 'bell' : 'poll');
      },
    });
  }

  return {
    answer(c, session) {
      if (session === 'away' || state.isClosed) return c.body(null, 503);
      if (session === null) return c.body(null, 401);
      start();
      const stream = streams.open(session);
      return stream === null ? c.body(null, 404) : c.body(stream, 200, headers);
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
