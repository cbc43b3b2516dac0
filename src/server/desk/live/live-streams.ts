import { type LiveTopic, rightFor } from '#operations/staff/rules/live-topics.ts';
import type { SignedIn } from '#operations/staff/session-store.ts';
import { may } from '#operations/staff/signed-in.ts';

/** What a page learns about its stream: events are pushed, or the page has to poll. */
export type LiveMode = 'bell' | 'poll';

/** The open streams of one process, by the topics that each may receive. */
export type LiveStreams = {
  readonly count: number;
  /** Opens a stream of server-sent events; null if there are too many, or no topic is allowed. */
  open(signedIn: SignedIn): ReadableStream<Uint8Array> | null;
  notify(topics: ReadonlySet<LiveTopic>): void;
  setMode(mode: LiveMode): void;
  /** Shows proxies and browsers that the connection is alive. */
  beat(): void;
  sessionIds(): readonly string[];
  /** Ends the streams of members who are not in this list or lost all topics; updates the topics of the others. */
  retain(standing: ReadonlyMap<string, SignedIn>): void;
  closeAll(): void;
};

type Stream = { signedIn: SignedIn; readonly controller: ReadableStreamDefaultController<Uint8Array> };

/** Limits per process and per session: a browser has one stream for all its tabs, and one more while it reconnects. */
export type StreamLimits = { readonly most: number; readonly mostOfSession: number };
const usualLimits: StreamLimits = { most: 1_000, mostOfSession: 8 };

/** How many chunks a client may lag behind. */
const mostWaiting = 100;
/**
 * A notified page reloads its data. Of hundreds, only this many are notified at once, followed by a pause, so that no reload is refused.
 */
const atOnce = 10;
const restMilliseconds = 150;
/** A browser that lost its stream reconnects after this many milliseconds. */
const comeAgainAfter = 3_000;
const heartbeat = encode(':\n\n');

export function createLiveStreams(limits: StreamLimits = usualLimits): LiveStreams {
  const streams = new Set<Stream>();
  let mode: LiveMode = 'poll';

  function send(stream: Stream, bytes: Uint8Array): void {
    const { controller } = stream;
    // A client that reads nothing for a while is disconnected, and reloads everything when it reconnects.
    if ((controller.desiredSize ?? 0) < -mostWaiting) end(stream);
    else controller.enqueue(bytes);
  }

  function notifyOne(stream: Stream, topics: readonly LiveTopic[]): void {
    const heard = topics.filter((topic) => may(stream.signedIn, rightFor(topic))).join(',');
    if (heard !== '' && streams.has(stream)) send(stream, encode(`event: bell\ndata: ${heard}\n\n`));
  }

  function end(stream: Stream): void {
    if (streams.delete(stream)) stream.controller.close();
  }

  return {
    get count() {
      return streams.size;
    },
    open(signedIn) {
      const ofSession = [...streams].filter((each) => each.signedIn.session.id === signedIn.session.id);
      if (streams.size >= limits.most || ofSession.length >= limits.mostOfSession || !hearsAnything(signedIn)) return null;
      let mine: Stream | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          mine = { signedIn, controller };
          streams.add(mine);
          controller.enqueue(encode(`retry: ${comeAgainAfter}\n${describeMode(mode)}`));
        },
        cancel() {
          if (mine !== undefined) streams.delete(mine);
        },
      });
    },
    notify(topics) {
      const changed = [...topics];
      const all = [...streams];
      const notifyFrom = (at: number) => {
        for (const stream of all.slice(at, at + atOnce)) notifyOne(stream, changed);
        if (at + atOnce < all.length) setTimeout(notifyFrom, restMilliseconds, at + atOnce).unref();
      };
      notifyFrom(0);
    },
    setMode(next) {
      mode = next;
      for (const stream of streams) send(stream, encode(describeMode(mode)));
    },
    beat: () => {
      for (const stream of streams) send(stream, heartbeat);
    },
    sessionIds: () => [...new Set([...streams].map(({ signedIn }) => signedIn.session.id))],
    retain(standing) {
      for (const stream of streams) {
        const now = standing.get(stream.signedIn.session.id);
        if (now === undefined || !hearsAnything(now)) end(stream);
        else stream.signedIn = now;
      }
    },
    closeAll: () => {
      for (const stream of streams) end(stream);
    },
  };
}

function hearsAnything(signedIn: SignedIn): boolean {
  return may(signedIn, rightFor('today')) || may(signedIn, rightFor('plan'));
}

function describeMode(mode: LiveMode): string {
  return `event: mode\ndata: ${mode}\n\n`;
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
