import { at, expect, type Page, test } from './test.ts';
import { createBooking } from './trips.ts';

const isSaved = 'U ziet de bewaarde versie';

/** Opens the page of a booking. A busy machine may answer with the page that asks to try again; that page saves nothing. */
async function openBooking(page: Page, booking: string) {
  await expect(async () => {
    await page.goto(at('nl', `/my-booking/${booking}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Efteling', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
}

/** Waits until the worker has kept the page of a booking. */
async function expectKept(page: Page, booking: string) {
  await expect
    .poll(async () => await page.evaluate(async () => (await (await caches.match('/my-booking/kept'))?.json())?.path), { timeout: 15_000 })
    .toBe(`/my-booking/${booking}`);
}

test('the last booking is there without a network, with its age, and never another one', async ({ page, context }) => {
  const [first, second] = [await createBooking('nl'), await createBooking('nl')];
  await openBooking(page, first);
  await expectKept(page, first);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Efteling');
  await expect(page.getByText('NL50 XXXX 0000 0000 00')).toBeVisible();
  await expect(page.getByText(isSaved)).toBeVisible();
  await expect(page.getByText(/Deze pagina is van \w+ \d+ \w+ 20\d\d, \d\d:\d\d/)).toBeVisible();
  // This one is not saved: the browser shows its own page.
  await expect(page.goto(at('nl', `/my-booking/${second}`))).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await openBooking(page, second);
  await expect(page.getByText(isSaved)).toBeHidden();
  await expectKept(page, second);
  expect(await page.evaluate(async (path) => (await caches.match(path)) === undefined, `/my-booking/${first}`)).toBe(true);
  await context.setOffline(true);
  await expect(page.goto(at('nl', `/my-booking/${first}`))).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
});

test('a slow or failing server: the saved page is shown instead, and a page that is not saved is waited for', async ({ page, context }) => {
  const [saved, other] = [await createBooking('nl'), await createBooking('nl')];
  await openBooking(page, saved);
  await expectKept(page, saved);

  await context.route(`**/my-booking/${saved}`, (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await page.reload();
  await expect(page.getByText(isSaved)).toBeVisible();

  // Longer than the worker waits where it has something to show.
  await context.route(`**/my-booking/${other}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await route.continue();
  });
  await openBooking(page, other);
  await expect(page.getByText(isSaved)).toBeHidden();
});

test('a booking can be put on the home screen, where it opens as itself', async ({ page }) => {
  const booking = await createBooking('de');
  await page.goto(at('de', `/my-booking/${booking}`));
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const { type, manifest } = await page.evaluate(async (path) => {
    const answer = await fetch(path ?? '');
    return { type: answer.headers.get('content-type'), manifest: await answer.json() };
  }, address);
  expect(type).toBe('application/manifest+json');
  expect(manifest).toMatchObject({ start_url: `/my-booking/${booking}`, scope: '/my-booking/', display: 'standalone', lang: 'de-DE' });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  expect(
    await page.evaluate(async (paths) => await Promise.all(paths.map(async (path: string) => (await fetch(path)).status)), icons),
  ).toEqual([200, 200, 200]);
});
