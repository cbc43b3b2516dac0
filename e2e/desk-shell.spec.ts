import { enterAs } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test('the shell navigates by keyboard, explains each page, and lets single-letter keys be turned off', async ({ page }) => {
  await enterAs(page, 'keys@example.com', 'Kees Toets', ['sales', 'planner']);
  const main = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(main.getByRole('link', { name: 'Vandaag' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Sneltoetsen en hulp' });
  await expect(help.getByText('Vandaag toont wat aandacht nodig heeft')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.waitForURL(desk('/board'));
  // The board needs the width: only icons, whose labels remain for screen readers.
  const rail = main.locator('..');
  expect((await rail.boundingBox())?.width).toBeLessThan(60);
  await expect(main.getByRole('link', { name: 'Planbord' })).toBeVisible();
  await page.getByRole('button', { name: 'Kees Toets' }).click();
  await page.getByRole('button', { name: 'Sneltoetsen uitzetten' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(desk('/board'));
  await expect(help).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Zoeken en ernaartoe' })).toBeVisible();
});

test('a day is chosen in a calendar of the desk and written in its language', async ({ page }) => {
  await enterAs(page, 'days@example.com', 'Dirk Dag', ['sales', 'planner']);
  await page.goto(desk('/trips'));
  await page.getByRole('button', { name: /^Vertrek/ }).click();
  const from = page.getByLabel('Vertrek vanaf');
  await from.fill('2026-11-26');
  await from.blur();
  await expect(page.getByText(/^do 26 nov/)).toBeVisible();
  await page.getByRole('button', { name: 'Kalender openen' }).first().click();
  await expect(page.getByRole('heading', { name: 'november 2026' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('2026-11-27');
  await expect(from).toBeFocused();
});

test('a phone has tabs at its foot, and everything else under More; the focus stays after an act', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enterAs(page, 'foot@example.com', 'Floor Voet', ['sales', 'planner']);
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole('navigation', { name: 'Telefoonmenu' });
  await tabs.getByRole('link', { name: 'Ritten' }).click();
  await page.waitForURL(desk('/trips'));
  await tabs.getByRole('button', { name: 'Meer' }).click();
  const more = page.getByRole('dialog', { name: 'Meer' });
  await expect(more.getByRole('link', { name: 'Capaciteit' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(desk(`/trips/${reference}`));
  await page.getByLabel('Notitie voor collega’s').fill('de groep belt terug');
  const add = page.getByRole('button', { name: 'Notitie opslaan' });
  await add.click();
  await expect(page.getByText('de groep belt terug')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
