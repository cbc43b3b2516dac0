import type { Compressed } from '../compress.ts';

/** A whole content page as it is sent: the same for everyone who reads this site, language and path. */
export type CachedPage = {
  readonly status: number;
  readonly body: Compressed;
  readonly policy: string;
  readonly renderedAt: number;
  readonly contentVersion: number;
};

export type PageCache = {
  /** The page for a key, rendered when it is missing or of older content; an old one is given at once while a new one is made. */
  getPage(key: string, contentVersion: number, render: () => Promise<CachedPage>): Promise<CachedPage>;
};

const maximumPages = 3_000;
const freshFor = 60_000;

/**
 * Content pages in memory. Its owner of invalidation is the content's version: an import gives the next one. Besides, a page is made anew in
 * the background once a minute, for what depends on the day. A page that cannot be made while the database is away stays as it is.
 */
export function createPageCache(now: () => number): PageCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();

  function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const made = render()
      .then((page) => {
        if (page.status === 200) keep(key, page);
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, made);
    return made;
  }

  function keep(key: string, page: CachedPage): void {
    pages.delete(key);
    const oldest = pages.keys().next();
    if (pages.size >= maximumPages && !oldest.done) pages.delete(oldest.value);
    pages.set(key, page);
  }

  return {
    async getPage(key, contentVersion, render) {
      const known = pages.get(key);
      if (known === undefined) return renderOnce(key, render);
      if (known.contentVersion !== contentVersion)
        return renderOnce(key, render).then(
          (page) => (page.status === 200 ? page : known),
          () => known,
        );
      if (now() - known.renderedAt > freshFor) renderOnce(key, render).catch(() => undefined);
      return known;
    },
  };
}
