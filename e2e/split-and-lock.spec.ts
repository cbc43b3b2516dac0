import { addCoach, addDriver, enterAsOwner, fileCertificates } from './plan-steps.ts';
import { named } from './staff.ts';
import { atLength, dayFromNow, desk, expect, expectAccessible, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test('a duty is split by keyboard, undone, split again and locked, and the nights stand side by side', atLength, async ({ page }) => {
  test.slow();
  const again = test.info().retry;
  const daysAhead = 131 + 4 * again;
  const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead, out: '09:00', back: '16:00' }));
  await enterAsOwner(page, 'split@example.com');
  await addCoach(page, `16-spl-${again + 1}`);
  for (const [index, name] of ['Sam Splits', 'Tess Tweede'].entries()) {
    await addDriver(page, named(name), `+31 6 8765${again}32${index}`);
    await fileCertificates(page, ['licence-d', 'code-95', 'driver-card']);
  }
  await page.goto(desk(`/plan/${reference}/1`));
  await page.getByRole('button', { name: `${named('Sam Splits')} inplannen`, exact: true }).click();
  await page.waitForURL(/\/trips\//);

  await page.goto(desk(`/board?days=3&from=${dayFromNow(daysAhead - 1)}`));
  // The open half stands in the tray as well, with its number alone.
  const bar = page.getByRole('link', { name: new RegExp(`^${reference}.+`) }).first();
  await bar.focus();
  await page.keyboard.press('s');
  const split = page.getByRole('region', { name: 'Splitsen' });
  await expect(split.getByRole('combobox')).toBeFocused();
  await expectAccessible(page);
  await split.getByRole('button', { name: 'Hier splitsen' }).click();
  await expect(split.getByText(/neemt over in/)).toBeVisible();
  await split.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(split.getByText(/neemt over in/)).toHaveCount(0);
  await split.getByRole('button', { name: 'Hier splitsen' }).click();
  await expect(split.getByText(/neemt over in/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Open/ })).toBeVisible();
  await expect(page.getByText(/heeft de dienst gesplitst bij/).first()).toBeVisible();

  await page.keyboard.press('Escape');
  await bar.focus();
  await page.keyboard.press('l');
  await expect(page.getByText('Vastgezet.')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${reference}.*vastgezet door Pia Planner`) }).first()).toBeVisible();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Losmaken' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Nachten' }).click();
  await page.waitForURL(/night=1/);
  await expect(page.getByRole('link', { name: new RegExp(`^${reference}.+`) })).toHaveCount(0);
  await expectAccessible(page);
});
