import { siteKeys } from '../src/domain/sites/keys.ts';
import { tagOf } from '../src/domain/sites/language.ts';
import { getSite } from '../src/domain/sites/registry.ts';
import { findSmallTargets } from './small-targets.ts';
import { at, atLength, expect, onEverySite, type Page, test, untilAlive } from './test.ts';
import { createBooking, createFilledQuote, createQuote } from './trips.ts';

/** Requirements of pages on a phone: few screens, an action in view, and touch targets. */
const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** Scrolled through, so that everything that loads on display has loaded. */
async function readThrough(page: Page): Promise<void> {
  await untilAlive(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * (scrollY > 0 ? 0 : 1)));
      return page.locator('[class*="_loader"]').evaluateAll((all) => all.map((loader) => loader.scrollIntoView()).length);
    })
    .toBe(0);
}

for (const site of siteKeys) {
  for (const language of getSite(site).languages) {
    // German is the longest.
    const where = language === 'de' ? {} : onEverySite;
    test(`a quote on ${site} in ${tagOf(language)} is at most five screens of a phone`, where, async ({ page }) => {
      await page.goto(at(site, `/my-quote/${await createQuote(site, language)}`));
      await readThrough(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(5 * phone.height);
    });
  }
}

test('a quote shows its price and its action on a phone, and the action within its box on a desktop', async ({ page }) => {
  await page.goto(at('nl', `/my-quote/${await createQuote('nl')}`));
  const action = page.getByRole('link', { name: 'Naar uw gegevens' });
  const isInSight = () =>
    action.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight && link.getBoundingClientRect().top > 0);
  await expect(action).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 1500));
  expect(await isInSight()).toBe(true);
  await expect(action.locator('..')).toContainText(/€\s[\d.,]+/);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await action.evaluate((link) => getComputedStyle(link.parentElement ?? link).position)).toBe('static');
});

test('a folded part of a quote opens when an address leads into it, and on paper', async ({ page }) => {
  const quote = at('nl', `/my-quote/${await createQuote('nl')}`);
  await page.goto(quote);
  const lines = page.locator('#price table');
  await expect(lines).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(lines).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(lines).toBeHidden();
  await page.goto(`${quote}#price`);
  await expect(lines).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of a quote and the footer columns open at a tap, and the columns are open on a desktop', async ({ page }) => {
    const quote = at('nl', `/my-quote/${await createQuote('nl')}`);
    await page.goto(quote);
    await page.getByText('Waar u voor betaalt').click();
    await expect(page.locator('#price table')).toBeVisible();
    // A trip's own pages have a one-line footer, which links to the legal pages.
    await expect(page.locator('footer a[href="/over"]')).toBeHidden();
    await page.locator('footer summary:visible').click();
    await expect(page.locator('footer a[href="/algemene-voorwaarden"]')).toBeVisible();
    await page.goto(at('nl', '/faq'));
    const about = page.locator('footer a[href="/over"]');
    await expect(about).toBeHidden();
    await page.locator('footer summary').first().click();
    await expect(about).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(about).toBeVisible();
    await expect(page.locator('footer summary:visible')).toHaveCount(0);
  });
});

test('pages with a way to a price and every page of a trip leave a thumb 44 pixels', async ({ page }) => {
  test.slow();
  const { id } = await createFilledQuote('nl');
  const booking = await createBooking('nl');
  const others = [
    '/',
    '/locaties/rotterdam',
    '/contact',
    '/waarom-convoya',
    '/voorwaarden',
    '/offerte-aanvragen',
    '/direct-booking',
    '/geen-pagina',
    '/trip-not-found',
  ];
  const ofQuote = ['', '/contact-details', '/check-itinerary', '/change-itinerary', '/reserve', '/cancel'].map(
    (step) => `/my-quote/${id}${step}`,
  );
  const ofBooking = ['', '/cancel'].map((step) => `/my-booking/${booking}${step}`);
  const small: string[] = [];
  for (const path of [...others, ...ofQuote, ...ofBooking]) {
    await page.goto(at('nl', path));
    await readThrough(page);
    small.push(...(await findSmallTargets(page)).map((target) => `${path} ${target}`));
  }
  expect(small).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('another vehicle’s price comes in', atLength, async ({ page }) => {
    await page.goto(at('nl', `/my-quote/${await createQuote('nl')}`));
    await untilAlive(page);
    const moved = await page.evaluateHandle(() => {
      const seen: (string | null)[] = [];
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName === 'translate' && target instanceof Element && target.closest('main')) seen.push(target.textContent);
      });
      return seen;
    });
    // Labelled once, with what it is, where it is.
    const total = page.locator('main').getByRole('status').filter({ hasText: '€' });
    const before = (await total.textContent()) ?? '';
    const second = page.locator('label:has(input[name=option])').nth(1);
    expect(await moved.evaluate((seen) => seen)).toEqual([]);
    await second.click();
    await expect(page).toHaveURL(/option=/);
    await expect(total).not.toHaveText(before);
    await expect(total).toHaveText(/^Totaal incl. btw€\s[\d.,]+$/);
    const price = (await total.textContent())?.replace('Totaal incl. btw', '');
    await expect.poll(() => moved.evaluate((seen) => seen)).toContain(price);
  });
});
