import { type SiteKey, siteKeys } from '../src/domain/sites/keys.ts';
import { tagOf } from '../src/domain/sites/language.ts';
import { getSite } from '../src/domain/sites/registry.ts';
import { at, dayFromNow, expect, expectAccessible, expectNoSidewaysScroll, onEverySite, type Page, test, untilAlive } from './test.ts';
import { createFilledQuote, drives } from './trips.ts';

/** Every page of a trip, on each of the sites, in the last of its languages; on phones, where there is least room. */
const languageOf = (site: SiteKey) => getSite(site).languages.at(-1) ?? getSite(site).languages[0];

for (const site of siteKeys) {
  const language = languageOf(site);

  test(`every page of a trip on ${site} is whole and accessible`, site === 'be' ? {} : onEverySite, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const { id, book } = await createFilledQuote(site, language);
    for (const path of ['', '/contact-details', '/check-itinerary', '/change-itinerary']) {
      await page.goto(at(site, `/my-quote/${id}${path}`));
      await expectWhole(page, site);
    }

    const booking = at(site, `/my-booking/${await book()}`);
    await page.goto(booking);
    await expectWhole(page, site);
    const shared = await page.locator('main a[href*="/shared/"]').first().getAttribute('href');
    await page.goto(new URL(shared ?? '', booking).href);
    await expectWhole(page, site);

    await page.goto(`${booking}/cancel`);
    await expectWhole(page, site);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('main a[href$=".pdf"]').filter({ hasText: /CN-/ })).toBeVisible();
    await expectWhole(page, site);
  });

  test(`a direct booking on ${site} finds vehicles and names missing fields`, site === 'es' ? {} : onEverySite, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [from, to] = drives[site];
    const query = new URLSearchParams({ from, to, date: dayFromNow(60), time: '08:00', passengers: '40' });
    if (site === 'be') query.set('lng', language);
    await page.goto(at(site, `/direct-booking?${query}`));
    await expect(page.locator('main form[method="post"]').first()).toContainText('€');
    await expectWhole(page, site);

    query.set('from', '');
    await page.goto(at(site, `/direct-booking?${query}`));
    await expect(page.locator('[name="from"]').first()).toHaveAttribute('aria-invalid', 'true');
    await expectWhole(page, site);
  });
}

async function expectWhole(page: Page, site: SiteKey): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', tagOf(languageOf(site)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its questions and reviews load later; their placeholder fades in, which axe reads as too pale.
  await untilAlive(page);
  await expect(page.locator('[class*="_loader"]')).toHaveCount(0);
  // biome-ignore lint/performance/useDomNodeTextContent: as it is read, with words of their own on either side of a tag
  const texts = `${await page.title()}\n${await page.locator('body').innerText()}`;
  // A missing text shows its key; addresses of mail and pages look like one.
  expect(texts.replace(/\S*[@/]\S*/g, '').match(/(?<![\w.])[a-z][A-Za-z-]+(\.[A-Za-z-]{2,})+/g) ?? []).toEqual([]);
  expect(texts).not.toMatch(/\{\{|undefined|NaN|\[object/);
  await expectNoSidewaysScroll(page);
  // The six have the same colours.
  await expectAccessible(page, { withContrast: site === 'nl' });
}
