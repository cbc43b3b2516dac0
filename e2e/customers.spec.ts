import { enter, invite, named } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test('sales finds the customer of a trip, reads all of it, writes a note and gives a role', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enter(page, await invite('records@example.com', 'Rob Relatie', ['sales']));
  await page.goto(desk(`/customers/of/${reference}`));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const address = page.url();
  await expectAccessible(page);
  const person = page.getByRole('table', { name: 'Personen' }).getByRole('rowheader').first();
  await person.getByRole('link').click();
  await page.getByLabel('Rol', { exact: true }).fill(named('Boekhouding'));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('table', { name: 'Personen' }).getByText(named('Boekhouding'))).toBeVisible();
  await expect(page.getByText(`Rol gewijzigd door Rob Relatie`).first()).toBeVisible();
  for (const tab of ['Ritten', 'Geld', 'E-mail', 'Offertes']) {
    await page.getByRole('navigation', { name: 'Onderdelen van het klantblad' }).getByRole('link', { name: tab }).click();
    if (tab === 'Ritten') await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Notities' }).click();
  await page.getByLabel("Notitie voor collega's").fill(named('Altijd twee bussen'));
  await page.getByRole('button', { name: 'Notitie opslaan' }).click();
  await expect(page.getByText(named('Altijd twee bussen'))).toBeVisible();
  await page.goto(desk('/customers'));
  await page.getByRole('searchbox', { name: 'Klant zoeken' }).fill(name.slice(0, 5));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(address);
  await page.goto(desk('/customers'));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(address);
  await expectNoSidewaysScroll(page);
});
