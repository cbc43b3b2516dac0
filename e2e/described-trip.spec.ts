import { at, expect, type Page, test, untilAlive } from './test.ts';

const form = at('nl', '/offerte-aanvragen');
const mail = [
  'Beste,\nWij zoeken een bus van Utrecht naar Antwerpen op 12-06-2027. Vertrek om 8.30 uur,',
  'terug om 17.00 uur, 48 leerlingen.\nMet vriendelijke groet,\nEls uit Gouda',
].join(' ');

async function describeTrip(page: Page): Promise<void> {
  await page.getByText('Beschrijf uw reis of plak de mail').click();
  await page.getByLabel('Uw reis in uw eigen woorden').fill(mail);
  await page.getByRole('button', { name: 'Formulier invullen' }).click();
  await expect(page.getByText('Dit hebben we gelezen.')).toBeVisible();
  await expect(page.locator('mark[title="vertrekplaats"]')).toHaveText('Utrecht');
  await expect(page.locator('[name="stops.0.place"]')).toHaveValue('Utrecht');
  await expect(page.locator('[name="stops.1.place"]')).toHaveValue('Antwerpen');
  await expect(page.locator('[name="stops.0.date"]')).toHaveValue('2027-06-12');
  await expect(page.locator('[name="stops.1.time"]')).toHaveValue('17:00');
  await expect(page.locator('[name="passengers"]')).toHaveValue('48');
}

test('a pasted mail fills the request form', async ({ page }) => {
  await page.goto(form);
  await untilAlive(page);
  await describeTrip(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a pasted mail fills the request form', async ({ page }) => {
    await page.goto(form);
    await describeTrip(page);
  });
});
