import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/** The data of a page's loaders, by the id of each route. */
type Answers = Record<string, DataStrategyResult>;

type SessionAnswers = {
  readonly middleware: MiddlewareFunction<Answers>;
  /** Takes over what the server sent with the first page. */
  readonly keep: (address: URL, answers: Answers) => void;
  readonly has: (address: URL) => boolean;
};

/**
 * The browser's memory of content pages (docs/specification.md#calls: cached in memory for the session). A page that is visited again is
 * shown from it, without a request; a full page load starts empty. `nameOf` gives the cache key of an address, null for pages that must be
 * fetched each time.
 */
export function createSessionAnswers(nameOf: (address: URL) => string | null): SessionAnswers {
  const kept = new Map<string, Answers>();

  function keep(address: URL, answers: Answers): void {
    const name = nameOf(address);
    const isWhole = Object.keys(answers).length > 0 && Object.values(answers).every(({ type }) => type === 'data');
    if (name !== null && isWhole) kept.set(name, answers);
  }

  function find(address: URL): Answers | undefined {
    const name = nameOf(address);
    return name === null ? undefined : kept.get(name);
  }

  return {
    async middleware({ request }, next) {
      const address = new URL(request.url);
      if (request.method !== 'GET') return next();
      const known = find(address);
      // The router writes into the object that it receives.
      if (known !== undefined) return { ...known };
      const answers = await next();
      keep(address, answers);
      return answers;
    },
    keep,
    has: (address) => find(address) !== undefined,
  };
}
