import type { Compressed } from '../compress.ts';

/** A whole content page as it is sent: the same for everyone who reads this site, language and path. */
export type CachedPage = {
  readonly status: number;
  readonly body: Compressed;
  readonly policy: string;
  readonly renderedAt: number;
  readonly contentVersion: number;
  /** False if one of its lists could not be loaded. */
  readonly isWhole: boolean;
};

export type PageCache = {
  /** The page for a key, rendered if it is missing or of older content; an old one is returned at once while a new one is rendered. */
  getPage(key: string, contentVersion: number, render: () => Promise<CachedPage>): Promise<CachedPage>;
};

const maximumPages = 3_000;
/** Milliseconds. */
export const freshFor = 60_000;

/**
 * Content pages in memory. The content's version invalidates them: an import increments it. A page is also rendered again in the background
 * once a minute, for what depends on the date. A page that cannot be rendered, or not completely, while the database is away stays as it
 * is.
 */
export function createPageCache(
  now: () => number,
  note: (outcome: 'kept' | 'kept-and-renewed' | 'made') => void = () => undefined,
): PageCache {
  const pages = new Map<string, CachedPage>();
  const rendering = new Map<string, Promise<CachedPage>>();

  function renderOnce(key: string, contentVersion: number, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const name = `${contentVersion} ${key}`;
    const running = rendering.get(name);
    if (running !== undefined) return running;
    const made = render()
      .then((page) => {
        if (isComplete(page)) store(key, page);
        // An error on our side says nothing about the page; any other answer means that it is gone.
        else if (page.status < 500 && page.isWhole) pages.delete(key);
        return page;
      })
      .finally(() => rendering.delete(name));
    rendering.set(name, made);
    return made;
  }

  function store(key: string, page: CachedPage): void {
    pages.delete(key);
    const oldest = pages.keys().next();
    if (pages.size >= maximumPages && !oldest.done) pages.delete(oldest.value);
    pages.set(key, page);
  }

  return {
    async getPage(key, contentVersion, render) {
      const known = pages.get(key);
      const isOld = known !== undefined && now() - known.renderedAt > freshFor;
      if (known === undefined || known.contentVersion !== contentVersion) note('made');
      else note(isOld ? 'kept-and-renewed' : 'kept');
      if (known === undefined) return renderOnce(key, contentVersion, render);
      if (known.contentVersion !== contentVersion)
        return renderOnce(key, contentVersion, render).then(
          (page) => (page.status < 500 && page.isWhole ? page : known),
          () => known,
        );
      if (isOld) renderOnce(key, contentVersion, render).catch(() => undefined);
      return known;
    },
  };
}

/** Only a page that exists and is complete may be cached, here or by anyone else. */
export function isComplete({ status, isWhole }: Pick<CachedPage, 'status' | 'isWhole'>): boolean {
  return status === 200 && isWhole;
}
