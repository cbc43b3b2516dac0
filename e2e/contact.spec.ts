import { enterAs } from './staff.ts';
import { at, desk, expect, type Page, test, untilAlive } from './test.ts';

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Uw naam').fill(name);
  await page.getByLabel('E-mailadres').fill('petra@example.nl');
  await page.getByLabel('Waar gaat het over?').fill('Rolstoel mee');
  await page.getByLabel('Uw bericht').fill('Kan er een rolstoel mee?');
}

test('a question from the contact page reaches the desk, and its answer is written there', async ({ page }) => {
  await page.goto(at('nl', '/contact'));
  await untilAlive(page);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  await expect(page.getByLabel('Wanneer mogen we bellen?')).toBeHidden();
  await fill(page, 'Petra Jansen');
  await page.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText(/U krijgt uiterlijk .+ antwoord\./)).toBeVisible();

  await enterAs(page, 'verkoop-berichten@example.com', 'Vera Verkoop', ['sales']);
  await page.goto(desk('/messages'));
  await page.getByRole('link', { name: 'Petra Jansen' }).first().click();
  await page.getByLabel('Tekst').fill('Dat kan: de bus heeft een lift.');
  await page.getByRole('button', { name: 'Antwoord versturen' }).click();
  await expect(page.getByText('Gedaan.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Gesprek' })).toContainText('Vera Verkoop');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a call is requested, and what was typed stays if something is missing', async ({ page }) => {
    await page.goto(at('nl', '/contact'));
    await page.getByText('Per telefoon').click();
    await page.getByLabel('Wanneer mogen we bellen?').selectOption('midday');
    await page.getByLabel('Uw naam').fill('Wim Bakker');
    await page.getByLabel('Waar gaat het over?').fill('Schoolreis');
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Vul het nummer in waarop we mogen bellen']);
    await expect(page.getByLabel('Uw naam')).toHaveValue('Wim Bakker');
    await page.getByLabel('Telefoonnummer').fill('020 123 45 67');
    await page.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText(/We bellen u op .+, tussen \d\d:\d\d en 15:00 uur\./)).toBeVisible();
  });
});
