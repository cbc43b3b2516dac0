import { type SiteKey, siteKeys } from '../src/domain/sites/keys.ts';
import { getSite } from '../src/domain/sites/registry.ts';
import { listVisiblePages } from '../src/server/testing/visible-pages.ts';
import { at, atLength, dayFromNow, expect, onEverySite, type Page, test } from './test.ts';
import { createFilledQuote, drives } from './trips.ts';

/** Text of twice the size on the narrowest phones, as a reader sets it: nothing is wider than the window, and no word is cut. */
const widths = [320, 390];

/** What sticks out of the window, or is cut by the edge of its frame; folded parts opened. What scrolls by itself is not cut. */
async function findTooWide(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const { clientWidth, scrollWidth } = document.documentElement;
    const name = (element: Element) => `${element.tagName} ${element.className} ${(element.textContent ?? '').trim().slice(0, 30)}`;
    const frameOf = (element: Element) => {
      for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX !== 'visible') return frame;
      }
      return null;
    };
    const words = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.children.length === 0 &&
        (element.textContent ?? '').trim() !== '' &&
        element.closest('svg, [aria-hidden="true"]') === null &&
        element.getBoundingClientRect().width > 2,
    );
    const cut = words.filter((element) => {
      const frame = frameOf(element);
      if (frame === null || frame === document.documentElement) return false;
      const isCut = ['hidden', 'clip'].includes(getComputedStyle(frame).overflowX) && frame.clientWidth > 2;
      return isCut && element.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
    });
    const out = words.filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && frameOf(element) === document.documentElement,
    );
    const isTooWide = scrollWidth > clientWidth;
    return [
      ...(isTooWide ? [`page wider by ${scrollWidth - clientWidth}`, ...out.map(name)] : []),
      ...cut.map((each) => `cut: ${name(each)}`),
    ];
  });
}

async function expectToFit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Folded parts get their stylesheet with the scripts, which a first movement loads.
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect([address, width, await findTooWide(page)]).toEqual([address, width, []]);
  }
}

const addressOf = (site: SiteKey, path: string, language: string) => at(site, site === 'be' ? `${path}?lng=${language}` : path);

for (const site of siteKeys) {
  for (const language of getSite(site).languages) {
    // German has the longest words.
    test(
      `the way of a trip on ${site} in ${language} fits with text twice as large`,
      site === 'de' ? atLength : onEverySite,
      async ({ page }) => {
        test.slow();
        const { id, book } = await createFilledQuote(site, language);
        for (const path of ['', '/contact-details', '/check-itinerary', '/change-itinerary', '/cancel']) {
          await expectToFit(page, addressOf(site, `/my-quote/${id}${path}`, language));
        }
        const booking = `/my-booking/${await book()}`;
        await expectToFit(page, addressOf(site, `/my-quote/${id}/success`, language));
        for (const path of ['/change-itinerary', '/cancel', '/review', ''])
          await expectToFit(page, addressOf(site, booking + path, language));
        const shared = await page.locator('main a[href*="/shared/"]').first().getAttribute('href');
        await expectToFit(page, new URL(shared ?? '', at(site, '/')).href);
      },
    );

    test(`the pages of ${site} in ${language} fit with text twice as large`, onEverySite, async ({ page }) => {
      test.slow();
      const [from, to] = drives[site];
      const query = new URLSearchParams({ from, to, date: dayFromNow(60), time: '08:00', passengers: '40', lng: language });
      await expectToFit(page, at(site, `/direct-booking?${query}`));
      for (const { path } of listVisiblePages(site).filter((each) => each.language === language)) await expectToFit(page, at(site, path));
      for (const path of ['/no-such-page', '/trip-not-found']) await expectToFit(page, addressOf(site, path, language));
    });
  }
}
