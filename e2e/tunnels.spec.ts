import { loseNextAnswer } from './lose-next-answer.ts';
import { at, expect, test, untilAlive } from './test.ts';
import { createBooking, createQuote } from './trips.ts';

test('passenger and billing details stay in the form while the connection is down, and are sent by the next press', async ({
  page,
  context,
}) => {
  await page.goto(at('de', `/quote/${await createQuote('de')}/contact-details`));
  await untilAlive(page);
  const fields = {
    phone: '08041 5050',
    'firstContact.name': 'Änne Strauß',
    'firstContact.phoneNumber': '0170 1234567',
    'invoice.street': 'Marktstr. 48',
    'invoice.zipcode': '83646',
    'invoice.city': 'Bad Tölz',
  };
  for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
  const save = page.locator('main form [type="submit"]');
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Es wurde nichts gesendet' })).toBeVisible();
  await expect(page.locator('[name="invoice.city"]')).toHaveValue('Bad Tölz');
  await context.setOffline(false);

  await loseNextAnswer(page);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Die Verbindung ist abgebrochen' })).toBeVisible();
  await expect(page.locator('[name="firstContact.name"]')).toHaveValue('Änne Strauß');
  await save.click();
  await page.waitForURL(/check-itinerary/);
});

test('a booking whose cancellation got no answer is cancelled once, and the page says so', async ({ page, context }) => {
  await page.goto(at('fr', `/my-booking/${await createBooking('fr')}/cancel`));
  await untilAlive(page);
  await page.locator('[name="reason"]').fill('Grève');
  const cancel = page.locator('main form [type="submit"]');
  await context.setOffline(true);
  await cancel.click();
  await expect(page.getByRole('alert').filter({ hasText: 'rien n’a été envoyé' })).toBeVisible();
  await context.setOffline(false);
  await loseNextAnswer(page);
  await cancel.click();
  await expect(page.getByRole('alert').filter({ hasText: 'cela nous est parvenu' })).toBeVisible();
  await expect(page.locator('[name="reason"]')).toHaveValue('Grève');
  await cancel.click();
  await expect(page.locator('[name="reason"]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('of a booking’s forms only the submitted one reports the broken connection', async ({ page, context }) => {
  await page.goto(at('nl', `/my-booking/${await createBooking('nl')}`));
  await untilAlive(page);
  await page.getByRole('heading', { name: 'Delen met uw groep' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Nieuw adres geven' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'er is niets verstuurd' });
  await expect(alert).toHaveCount(1);
  await expect(page.locator('#share').getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Nieuw adres geven' }).click();
  await expect(page.getByText('De pagina heeft een nieuw adres.')).toBeVisible();
});

test('a price requested without a connection is not shown as loading, and the form does not change', async ({ page, context }) => {
  await page.goto(at('es', '/'));
  const form = page.locator('form[aria-labelledby="short-form-title"]');
  await form.locator('[name="from"]').fill('Madrid');
  await form.locator('[name="to"]').fill('Toledo');
  // The message appears with the suggestions for a place.
  await expect(form.locator('[name="to"]')).toHaveRole('combobox');
  await context.setOffline(true);
  await form.locator('[type="submit"]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Está sin conexión' })).toBeVisible();
  await expect(form.locator('[name="to"]')).toHaveValue('Toledo');
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await form.locator('[type="submit"]').click();
  await page.waitForURL(/from=Madrid/);
});
