import { type LiveTopic, rightFor } from '#operations/staff/rules/live-topics.ts';
import type { SignedIn } from '#operations/staff/session-store.ts';
import { may } from '#operations/staff/signed-in.ts';

/** What a page is told of its stream: bells come by themselves, or it has to ask again every now and then. */
export type LiveMode = 'bell' | 'poll';

/** The open streams of one process, by what each may hear. */
export type LiveStreams = {
  readonly count: number;
  /** A stream of server-sent events for somebody; null where there are too many, or nothing that he may hear. */
  open(signedIn: SignedIn): ReadableStream<Uint8Array> | null;
  tell(topics: ReadonlySet<LiveTopic>): void;
  setMode(mode: LiveMode): void;
  /** So that proxies and browsers see that the connection lives. */
  beat(): void;
  sessionIds(): readonly string[];
  /** Ends the streams of whoever is not among these, or may hear nothing any more; judges the others by what they may now. */
  keep(standing: ReadonlyMap<string, SignedIn>): void;
  closeAll(): void;
};

type Stream = { signedIn: SignedIn; readonly controller: ReadableStreamDefaultController<Uint8Array> };

/** Of one process, and of one session: a browser has one for all its tabs, and one more where it comes anew before the old one is gone. */
export type StreamLimits = { readonly most: number; readonly mostOfSession: number };
const usualLimits: StreamLimits = { most: 1_000, mostOfSession: 8 };

/** Chunks that somebody may be behind. */
const mostWaiting = 100;
/** Whoever is told asks for his page: of hundreds, so many at once and then a rest, or some would be sent away as too many. */
const atOnce = 10;
const restMilliseconds = 150;
/** A browser that lost its stream comes again after this many milliseconds. */
const comeAgainAfter = 3_000;
const heartbeat = encode(':\n\n');

export function createLiveStreams(limits: StreamLimits = usualLimits): LiveStreams {
  const streams = new Set<Stream>();
  let mode: LiveMode = 'poll';

  function send(stream: Stream, bytes: Uint8Array): void {
    const { controller } = stream;
    // Whoever takes nothing for a while is let go, and asks for everything when he comes again.
    if ((controller.desiredSize ?? 0) < -mostWaiting) end(stream);
    else controller.enqueue(bytes);
  }

  function tellOne(stream: Stream, topics: readonly LiveTopic[]): void {
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
    tell(topics) {
      const told = [...topics];
      const all = [...streams];
      const tellFrom = (at: number) => {
        for (const stream of all.slice(at, at + atOnce)) tellOne(stream, told);
        if (at + atOnce < all.length) setTimeout(tellFrom, restMilliseconds, at + atOnce).unref();
      };
      tellFrom(0);
    },
    setMode(next) {
      mode = next;
      for (const stream of streams) send(stream, encode(describeMode(mode)));
    },
    beat: () => {
      for (const stream of streams) send(stream, heartbeat);
    },
    sessionIds: () => [...new Set([...streams].map(({ signedIn }) => signedIn.session.id))],
    keep(standing) {
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
