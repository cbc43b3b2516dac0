import { at, expect, expectAccessible, test, untilAlive } from './test.ts';

test('a click goes to the next page without loading it anew', async ({ page }) => {
  await page.goto(at('nl', '/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('footer a[href="/over"]').click();
  await page.waitForURL(at('nl', '/over'));
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('choosing another country leads to its site', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('nl', '/over'));
  await untilAlive(page);
  await page.locator('header').locator('details summary', { hasText: 'Nederland' }).first().click();
  await page.keyboard.type('belg');
  await page.keyboard.press('Enter');
  await page.waitForURL(/be\.localhost:\d+\//);
});

test('a page that is not there says so within the site', async ({ page }) => {
  const response = await page.goto(at('eu', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('main a[href="/faq"]')).toBeVisible();
  await expectAccessible(page);
});
