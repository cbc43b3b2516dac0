import { enterAsOwner } from './plan-steps.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test('a task put down at a trip is on Today until it is done', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  const task = `Vluchtnummer vragen voor ${reference}`;
  await enterAsOwner(page, 'tasks@example.com');
  await page.goto(desk(`/trips/${reference}`));
  await page
    .getByRole('region', { name: /^Taken/ })
    .getByRole('link', { name: 'Taak toevoegen' })
    .click();
  await page.getByLabel('Wat moet er gebeuren').fill(task);
  await page.getByLabel('Uiterlijk op').fill('2020-01-01');
  await page.getByRole('button', { name: 'Taak toevoegen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'kies vandaag of later' })).toBeVisible();
  await expect(page.getByLabel('Wat moet er gebeuren')).toHaveValue(task);
  await page.getByLabel('Uiterlijk op').fill('');
  await page.getByRole('button', { name: 'Taak toevoegen' }).click();
  await expect(page.getByRole('button', { name: `Gedaan ${task}` })).toBeVisible();
  await expectAccessible(page);
  await page.goto(desk('/'));
  await expect(page).toHaveTitle(/^\(\d+\)/);
  await page.getByRole('listitem').filter({ hasText: task }).getByRole('link').click();
  const pane = page.getByRole('region', { name: 'Gekozen regel' });
  await expect(pane).toContainText(task);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await pane.getByRole('button', { name: 'Gedaan' }).press('Enter');
  await expect(page.getByText('Taak gedaan')).toBeVisible();
  await page.goto(desk('/'));
  await expect(page.getByRole('listitem').filter({ hasText: task })).toHaveCount(0);
});
