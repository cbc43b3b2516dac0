/**
 * One event stream for all tabs of a browser, because HTTP/1.1 allows six connections to a host: the tab that holds a lock opens it and
 * forwards events to the others.
 */

/** The messages between tabs: whether events arrive, and which. `all`: anything may have changed. */
export type LiveWord = { readonly isLive: boolean; readonly topics: readonly string[] };

const name = 'desk-live';
/** Milliseconds. A tab that hears nothing for three of these assumes that no tab has a stream. */
export const aliveEvery = 15_000;
/** The stream stays open from one page to the next. */
const lingerFor = 5_000;
/**
 * The delay after a refusal, such as of a process that is shutting down or has too many streams. A browser reconnects a lost connection
 * itself.
 */
const comeAgainAfter = 10_000;

const listeners = new Set<(word: LiveWord) => void>();
let close: (() => void) | null = null;
let lingering: ReturnType<typeof setTimeout> | undefined;

/** Calls the page for each event until it stops listening. Without the needed browser features it never calls. */
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
  const notify = (word: LiveWord) => {
    for (const listener of listeners) listener(word);
  };
  channel.addEventListener('message', ({ data }) => notify(readWord(data)));
  const notifyAll = (word: LiveWord) => {
    if (ending.signal.aborted) return;
    channel.postMessage(word);
    notify(word);
  };
  navigator.locks.request(name, { signal: ending.signal }, () => lead(ending.signal, notifyAll)).catch(() => undefined);
  return () => {
    ending.abort();
    channel.close();
  };
}

function readWord(data: unknown): LiveWord {
  const { isLive, topics }: { isLive?: unknown; topics?: unknown } = typeof data === 'object' && data !== null ? data : {};
  return { isLive: isLive === true, topics: Array.isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [] };
}

/** Opens the stream until stopped. */
function lead(ending: AbortSignal, notifyAll: (word: LiveWord) => void): Promise<void> {
  const ended = Promise.withResolvers<void>();
  let isLive = false;
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const connect = () => {
    source = new EventSource('/live');
    source.addEventListener('mode', ({ data }) => {
      isLive = data === 'bell';
      notifyAll({ isLive, topics: ['all'] });
    });
    source.addEventListener('bell', ({ data }) => notifyAll({ isLive, topics: String(data).split(',') }));
    source.addEventListener('error', () => {
      isLive = false;
      notifyAll({ isLive, topics: [] });
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(connect, comeAgainAfter * (1 + Math.random()));
    });
  };
  connect();
  const beating = setInterval(() => notifyAll({ isLive, topics: [] }), aliveEvery);
  ending.addEventListener('abort', () => {
    clearInterval(beating);
    clearTimeout(again);
    source?.close();
    ended.resolve();
  });
  return ended.promise;
}
