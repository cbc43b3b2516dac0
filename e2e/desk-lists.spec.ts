import { readFile } from 'node:fs/promises';
import { enterAs } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking } from './trips.ts';

test('finance chooses the columns of a list and takes it as a file', atLength, async ({ page }) => {
  await createBooking('nl');
  await enterAs(page, 'lists@example.com', 'Fin Geld', ['finance']);
  await page.goto(desk('/trips?state=booked&site=nl'));
  await page.getByRole('button', { name: 'Kolommen' }).click();
  const columns = page.getByRole('group', { name: 'Kolommen' });
  await columns.getByLabel('E-mail').check();
  await columns.getByLabel('Route').uncheck();
  await page.getByRole('dialog', { name: 'Kolommen' }).getByRole('button', { name: 'Tonen' }).click();
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Route' })).toHaveCount(0);
  await expect(page).toHaveURL(/column=email/);
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Exporteren als CSV' }).click()]);
  const [head = '', line = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFNummer;Klant;E-mail;Vertrek;Personen;Status;Prijs;Chauffeur;Behandelaar');
  expect(line).toMatch(/^NL-\d\d-\d+;.*@.*;\d{4}-\d\d-\d\d \d\d:\d\d;\d+;geboekt;/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('an owner selects trips by keyboard, assigns them to a colleague, reads a result for each, and saves the list as a tab', async ({
  page,
}) => {
  await createBooking('nl');
  await enterAs(page, 'bulk@example.com', 'Bo Baas', ['owner']);
  await page.goto(desk('/trips?state=booked&site=nl'));
  // Keys work once the page's script is there.
  await expect(async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const bar = page.getByRole('toolbar');
  await bar.getByRole('combobox').selectOption({ label: 'Bo Baas' });
  await bar.getByRole('button', { name: 'Toewijzen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'rit gedaan' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Bo Baas' }).first()).toContainText('gedaan');
  await page.getByRole('link', { name: 'Aan mij toegewezen' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Bo Baas' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Deze weergave opslaan' }).click();
  await page.getByLabel('Naam van de weergave').fill('Mijn ritten');
  await page.getByRole('dialog').getByRole('button', { name: 'Deze weergave opslaan' }).click();
  await expect(page.getByRole('link', { name: 'Mijn ritten' })).toBeVisible();
  await expectAccessible(page);
});
