/**
 * One stream of bells for all tabs of a browser, since HTTP/1.1 gives a host six connections: the tab that holds a lock has it, and tells
 * the others.
 */

/** What tabs tell each other: whether bells come by themselves, and what rang. `all`: anything may have changed. */
export type LiveWord = { readonly isLive: boolean; readonly topics: readonly string[] };

const name = 'desk-live';
/** Milliseconds. A tab that hears nothing for three of these takes it that nobody has a stream. */
export const aliveEvery = 15_000;
/** From one page to the next the stream stays. */
const lingerFor = 5_000;
/** After a refusal, such as of a process that ends, or where there are too many; a lost connection the browser makes again by itself. */
const comeAgainAfter = 10_000;

const listeners = new Set<(word: LiveWord) => void>();
let close: (() => void) | null = null;
let lingering: ReturnType<typeof setTimeout> | undefined;

/** Tells a page of each word until it no longer listens. Where the browser lacks what it takes, nothing is ever told. */
export function hearLive(listener: (word: LiveWord) => void): () => void {
  listeners.add(listener);
  clearTimeout(lingering);
  if ('locks' in navigator && 'EventSource' in window && 'BroadcastChannel' in window) close ??= open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    lingering = setTimeout(() => {
      close?.();
      close = null;
    }, lingerFor);
  };
}

function open(): () => void {
  const ending = new AbortController();
  const channel = new BroadcastChannel(name);
  const tell = (word: LiveWord) => {
    for (const listener of listeners) listener(word);
  };
  channel.addEventListener('message', ({ data }) => tell(readWord(data)));
  const tellAll = (word: LiveWord) => {
    if (ending.signal.aborted) return;
    channel.postMessage(word);
    tell(word);
  };
  navigator.locks.request(name, { signal: ending.signal }, () => lead(ending.signal, tellAll)).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}

function readWord(data: unknown): LiveWord {
  const { isLive, topics }: { isLive?: unknown; topics?: unknown } = typeof data === 'object' && data !== null ? data : {};
  return { isLive: isLive === true, topics: Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [] };
}

/** Has the stream until told to end it. */
function lead(ending: AbortSignal, tellAll: (word: LiveWord) => void): Promise<void> {
  const ended = Promise.withResolvers<void>();
  let isLive = false;
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource('/live');
    source.addEventListener('mode', ({ data }) => {
      isLive = data === 'bell';
      tellAll({ isLive, topics: ['all'] });
    });
    source.addEventListener('bell', ({ data }) => tellAll({ isLive, topics: String(data).split(',') }));
    source.addEventListener('error', () => {
      isLive = false;
      tellAll({ isLive, topics: [] });
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, comeAgainAfter * (1 + Math.random()));
    });
  };
  connect();
  const telling = setInterval(() => tellAll({ isLive, topics: [] }), aliveEvery);
  ending.addEventListener('abort', () => {
    clearInterval(telling);
    clearTimeout(again);
    source?.close();
    ended.resolve();
  });
  return ended.promise;
}
