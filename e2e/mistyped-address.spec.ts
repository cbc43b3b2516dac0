import { at, dayFromNow, expect, expectAccessible, type Page, test, untilAlive } from './test.ts';

/** A form that only lacks the customer, with a mail address at a host that does not exist. */
async function fillMistyped(page: Page): Promise<string> {
  const day = dayFromNow(60);
  const trip = new URLSearchParams({ from: 'Utrecht', to: 'Efteling', date: day, returnDate: day, passengers: '48' });
  await page.goto(at('nl', `/offerte-aanvragen?${trip}`));
  const mailbox = `anna${crypto.randomUUID().slice(0, 6)}`;
  await page.locator('[name="firstName"]').fill('Anna');
  await page.locator('[name="lastName"]').fill('Vos');
  await page.locator('[name="email"]').fill(`${mailbox}@gmial.com`);
  return mailbox;
}

test('a mistyped mail host is asked about beside the field, and put right by a press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const mailbox = await fillMistyped(page);
  await untilAlive(page);
  await page.locator('[name="email"]').focus();
  await page.locator('[name="organisation"]').focus();
  await expect(page.getByText(`Bedoelde u ${mailbox}@gmail.com?`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, neem dat over' }).click();
  await expect(page.locator('[name="email"]')).toHaveValue(`${mailbox}@gmail.com`);
  await expect(page.getByText('Bedoelde u')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a mistyped mail host does not keep a request back, and is put right on the page that thanks for it', async ({ page }) => {
    const mailbox = await fillMistyped(page);
    await page.getByRole('button', { name: 'Gratis en vrijblijvend offerte ontvangen' }).click();
    await expect(page.getByText(`Bedoelde u ${mailbox}@gmail.com?`)).toBeVisible();
    await expect(page.locator('main [name="email"]')).toHaveValue(`${mailbox}@gmail.com`);

    await page.locator('main [name="email"]').fill('anna');
    await page.getByRole('button', { name: 'Daarheen sturen' }).click();
    await expect(page.locator('main [name="email"]')).toHaveValue('anna');
    await expect(page.getByText('Vul een e-mailadres in')).toBeVisible();

    await page.locator('main [name="email"]').fill(`${mailbox}@gmail.com`);
    await page.getByRole('button', { name: 'Daarheen sturen' }).click();
    await expect(page.getByText(`Het adres is verbeterd: ${mailbox}@gmail.com.`)).toBeVisible();
    await expect(page.getByText('Bedoelde u')).toHaveCount(0);
  });
});
