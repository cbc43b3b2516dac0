import { at, expect, type Page, test } from './test.ts';
import { createBooking } from './trips.ts';

/** Waits until the worker has kept the page of a booking. */
async function expectKept(page: Page, booking: string) {
  await expect
    .poll(async () => await page.evaluate(async () => (await (await caches.match('/my-booking/kept'))?.json())?.path), { timeout: 15_000 })
    .toBe(`/my-booking/${booking}`);
}

test('the last booking is there without a network, with its age, and never another one', async ({ page, context }) => {
  const [first, second] = [await createBooking('nl'), await createBooking('nl')];
  await page.goto(at('nl', `/my-booking/${first}`));
  await expectKept(page, first);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Efteling');
  await expect(page.getByText('NL50 XXXX 0000 0000 00')).toBeVisible();
  await expect(page.getByText('U ziet de bewaarde versie')).toBeVisible();
  await expect(page.getByText(/Deze pagina is van \w+ \d+ \w+ 20\d\d, \d\d:\d\d/)).toBeVisible();
  // Nobody kept this one.
  await expect(page.goto(at('nl', `/my-booking/${second}`))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.goto(at('nl', `/my-booking/${second}`));
  await expect(page.getByText('U ziet de bewaarde versie')).toBeHidden();
  await expectKept(page, second);
  expect(await page.evaluate(async (path) => (await caches.match(path)) === undefined, `/my-booking/${first}`)).toBe(true);
  await context.setOffline(true);
  await expect(page.goto(at('nl', `/my-booking/${first}`))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
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
