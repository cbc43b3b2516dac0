import { at, atLength, expect, expectNoSidewaysScroll, type Page, test } from './test.ts';

/**
 * Content that is off-screen or folded on a phone: it does not overflow the page, and keyboard reaches it as touch does, with a script and
 * without.
 */
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const pages = ['/', '/waarom-convoya', '/locaties', '/locaties/utrecht', '/wagenpark'];

/** Lists that scroll sideways, each with its items. */
const reels = (page: Page) => page.locator('main ul:is([class*="_reel"], [class*="_road"])');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('no page overflows a phone sideways', atLength, async ({ page }) => {
      for (const path of pages) {
        await page.goto(at('nl', path));
        await expectNoSidewaysScroll(page);
      }
    });

    test('off-screen content scrolls into view with the keyboard', atLength, async ({ page }) => {
      await page.goto(at('nl', '/'));
      await expect(reels(page)).toHaveCount(3);
      for (const reel of await reels(page).all()) {
        const items = await reel.getByRole('listitem').all();
        expect(items.length).toBeGreaterThan(3);
        await expect(items.at(-1) ?? reel).not.toBeInViewport();
        await reel.getByRole('link').first().focus();
        for (const item of items.slice(1)) {
          await page.keyboard.press('Tab');
          await expect(item.getByRole('link')).toBeFocused();
          await expect.poll(() => item.evaluate((card) => card.getBoundingClientRect().right <= innerWidth)).toBe(true);
        }
      }
    });

    test('all reviews open by key, which stays where it was', atLength, async ({ page }) => {
      await page.goto(at('nl', '/waarom-convoya'));
      const fold = page.locator('main details').filter({ hasText: 'Lees meer beoordelingen' });
      const unfold = fold.locator('summary');
      const folded = fold.getByRole('listitem');
      await expect(folded.first()).toBeHidden();
      await unfold.focus();
      await page.keyboard.press('Enter');
      for (const review of await folded.all()) await expect(review).toBeVisible();
      await expect(unfold).toBeFocused();
    });

    test('the home page’s one review leads to all of them', atLength, async ({ page }) => {
      await page.goto(at('nl', '/'));
      const more = page.getByRole('link', { name: 'Lees meer beoordelingen' });
      await expect(more).toHaveAttribute('href', '/waarom-convoya');
      await more.focus();
      await expect(more).toBeInViewport();
    });
  });
}
