import type { Compressed } from '../compress.ts';

/** A whole content page as it is sent: the same for everyone who reads this site, language and path. */
export type CachedPage = {
  readonly status: number;
  readonly body: Compressed;
  readonly policy: string;
  readonly renderedAt: number;
  readonly contentVersion: number;
  /** False where one of its lists could not be had. */
  readonly isWhole: boolean;
};

export type PageCache = {
  /** The page for a key, rendered when it is missing or of older content; an old one is given at once while a new one is made. */
  getPage(key: string, contentVersion: number, render: () => Promise<CachedPage>): Promise<CachedPage>;
};

const maximumPages = 3_000;
/** Milliseconds. */
export const freshFor = 60_000;

/**
 * Content pages in memory. Its owner of invalidation is the content's version: an import gives the next one. Besides, a page is made anew in
 * the background once a minute, for what depends on the day. A page that cannot be made, or not wholly,
 * while the database is away stays as it is.
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
        if (isComplete(page)) keep(key, page);
        // A fault of ours says nothing about the page; any other answer says that it is gone.
        else if (page.status < 500 && page.isWhole) pages.delete(key);
        return page;
      })
      .finally(() => rendering.delete(name));
    rendering.set(name, made);
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

/** Only what is there and lacks nothing may be kept, here or by anyone else. */
export function isComplete({ status, isWhole }: Pick<CachedPage, 'status' | 'isWhole'>): boolean {
  return status === 200 && isWhole;
}
