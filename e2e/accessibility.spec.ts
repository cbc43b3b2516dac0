import { siteKeys } from '../src/domain/sites/keys.ts';
import { type RunningServer, startServer } from '../src/server/testing/start-server.ts';
import { listVisiblePages, type VisiblePage } from '../src/server/testing/visible-pages.ts';
import { findSmallTargets } from './small-targets.ts';
import { atLength, expect, expectAccessible, expectNoSidewaysScroll, onEverySite, type Page, test } from './test.ts';

/**
 * Every kind of page, on each of its sites: narrow, with touch targets, before and after the consent question is answered, in light and
 * dark.
 */
let server: RunningServer | undefined;

test.beforeAll(async () => {
  server = await startServer({ variables: { ANALYTICS_ID: 'G-TEST1', ANALYTICS_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error' } });
});
test.afterAll(async () => {
  await server?.stop();
});

const at = (site: string, path: string) => `http://${site}.localhost:${server?.port}${path}`;
const banner = (page: Page) => page.locator('#consent');
const contrast = { rule: 'color-contrast' };

/** The page while it asks. The question is the same everywhere, and what is beneath it does not change. */
async function checkAsking(page: Page): Promise<void> {
  await expect(banner(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { part: '#consent' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { part: '#consent', ...contrast });
  await page.emulateMedia({ colorScheme: 'light' });
  await banner(page).getByRole('button').first().click();
  await expect(banner(page)).toBeHidden();
}

/** The page after the answer; with its colours on request. */
async function checkAnswered(page: Page, { withContrast }: { readonly withContrast: boolean }): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { withContrast });
  if (withContrast) {
    await page.emulateMedia({ colorScheme: 'dark' });
    // The scheme only changes colours.
    await expectAccessible(page, contrast);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  expect(await findSmallTargets(page)).toEqual([]);
}

/** The pages of a site in parts, so that its tests can be distributed. */
function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

const pages = siteKeys.flatMap(listVisiblePages);

/**
 * One page of each kind, the next kind on the next site: all sites have the same components and one style sheet. A separate command checks
 * the others everywhere; colours, by far the slowest check, only on these.
 */
const examples = [...Map.groupBy(pages, ({ kind }) => kind).values()].flatMap((ofKind, index) => ofKind[index % ofKind.length] ?? []);

async function checkPages(page: Page, list: readonly VisiblePage[], { withContrast }: { readonly withContrast: boolean }): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [index, each] of list.entries()) {
    await test.step(each.path, async () => {
      await page.goto(at(each.site, each.path));
      // Each site is a separate host and asks separately.
      if (each.site !== list[index - 1]?.site) await checkAsking(page);
      await checkAnswered(page, { withContrast });
    });
  }
}

for (const [index, list] of chunk(
  examples.toSorted((one, other) => siteKeys.indexOf(one.site) - siteKeys.indexOf(other.site)),
  8,
).entries()) {
  test(`${list.map(({ site, path }) => site + path).join(', ')} can be read by everyone`, index === 1 ? {} : atLength, async ({ page }) => {
    await checkPages(page, list, { withContrast: true });
  });
}

for (const list of siteKeys.flatMap((site) =>
  chunk(
    pages.filter((each) => each.site === site && !examples.includes(each)),
    8,
  ),
)) {
  test(`${list.map(({ site, path }) => site + path).join(', ')} can be read by everyone`, onEverySite, async ({ page }) => {
    await checkPages(page, list, { withContrast: false });
  });
}

for (const [site, path] of [
  ['de', '/'],
  ['fr', '/'],
  ['nl', '/offerte-aanvragen'],
  ['eu', '/locations/rome'],
  ['be', '/faq'],
] as const) {
  test(
    `${site}${path} can be read on a large screen too, also while it asks`,
    site === 'nl' || site === 'eu' ? {} : onEverySite,
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(at(site, path));
      await expect(banner(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, contrast);
    },
  );
}
