import { readFile } from 'node:fs/promises';
import { enter, invite } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking } from './trips.ts';

test('finance chooses the columns of a list and takes it as a file', atLength, async ({ page }) => {
  await createBooking('nl');
  await enter(page, await invite('lists@example.com', 'Fin Geld', ['finance']));
  await page.goto(desk('/trips?state=booked&site=nl'));
  await page.getByText('Kolommen').first().click();
  const columns = page.getByRole('group', { name: 'Kolommen' });
  await columns.getByLabel('E-mail').check();
  await columns.getByLabel('Route').uncheck();
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Route' })).toHaveCount(0);
  await expect(page).toHaveURL(/column=email/);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Exporteren als CSV' }).click()]);
  const [head = '', line = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFNummer;Status;Klant;E-mail;Vertrek;Personen;Prijs');
  expect(line).toMatch(/^NL-\d\d-\d+;geboekt;.*@.*;\d{4}-\d\d-\d\d \d\d:\d\d;\d+;/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
