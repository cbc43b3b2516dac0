import { at, dayFromNow, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './test.ts';

const day = dayFromNow(60);

test('a day trip Utrecht to Efteling for 48, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('nl', '/'));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto(at('nl', '/offerte-aanvragen'));
  await page.getByRole('radio', { name: /Dagtocht/ }).check({ force: true });
  await choosePlace(page, 'Van', 'Utre', /^Utrecht/);
  await choosePlace(page, 'Naar', 'eftel', /^Efteling/);
  await page.getByLabel('Datum').fill(day);
  await page.getByLabel('Vertrektijd').fill('08:00');
  await page.getByLabel('Terugreis op').fill(day);
  await page.getByLabel('Terugreis om').fill('17:30');
  await page.getByLabel('Aantal passagiers').fill('48');
  await expect(page.getByText(/€\s[\d.]+/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByLabel('Voornaam').fill('Anna');
  await page.getByLabel('Achternaam').fill('de Vries');
  await page.getByLabel('E-mailadres').fill('anna@school.example');
  await page.getByRole('button', { name: 'Gratis en vrijblijvend offerte ontvangen' }).click();
  // The request leads to the quote itself.
  await page.waitForURL(/\/my-quote\/[\w-]{27}\?sent=1$/);
  await expect(page.getByRole('status').filter({ hasText: 'anna@school.example' })).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(/NL-\d{2}-\d{6}/)
      .first(),
  ).toBeVisible();
  await expect(page.locator('main').getByText('Efteling').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.locator('main a[href$="/contact-details"]').last().click();
  await page.waitForURL(/contact-details/);
  await fillContactDetails(page);
  await expectAccessible(page);
  await page.locator('main form button[type="submit"]:visible').last().click();
  await page.waitForURL(/check-itinerary/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.locator('input[name="termsAndCondition"]').check();
  await page.getByRole('button', { name: /Bestelling met betalingsverplichting/ }).click();
  await page.waitForURL(/\/my-quote\/[\w-]{27}\/success$/);
  await expectAccessible(page);
  await page.locator('main a[href*="/my-booking/"]:not([href*="/documents/"])').first().click();
  await page.waitForURL(/\/my-booking\/[\w-]{27}$/);
  await expect(page.getByText('Efteling').first()).toBeVisible();
  await expectAccessible(page);
});

async function choosePlace(page: Page, label: string, typed: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).pressSequentially(typed, { delay: 30 });
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: label, exact: true })).toHaveValue(option);
}

async function fillContactDetails(page: Page): Promise<void> {
  const fields = {
    phone: '06 1234 5678',
    'firstContact.name': 'Bram Bos',
    'firstContact.phoneNumber': '06 8765 4321',
    'invoice.street': 'Domplein 1',
    'invoice.zipcode': '3512 JC',
    'invoice.city': 'Utrecht',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="invoice.country"]').selectOption('NL');
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a transfer on the European site, from the home page to the booking', async ({ page }) => {
    await page.goto(at('eu', '/'));
    await page.locator('form[action="/request-quote"] [name="from"]').fill('Amsterdam');
    await page.locator('form[action="/request-quote"] [name="to"]').fill('Brussels');
    await page.locator('form[action="/request-quote"] [name="date"]').fill(day);
    await page.locator('form[action="/request-quote"] [name="passengers"]').fill('30');
    await page.locator('form[action="/request-quote"] button[type="submit"]').click();
    await expect(page.locator('[name="stops.0.place"]')).toHaveValue('Amsterdam');
    await page.locator('[name="type"][value="one-way"]').check({ force: true });
    await page.getByRole('button', { name: 'Get my free quote, without obligation' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter your first name');
    await expect(page.locator('[name="stops.0.time"]')).toHaveValue('08:30');

    await page.locator('[name="stops.0.time"]').fill('09:15');
    await page.locator('[name="firstName"]').fill('Ann');
    await page.locator('[name="lastName"]').fill('Smith');
    await page.locator('[name="email"]').fill('ann@company.example');
    await page.getByRole('button', { name: 'Get my free quote, without obligation' }).click();
    // The request leads to the quote itself.
    await page.waitForURL(/\/my-quote\/[\w-]{27}\?sent=1$/);
    await expect(page.getByText(/EU-\d{2}-\d{6}/).first()).toBeVisible();
    await page.locator('main a[href$="/contact-details"]').last().click();
    await fillContactDetails(page);
    await page.locator('main form button[type="submit"]:visible').last().click();
    await page.waitForURL(/check-itinerary/);
    await page.locator('input[name="termsAndCondition"]').check();
    await page.getByRole('button', { name: /Order with obligation to pay/ }).click();
    await page.waitForURL(/success$/);
    await page.locator('main a[href*="/my-booking/"]:not([href*="/documents/"])').first().click();
    await expect(page).toHaveURL(/\/my-booking\/[\w-]{27}$/);
  });
});
