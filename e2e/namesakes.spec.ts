import { at, atLength, dayFromNow, expect, test, untilAlive } from './test.ts';

const day = dayFromNow(70);

test('a name of two towns is asked back beside its field, and one press chooses', async ({ page }) => {
  await page.goto(at('de', '/angebot-anfordern?from=M%C3%BCnchen&to=&passengers=30'));
  await untilAlive(page);
  const field = page.getByRole('combobox', { name: 'Nach' });
  await field.fill('Haslach');
  await field.press('Tab');
  await expect(page.getByText('Welchen meinen Sie?')).toBeVisible();
  await page.getByRole('button', { name: 'Haslach (5141), Österreich' }).click();
  await expect(field).toHaveValue('Haslach (5141), Österreich');
  await expect(page.locator('[name="stops.1.placeKey"]')).toHaveValue(/^(?:gn|pc):\S+$/);
  await expect(page.getByText('Welchen meinen Sie?')).toBeHidden();
});

test('a region offers its towns, and is asked back where none was chosen', async ({ page }) => {
  await page.goto(at('de', '/angebot-anfordern?from=M%C3%BCnchen&to=&passengers=30'));
  await untilAlive(page);
  const field = page.getByRole('combobox', { name: 'Nach' });
  await field.fill('Gardasee');
  await expect(page.getByRole('option', { name: 'Riva del Garda, Italien' })).toBeVisible();
  await field.press('Tab');
  await page.getByRole('button', { name: 'Sirmione, Italien' }).click();
  await expect(field).toHaveValue('Sirmione, Italien');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a name of two towns leads to a question with the typed text, and one press chooses', async ({ page }) => {
    await page.goto(at('de', `/angebot-anfordern?from=M%C3%BCnchen&to=Haslach&date=${day}&passengers=30`));
    await page.locator('[name="type"][value="one-way"]').check({ force: true });
    await page.locator('[name="stops.0.time"]').fill('09:15');
    await page.locator('[name="firstName"]').fill('Anna');
    await page.locator('[name="lastName"]').fill('Schmidt');
    await page.locator('[name="email"]').fill('anna@firma.example');
    await page.getByRole('button', { name: 'unverbindlich' }).last().click();
    await expect(page.getByText(/Meinen Sie Haslach .*Österreich.* oder Haslach .*Deutschland.*\?/).last()).toBeVisible();
    await page.getByRole('button', { name: 'Haslach (5141), Österreich' }).last().click();
    await expect(page.locator('[name="stops.1.place"]')).toHaveValue('Haslach (5141), Österreich');
    await expect(page.locator('[name="firstName"]')).toHaveValue('Anna');
    await page.getByRole('button', { name: 'unverbindlich' }).last().click();
    await page.waitForURL(/\/my-quote\/[\w-]{27}\?sent=1$/);
  });

  test('direct booking leads on with each of the towns', atLength, async ({ page }) => {
    await page.goto(at('de', `/direct-booking?from=M%C3%BCnchen&to=Haslach&date=${day}&time=09:00&passengers=30`));
    await page.getByRole('link', { name: 'Haslach (5141), Österreich' }).click();
    // The search is folded once it has found something.
    await expect(page.locator('[name="to"]').first()).toHaveValue('Haslach (5141), Österreich');
    await expect(page.getByText('Mehrere Orte heißen so')).toHaveCount(0);
  });
});
