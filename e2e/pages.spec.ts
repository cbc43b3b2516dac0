import { at, expect, expectAccessible, hostOf, test, untilAlive } from './test.ts';

test('a click opens the next page without a full page load', async ({ page }) => {
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
  await expect(page.locator('header details[data-keys]')).toHaveCount(1);
  await page.keyboard.type('belg');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ host }) => host === hostOf('be'));
});

test('a missing page is reported within the site', async ({ page }) => {
  const response = await page.goto(at('eu', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('main a[href="/faq"]')).toBeVisible();
  await expectAccessible(page);
});

test('the picture of a city goes over into the picture of its page, and no other', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(at('nl', '/locaties'));
  const namesOfMorphs = () =>
    page
      .locator('main img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).viewTransitionName).filter((name) => name !== 'none'));
  expect(await namesOfMorphs()).toEqual([]);
  const amsterdam = page.locator('main a[href="/locaties/amsterdam"]').first();
  await amsterdam.focus();
  expect(await namesOfMorphs()).toEqual(['skyline-amsterdam']);
  await amsterdam.click();
  await page.waitForURL(at('nl', '/locaties/amsterdam'));
  await expect(page.locator('h1')).toContainText('Amsterdam');
  expect(await namesOfMorphs()).toEqual(['skyline-amsterdam']);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.goto(at('nl', '/locaties'));
  await page.locator('main a[href="/locaties/amsterdam"]').first().focus();
  await expect(page.locator('main img[data-morph="skyline-amsterdam"]')).toHaveCSS('view-transition-name', 'none');
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('parts with late scripts are styled at once', async ({ page }) => {
    await page.goto(at('nl', '/'));
    await expect(page.locator('main li', { hasText: 'Rijtijdenwet eerst gecontroleerd' }).last()).not.toHaveCSS('display', 'list-item');
    await page.goto(at('nl', '/locaties/utrecht'));
    await expect(page.locator('main dl').first()).toHaveCSS('display', 'grid');
    const plan = page.getByRole('link', { name: 'Deze rit plannen' }).first();
    await expect(plan).toHaveCSS('min-height', '44px');
    await expect(page.locator('main table').first().locator('thead th').last()).toHaveCSS('text-align', 'end');
    await expect(page.locator('main ul', { hasText: 'Deze rit plannen' }).last()).not.toHaveCSS('border-top-left-radius', '0px');
  });
});
