import { at, atLength, expect, type Page, test, untilAlive } from './test.ts';

/** The Belgian site is read in two languages: a page and the frame around it are always in the same one. */
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

async function chooseLanguage(page: Page, country: string): Promise<void> {
  await page
    .locator('header details', { hasText: /België|Belgique/ })
    .first()
    .locator('summary')
    .first()
    .click();
  await page.locator('header').getByRole('link', { name: country }).first().click();
}

/** Words of the header, the band and the footer, and the page's declared language. */
const words = {
  'nl-BE': { menu: 'Wagenpark', footer: 'Alle gelegenheden', lost: 'véhicules' },
  'fr-BE': { menu: 'Nos véhicules', footer: 'Toutes les occasions', lost: 'Wagenpark' },
};

async function expectWhole(page: Page, language: 'nl-BE' | 'fr-BE'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('header nav').first()).toContainText(words[language].menu);
  await expect(page.locator('footer')).toContainText(words[language].footer);
  await expect(page.locator('header nav').first()).not.toContainText(words[language].lost);
}

const stays = (page: Page) => page.evaluate(() => 'stays' in window).catch(() => false);
const remember = (page: Page) => page.evaluate(() => Object.assign(window, { stays: true }));

test('Back and Forward across a change of language load whole pages, and navigation continues in their language', async ({ page }) => {
  await page.goto(at('be', '/zakelijk'));
  await untilAlive(page);
  await remember(page);
  await chooseLanguage(page, 'Belgique');
  await page.waitForURL(at('be', '/?lng=frBE'));
  await expectWhole(page, 'fr-BE');
  await page.goBack();
  await page.waitForURL(at('be', '/zakelijk'));
  await expectWhole(page, 'nl-BE');
  await expect(page.locator('h1')).toContainText('Groepsvervoer');
  await page.goForward();
  await expectWhole(page, 'fr-BE');
  await page.goBack();
  await expectWhole(page, 'nl-BE');
  await page.locator('main a[href="/offerte-aanvragen"]').first().click();
  await page.waitForURL(at('be', '/offerte-aanvragen'));
  await expectWhole(page, 'nl-BE');
  await expect(page.locator('main form', { has: page.locator('[name="stops.0.place"]') })).toContainText('Vertrek');
  // An address that both languages share, from a Dutch page, although French was chosen last.
  await page.locator('footer a[href="/contact"]').click();
  await page.waitForURL(at('be', '/contact'));
  await expectWhole(page, 'nl-BE');
  expect(await stays(page)).toBe(true);
});

test('the page that one reads decides over an older choice', atLength, async ({ page }) => {
  await page.context().addCookies([{ name: 'i18next', value: 'frBE', url: at('be', '/') }]);
  await page.goto(at('be', '/over'));
  await untilAlive(page);
  await expectWhole(page, 'nl-BE');
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL(at('be', '/faq'));
  await expectWhole(page, 'nl-BE');
});

test('while texts load slowly the page stays whole and shows that it is loading', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/locales/frBE/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('be', '/over'));
  await untilAlive(page);
  await chooseLanguage(page, 'Belgique');
  await expect(page.getByRole('status', { name: /Een ogenblik, we laden de gegevens|Loading|Chargement|Laden/ })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expectWhole(page, 'nl-BE');
  release();
  await expectWhole(page, 'fr-BE');
  await expect(page.getByRole('status', { name: /Een ogenblik, we laden de gegevens|Loading|Chargement|Laden/ })).toHaveCount(0);
});

test('texts that cannot be had open the page in full', atLength, async ({ browser }) => {
  // A separate page: a failure here is reported in the console, as expected.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route('**/locales/frBE/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(at('be', '/over'));
  await untilAlive(page);
  await remember(page);
  await chooseLanguage(page, 'Belgique');
  await expect.poll(() => stays(page)).toBe(false);
  expect(page.url()).toBe(at('be', '/?lng=frBE'));
  await expectWhole(page, 'fr-BE');
  await page.close();
});

test('a page whose data request fails at a gateway is opened in full', atLength, async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(at('nl', '/zakelijk'));
  await untilAlive(page);
  await remember(page);
  await page.route('**/over.data*', (route) => route.fulfill({ status: 502, body: '<html>Bad Gateway</html>', contentType: 'text/html' }));
  await page.locator('footer a[href="/over"]').click();
  await expect.poll(() => stays(page)).toBe(false);
  await expect(page.locator('h1')).toContainText('groepsvervoer');
  expect(page.url()).toBe(at('nl', '/over'));
  await page.close();
});

test('the texts of the next page are requested beside its data', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // No link comes into view, so nothing is prefetched.
  await page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    });
  });
  await page.goto(at('nl', '/over'));
  await untilAlive(page);
  await page.route('**/offerte-aanvragen.data*', async (route) => {
    await released;
    await route.continue();
  });
  const texts = page.waitForRequest('**/locales/nl/form.json*');
  await page.locator('header a[href="/offerte-aanvragen"], main a[href="/offerte-aanvragen"]').first().click();
  await texts;
  release();
  await page.waitForURL(at('nl', '/offerte-aanvragen'));
});

test('the texts of a page in sight are fetched ahead with it', async ({ page }) => {
  const texts = page.waitForRequest('**/locales/nl/form.json*');
  await page.goto(at('nl', '/over'));
  await untilAlive(page);
  await page.locator('main a[href="/offerte-aanvragen"]').first().scrollIntoViewIfNeeded();
  await texts;
});
