import { describe, expect, it } from 'vitest';
import { type CachedPage, createPageCache } from './page-cache.ts';

const empty = { identity: new Uint8Array(), br: null, gzip: null, etag: '' };

function createFixture() {
  const clock = { now: 0 };
  const cache = createPageCache(() => clock.now);
  let renders = 0;
  /** Answers a page whose policy names its rendering. */
  const renderWith = (change: { status?: number; version?: number; isWhole?: boolean } = {}) => {
    return async (): Promise<CachedPage> => {
      renders += 1;
      const { status = 200, version = 1, isWhole = true } = change;
      return { status, body: empty, policy: `rendering ${renders}`, renderedAt: clock.now, contentVersion: version, isWhole };
    };
  };
  const fail = async (): Promise<CachedPage> => {
    renders += 1;
    throw new Error('the database is away');
  };
  return { clock, cache, renderWith, fail, renders: () => renders };
}

/** Lets background work finish. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a page that is not cached yet', () => {
  it('is rendered once for many at once', async () => {
    const { cache, renderWith, renders } = createFixture();
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.getPage('nl /', 1, renderWith())));
    expect(renders()).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  it('is another page under another key', async () => {
    const { cache, renderWith } = createFixture();
    const [one, other] = await Promise.all([cache.getPage('nl /', 1, renderWith()), cache.getPage('be /', 1, renderWith())]);
    expect(one.policy).not.toBe(other.policy);
  });

  it('fails for all waiting requests, and is tried again by the next', async () => {
    const { cache, renderWith, fail } = createFixture();
    const waiting = [cache.getPage('nl /', 1, fail), cache.getPage('nl /', 1, fail)];
    await expect(Promise.all(waiting)).rejects.toThrow('the database is away');
    expect((await cache.getPage('nl /', 1, renderWith())).status).toBe(200);
  });

  it.each([404, 500, 302])('is not cached when it answers %i', async (status) => {
    const { cache, renderWith, renders } = createFixture();
    expect((await cache.getPage('nl /x', 1, renderWith({ status }))).status).toBe(status);
    await cache.getPage('nl /x', 1, renderWith({ status }));
    expect(renders()).toBe(2);
  });
});

describe('a page that lacks one of its lists', () => {
  it('is shown and not cached', async () => {
    const { cache, renderWith, renders } = createFixture();
    await cache.getPage('nl /faq', 1, renderWith({ isWhole: false }));
    expect((await cache.getPage('nl /faq', 1, renderWith())).policy).toBe('rendering 2');
    expect((await cache.getPage('nl /faq', 1, renderWith())).policy).toBe('rendering 2');
    expect(renders()).toBe(2);
  });

  it('does not take the place of the whole page', async () => {
    const { cache, clock, renderWith } = createFixture();
    const first = await cache.getPage('nl /faq', 1, renderWith());
    expect(await cache.getPage('nl /faq', 2, renderWith({ isWhole: false, version: 2 }))).toBe(first);
    clock.now = 60_001;
    await cache.getPage('nl /faq', 1, renderWith({ isWhole: false }));
    await settle();
    expect(await cache.getPage('nl /faq', 1, renderWith({ isWhole: false }))).toBe(first);
  });
});

describe('a cached page', () => {
  it('is given without rendering for a minute', async () => {
    const { cache, clock, renderWith, fail } = createFixture();
    const first = await cache.getPage('nl /', 1, renderWith());
    clock.now = 60_000;
    expect(await cache.getPage('nl /', 1, fail)).toBe(first);
  });

  it('is given at once after that, while one rendering makes the next', async () => {
    const { cache, clock, renderWith, renders } = createFixture();
    const first = await cache.getPage('nl /', 1, renderWith());
    clock.now = 60_001;
    const given = await Promise.all([cache.getPage('nl /', 1, renderWith()), cache.getPage('nl /', 1, renderWith())]);
    expect(given).toEqual([first, first]);
    await settle();
    expect(renders()).toBe(2);
    expect((await cache.getPage('nl /', 1, renderWith())).policy).toBe('rendering 2');
  });

  it('remains when it cannot be rendered again in the background', async () => {
    const { cache, clock, renderWith, fail } = createFixture();
    const first = await cache.getPage('nl /', 1, renderWith());
    clock.now = 60_001;
    for (const render of [fail, renderWith({ status: 500 }), fail]) {
      expect(await cache.getPage('nl /', 1, render)).toBe(first);
      await settle();
    }
  });
});

describe('newer content', () => {
  it('is shown at once', async () => {
    const { cache, renderWith } = createFixture();
    await cache.getPage('nl /', 1, renderWith());
    expect((await cache.getPage('nl /', 2, renderWith({ version: 2 }))).policy).toBe('rendering 2');
    expect((await cache.getPage('nl /', 2, renderWith({ version: 2 }))).policy).toBe('rendering 2');
  });

  it('leaves the old page while it cannot be rendered, and comes as soon as it can', async () => {
    const { cache, renderWith, fail } = createFixture();
    const first = await cache.getPage('nl /', 1, renderWith());
    expect(await cache.getPage('nl /', 2, fail)).toBe(first);
    expect(await cache.getPage('nl /', 2, renderWith({ status: 500, version: 2 }))).toBe(first);
    expect((await cache.getPage('nl /', 2, renderWith({ version: 2 }))).contentVersion).toBe(2);
  });

  it('takes away a page that it no longer has', async () => {
    const { cache, renderWith, fail } = createFixture();
    await cache.getPage('nl /locaties/oss', 1, renderWith());
    expect((await cache.getPage('nl /locaties/oss', 2, renderWith({ status: 404, version: 2 }))).status).toBe(404);
    await expect(cache.getPage('nl /locaties/oss', 2, fail)).rejects.toThrow('the database is away');
  });

  it('does not wait for a rendering of the older that is under way', async () => {
    const { cache, renderWith } = createFixture();
    const { promise, resolve } = Promise.withResolvers<CachedPage>();
    const older = cache.getPage('nl /', 1, () => promise);
    expect((await cache.getPage('nl /', 2, renderWith({ version: 2 }))).contentVersion).toBe(2);
    resolve(await renderWith()());
    expect((await older).contentVersion).toBe(1);
    expect((await cache.getPage('nl /', 2, renderWith({ version: 2 }))).contentVersion).toBe(2);
  });
});

describe('the whole cache', () => {
  it('is bounded and gives up the page that was made longest ago', async () => {
    const { cache, renderWith, renders, fail } = createFixture();
    for (let page = 0; page < 3_000; page += 1) await cache.getPage(`nl /${page}`, 1, renderWith());
    await cache.getPage('nl /0', 2, renderWith({ version: 2 }));
    await cache.getPage('nl /3000', 1, renderWith());
    expect(renders()).toBe(3_002);
    await expect(cache.getPage('nl /1', 1, fail)).rejects.toThrow('the database is away');
    for (const [path, version] of [
      ['/0', 2],
      ['/2', 1],
      ['/3000', 1],
    ] as const)
      expect((await cache.getPage(`nl ${path}`, version, fail)).status).toBe(200);
  });
});
