import { addCoach, addDriver, enterAsOwner, fileCertificates } from './plan-steps.ts';
import { named } from './staff.ts';
import { atLength, dayFromNow, desk, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

/** Days that no other test plans, and other ones for each attempt. */
const firstDay = () => 101 + 4 * test.info().retry;

/** Opens the driver's page by a new link, asks for a free day and to sleep at home, and looks at the month. */
async function wish(page: Page, day: string): Promise<void> {
  await page.getByRole('link', { name: 'Mijn wensen' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Ik wil ’s nachts thuis zijn').check();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('status')).toHaveText('Opgeslagen.');
  await page.getByLabel('Dag', { exact: true }).fill(day);
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByRole('button', { name: /verwijderen$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Ik wil ’s nachts thuis zijn')).toBeChecked();
  await expect(page.getByRole('button', { name: /verwijderen$/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Terug naar mijn diensten' }).click();
  await page.getByRole('link', { name: 'Mijn maand' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(daysOfThisMonth() + 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

function daysOfThisMonth(): number {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate();
}

test(
  'a driver wishes a free day; a plan of three days is worked out, accepted and taken back as one',
  atLength,
  async ({ page, browser }) => {
    const [start, driver] = [firstDay(), named('Wil Wens')];
    const times = { daysAhead: start + 1, out: '09:00', back: '16:00' };
    const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', times));
    await enterAsOwner(page, 'plans@example.com');
    await addCoach(page, `14-bwn-${test.info().retry + 1}`);
    await addDriver(page, driver, `+31 6 1234500${test.info().retry}`);
    await fileCertificates(page, ['licence-d', 'code-95', 'driver-card']);
    const file = page.url();
    await page.getByRole('button', { name: 'Link maken' }).click();
    const link = (await page.getByRole('link', { name: /\/on-duty\// }).getAttribute('href')) ?? '';
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const his = await phone.newPage();
    await his.goto(link);
    await wish(his, dayFromNow(start + 1));
    await phone.close();
    await page.goto(file);
    await expect(page.getByRole('region', { name: 'Wensen' })).toContainText('’s Nachts thuis · Vrij gewenst');

    await page.goto(desk('/plans'));
    await expectAccessible(page);
    await page.getByLabel('Eerste dag').fill(dayFromNow(start));
    await page.getByLabel('Aantal dagen').selectOption('3');
    await page.getByRole('button', { name: 'Planning berekenen' }).click();
    await page.waitForURL(/\/plans\/[\da-f-]{36}/);
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('region', { name: 'Cijfers' })).toContainText('Een voor een');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const plan = page.url();
    await page.getByRole('link', { name: 'Op het bord tonen' }).click();
    await expect(page.getByRole('link', { name: 'Naar de planning' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(plan);
    await page.getByRole('button', { name: 'Planning accepteren' }).click();
    await expect(page.getByText('Geaccepteerd door Pia Planner; ingedeelde diensten: 1.')).toBeVisible();
    await page.goto(desk(`/trips/${reference}/crew`));
    const crew = page.getByRole('region', { name: 'Bemanning' });
    await expect(crew.getByRole('link', { name: /^\+31 6/ }).first()).toBeVisible();
    await page.goto(plan);
    await page.getByRole('button', { name: 'Alle 1 terugdraaien' }).click();
    await expect(page.getByRole('button', { name: 'Planning accepteren' })).toBeVisible();
    await page.goto(desk(`/trips/${reference}/crew`));
    await expect(crew).toBeVisible();
    await expect(crew.getByRole('link', { name: /^\+31 6/ })).toHaveCount(0);
  },
);
