import { siteKeys } from '../src/domain/sites/keys.ts';
import { at, atLength, expect, expectNoSidewaysScroll, hostOf, type Page, test, untilAlive } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

const submenu = (page: Page, first: string) => page.locator('header nav ul ul', { has: page.locator(`a[href="${first}"]`) }).first();

async function openHome(page: Page): Promise<void> {
  await page.goto(at('nl', '/'));
  await untilAlive(page);
}

test.describe('the menus of the header', () => {
  test('open a moment after the pointer comes, stay when pressed, and close when it leaves', async ({ page }) => {
    await openHome(page);
    const menu = submenu(page, '/locaties/utrecht');
    await page.evaluate(() => {
      const item = document.querySelector('header nav li');
      const times: number[] = [];
      item?.addEventListener('pointerenter', () => times.push(performance.now()));
      new MutationObserver(() => times.push(performance.now())).observe(item ?? document, { attributeFilter: ['data-open'] });
      Object.assign(window, { times });
    });
    await page.locator('header nav a[href="/locaties"]').first().hover();
    await expect(menu).toBeVisible();
    const [came = 0, opened = 0] = await page.evaluate(() => ('times' in window ? (window.times as number[]) : []));
    expect(opened - came).toBeGreaterThanOrEqual(99);
    const toggle = page.getByRole('button', { name: 'Locaties' });
    await toggle.click();
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();
    await page.mouse.move(640, 700);
    await expect(menu).toBeHidden();
  });

  test('open with the focus; Enter keeps them open, then closes; Escape closes and returns the focus', async ({ page }) => {
    await openHome(page);
    const menu = submenu(page, '/locaties/utrecht');
    const toggle = page.getByRole('button', { name: 'Locaties' });
    await page.locator('header nav a[href="/locaties"]').first().focus();
    await page.keyboard.press('Tab');
    await expect(toggle).toBeFocused();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a menu opens and closes by its own button, and by a touch elsewhere', async ({ page }) => {
    await openHome(page);
    const menu = submenu(page, '/locaties/utrecht');
    const toggle = page.getByRole('button', { name: 'Locaties' });
    await toggle.tap();
    await expect(menu).toBeVisible();
    await toggle.tap();
    await expect(menu).toBeHidden();
    await toggle.tap();
    await page.touchscreen.tap(640, 700);
    await expect(menu).toBeHidden();
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(
    `the language selector goes by arrows, letters and Escape (motion: ${reducedMotion})`,
    reducedMotion === 'reduce' ? atLength : {},
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openHome(page);
      const selector = page.locator('header details', { hasText: 'Nederland' }).first();
      const summary = selector.locator('summary').first();
      await summary.focus();
      await page.keyboard.press('ArrowDown');
      await expect(selector.locator('a').first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(selector.locator('a').last()).toBeFocused();
      await page.keyboard.type('es');
      await expect(selector.getByRole('link', { name: 'España' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(selector).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
      await page.keyboard.type('eu');
      await expect(selector.getByRole('link', { name: 'Europe' })).toBeFocused();
      await page.keyboard.press('Escape');
      await page.keyboard.type('d');
      await page.keyboard.press('Enter');
      await page.waitForURL(({ host }) => host === hostOf('de'));
    },
  );

test('Belgium changes its language in place, then goes home', async ({ page }) => {
  await page.goto(at('be', '/over'));
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('header details', { hasText: 'België' }).first().locator('summary').first().click();
  await page.locator('header').getByRole('link', { name: 'Belgique' }).first().click();
  await page.waitForURL(at('be', '/?lng=frBE'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
  await expect(page.locator('footer')).toContainText('Contact');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('from a tablet on the header has its menus in one line, in every language', atLength, async ({ page }) => {
  for (const [site, path] of [...siteKeys.map((key) => [key, '/faq'] as const), ['be', '/faq?lng=frBE']] as const) {
    for (const width of [768, 899, 900, 999, 1000, 1024, 1119, 1120, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(site, path));
      await expectNoSidewaysScroll(page);
      const bar = page.getByRole('banner').first().locator('> div');
      await expect(bar.locator('nav a').first()).toBeVisible();
      const free = await bar.evaluate(({ children: [logo, nav, end] }) => ({
        beforeEnd: (end?.getBoundingClientRect().left ?? 0) - (nav?.getBoundingClientRect().right ?? 0),
        beforeNav: (nav?.getBoundingClientRect().left ?? 0) - (logo?.getBoundingClientRect().right ?? 0),
        height: nav?.getBoundingClientRect().height ?? 0,
      }));
      expect(free.beforeNav, `${site}${path} at ${width}`).toBeGreaterThanOrEqual(8);
      expect(free.beforeEnd, `${site}${path} at ${width}`).toBeGreaterThanOrEqual(8);
      expect(free.height, `${site}${path} at ${width}`).toBeLessThanOrEqual(48);
    }
  }
});

test('the menu of a phone has occasions, vehicles, the telephone and the languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('de', '/'));
  await page.locator('header summary', { hasText: 'Menü' }).click();
  const panel = page.locator('header details[open]').first();
  await expect(panel.locator('a[href="tel:+4930231250"]')).toBeVisible();
  await panel.locator('summary', { hasText: 'Anlässe' }).click();
  await expect(panel.locator('a[href="/anlass/schulausflug"]')).toBeVisible();
  await panel.locator('summary', { hasText: 'Busflotte' }).first().click();
  await expect(panel.locator('a[href="/busflotte/doppeldecker"]')).toBeVisible();
  await expect(panel.locator('a[href="/anlass/schulausflug"]')).toBeHidden();
  await untilAlive(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('a menu that was opened before the script came stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { promise: opened, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(at('de', '/'), { waitUntil: 'commit' });
  const menu = page.locator('header details', { has: page.locator('summary', { hasText: 'Menü' }) }).first();
  await menu.locator('summary').first().click();
  await expect(menu).toHaveAttribute('open');
  letScriptsCome();
  await expect.poll(() => menu.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')))).toBe(true);
  await expect(menu.locator('a[href="tel:+4930231250"]')).toBeVisible();
});

for (const [what, pattern] of [
  ['script', '**/assets/editorial-*.js'],
  ['data', '**/over.data*'],
] as const) {
  test(`a page whose ${what} cannot be loaded is opened in full`, what === 'data' ? {} : atLength, async ({ browser }) => {
    // A separate page: a failure here is reported in the console, as expected.
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await openHome(page);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.route(pattern, (route) => route.abort());
    await page.locator('footer a[href="/over"]').click();
    await page.waitForURL(at('nl', '/over'));
    await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
    await expect(page.locator('h1')).toBeVisible();
    expect(page.url()).toBe(at('nl', '/over'));
    await page.close();
  });
}

test('metadata of the first page does not remain on the next', atLength, async ({ page }) => {
  await openHome(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await page.locator('footer a[href="/over"]').click();
  await page.waitForURL(at('nl', '/over'));
  await expect(page.locator('h1')).toContainText(/./);
  await expect(page.locator('link[rel="canonical"], link[rel="alternate"], meta[property], script[type$="json"]')).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test('a font that does not come within five seconds is waited for no longer', atLength, async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('nl', '/'), { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-font', 'system', { timeout: 10_000 });
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).not.toMatch(/Figtree"?,|Figtree Variable/);
  release();
});

test('a font that comes in time is used', async ({ page }) => {
  await page.goto(at('nl', '/'));
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree Variable');
  await expect(page.locator('html')).not.toHaveAttribute('data-font');
});

test('a visited content page is shown again without a request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(`${request.resourceType()} ${pathname}`);
  });
  await openHome(page);
  const footer = page.locator('footer');
  for (const path of ['/over', '/contact', '/over', '/contact']) {
    await footer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(at('nl', path));
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(at('nl', '/over'));
  expect(asked.filter((each) => each.startsWith('fetch'))).toEqual(['fetch /over.data', 'fetch /contact.data']);
});

test('a content page runs its scripts only once it is touched, and the first touch is answered without them', async ({ page }) => {
  const ran: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && ran.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('nl', '/faq'));
  // Everything it will need is prefetched by then.
  await expect(page.locator('head link[rel="prefetch"][href*="entry.client"]')).toHaveCount(1);
  await expect(page.locator('nav[data-enhanced]')).toHaveCount(0);
  expect(ran.filter((path) => path !== '/late-scripts.js')).toEqual([]);
  await page.locator('header summary', { hasText: 'Menu' }).click();
  await expect(page.locator('header').getByRole('link', { name: 'Direct boeken' }).last()).toBeVisible();
  await expect(page.locator('nav[data-enhanced]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('the home page waits for a touch again where nothing was typed in it', async ({ page }) => {
  const waits = page.locator('head link[rel="prefetch"][href*="entry.client"]');
  await page.goto(at('nl', '/'));
  const example = await page.locator('[name="from"]').inputValue();
  await page.locator('[name="from"]').focus();
  await expect(page.locator('nav[data-enhanced]')).toHaveCount(1);
  // The form keeps what is typed while its late part loads, after which it answers.
  await page.locator('[name="from"]').fill('Gent');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('short-form'))).toContain('Gent');
  await page.reload();
  await expect(page.locator('[name="from"]')).toHaveValue('Gent');
  await page.locator('[name="from"]').fill(example);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('short-form'))).toBe(null);
  await page.reload();
  await expect(waits).toHaveCount(1);
  await expect(page.locator('nav[data-enhanced]')).toHaveCount(0);
});

for (const width of [390, 320])
  test(`with letters twice as large nothing is cut or goes sideways at ${width}`, width === 320 ? {} : atLength, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/offerte-aanvragen', '/contact', '/locaties/utrecht', '/waarom-convoya']) {
      await page.goto(at('nl', path));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
      });
      await expectNoSidewaysScroll(page);
      for (const shown of [page.locator('header summary', { hasText: 'Menu' }), page.locator('header + * a[href^="tel:"]').first()]) {
        const box = await shown.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? width + 1), path).toBeLessThanOrEqual(width);
      }
    }
  });

test('an empty press on the home page is answered there, beside the field', async ({ page }) => {
  await openHome(page);
  for (const name of ['from', 'to']) await page.locator(`[name="${name}"]`).fill('');
  await page.locator('form[aria-labelledby="short-form-title"] button[type="submit"]').click();
  await expect(page.locator('[name="from"]')).toBeFocused();
  await expect(page.getByText('Vul in waar u vertrekt')).toBeVisible();
  await expect(page.getByText('Vul in waar u heen gaat')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.locator('[name="from"]').fill('Utrecht');
  await expect(page.getByText('Vul in waar u vertrekt')).toBeHidden();
});

test('a transition between pages that is given up is no error of the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page);
  await page.evaluate(() => document.startViewTransition(() => undefined).skipTransition());
  await page.locator('footer a[href="/over"]').click();
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.waitForURL(at('nl', '/over'));
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});
