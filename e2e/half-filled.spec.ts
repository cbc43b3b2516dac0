import { loseNextAnswer } from './lose-next-answer.ts';
import { at, atLength, dayFromNow, expect, type Page, test, untilAlive } from './test.ts';
import { createFilledQuote, createQuote } from './trips.ts';

const day = dayFromNow(60);
const form = at('nl', '/offerte-aanvragen');
const send = 'Gratis en vrijblijvend offerte ontvangen';

const place = (page: Page, stop: number) => page.locator(`[name="stops.${stop}.place"]`);
const storedTrip = (page: Page) => page.evaluate(() => sessionStorage.getItem('trip'));

async function fillTrip(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Enkele reis/ }).check({ force: true });
  await place(page, 0).fill('Utrecht');
  await place(page, 1).fill('Arnhem');
  await page.getByLabel('Datum').fill(day);
  await page.getByLabel('Vertrektijd').fill('08:00');
  await page.getByLabel('Aantal passagiers').fill('48');
  await page.getByText('Vlucht- of treinnummer, wifi, toilet, kinderzitjes').click();
  const wifi = page.getByRole('checkbox', { name: 'Wifi' });
  await expect(wifi).toBeVisible();
  await wifi.check();
  await page.getByLabel('Voornaam').fill('Anna');
}

test('a form that was left half filled is filled again, until it is sent', async ({ page }) => {
  await page.goto(`${form}?from=Utrecht`);
  await untilAlive(page);
  await fillTrip(page);
  await page.getByRole('button', { name: 'Halte toevoegen' }).click();
  await expect(place(page, 1)).toHaveValue('Arnhem');
  await place(page, 2).fill('Ede');
  await expect.poll(() => storedTrip(page)).toContain('Ede');

  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL(at('nl', '/faq'));
  await page.locator('header a[href="/offerte-aanvragen"]:visible').first().click();
  await page.waitForURL(form);
  await expect(place(page, 1)).toHaveValue('Arnhem');
  await expect(place(page, 2)).toHaveValue('Ede');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna');

  await page.goto(`${form}?from=Utrecht&gclid=x`);
  await expect(place(page, 2)).toHaveValue('Ede');
  await expect(page.getByLabel('Aantal passagiers')).toHaveValue('48');
  await expect(page.getByRole('checkbox', { name: 'Wifi' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Enkele reis/ })).toBeChecked();
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna');

  // Another trip in the address is what the visitor wants now.
  await page.goto(`${form}?from=Zwolle`);
  await expect(place(page, 0)).toHaveValue('Zwolle');
  await expect(place(page, 1)).toHaveValue('');

  await page.goto(form);
  await expect(place(page, 2)).toHaveValue('Ede');
  await page.getByRole('button', { name: 'Halte 2 verwijderen' }).click();
  await expect(page.getByText(/€\s[\d.]+/).first()).toBeVisible();
  await page.getByLabel('Achternaam').fill('de Vries');
  await page.getByLabel('E-mailadres').fill('half@school.example');
  await page.getByRole('button', { name: send }).click();
  await page.waitForURL(/\/my-quote\/[\w-]{27}\?sent=1$/);
  await expect.poll(() => storedTrip(page)).toBeNull();
  await page.goto(form);
  await place(page, 1).fill('Ede');
  await expect.poll(() => storedTrip(page)).toContain('Ede');
  await expect(place(page, 0)).toHaveValue('');
  await expect(page.getByLabel('Aantal passagiers')).toHaveValue('');
  await expect(page.getByLabel('Voornaam')).toHaveValue('');
});

test('text typed before the script loads counts like text typed after', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/late-scripts.js*', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(form, { waitUntil: 'domcontentloaded' });
  await fillTrip(page);
  expect(await storedTrip(page)).toBeNull();
  letScriptsCome();
  await expect.poll(() => storedTrip(page)).toContain('Arnhem');
  await expect(page.getByRole('radio', { name: /Enkele reis/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Wifi' })).toBeChecked();
  await expect(place(page, 0)).toHaveValue('Utrecht');
  await expect(page.getByRole('status').filter({ hasText: '€' }).first()).toBeVisible();
  // The suggestions arrived for fields that were left long ago: no list covers the button.
  await expect(page.locator('[role="option"]').first()).toBeAttached();
  await expect(page.locator('[role="option"]:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Halte toevoegen' }).click({ timeout: 5_000 });
  await expect(place(page, 1)).toHaveValue('Arnhem');
});

for (const [what, scripts] of [
  ['of its fields', '**/assets/request-body-*.js'],
  ['of the page', '**/assets/entry.client-*.js'],
] as const)
  test(`a press on a button before the script ${what} counts once that is there`, async ({ page }) => {
    const { promise: pressed, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto(form, { waitUntil: 'commit' });
    const passengers = page.getByLabel('Aantal passagiers');
    if (what === 'of its fields') await untilAlive(page);
    else await page.waitForLoadState('domcontentloaded');
    await passengers.fill('40');
    for (let presses = 0; presses < 2; presses += 1) await page.getByRole('button', { name: 'Eén meer' }).first().click();
    await page.getByRole('button', { name: 'Kies in de kalender' }).first().click();
    await expect(passengers).toHaveValue('40');
    letScriptsCome();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(passengers).toHaveValue('42');
  });

test('an unused form loads no script of its fields, and the first typed letter counts', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(form);
  const last = page.locator('footer a').last();
  const isAlive = () => last.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')));
  await expect.poll(isAlive).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((address) => /\/assets\/(request-body|use-trip-editor|preview-parts|trips)-/.test(address))).toEqual([]);
  await place(page, 1).fill('Arnhem');
  await expect.poll(() => storedTrip(page)).toContain('Arnhem');
  expect(loaded.some((address) => /\/assets\/request-body-/.test(address))).toBe(true);
  await expect(place(page, 1)).toHaveValue('Arnhem');
});

test('places typed on the home page before its script are there when one comes back to it', atLength, async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/*.js*', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(at('nl', '/'), { waitUntil: 'commit' });
  await page.locator('main [name="from"]').fill('Bad Bentheim');
  await page.locator('main [name="to"]').fill('Kasteel de Haar');
  letScriptsCome();
  await untilAlive(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Kasteel de Haar');
  await page.goto(at('de', '/'));
  await page.goBack();
  await untilAlive(page);
  await expect(page.locator('main [name="from"]')).toHaveValue('Bad Bentheim');
  await expect(page.locator('main [name="to"]')).toHaveValue('Kasteel de Haar');
});

test('a form returned with errors is newer than the stored draft', atLength, async ({ page }) => {
  await page.goto(form);
  await fillTrip(page);
  await expect.poll(() => storedTrip(page)).toContain('Arnhem');
  await page.getByLabel('Aantal passagiers').fill('0');
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Aantal passagiers')).toHaveValue('0');
  await expect(place(page, 1)).toHaveValue('Arnhem');
});

test('a browser without storage preserves the form while the visitor navigates within the site', atLength, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(form);
  await untilAlive(page);
  await fillTrip(page);
  await page.locator('footer a[href="/faq"]').click();
  await page.waitForURL(at('nl', '/faq'));
  await page.locator('header a[href="/offerte-aanvragen"]:visible').first().click();
  await expect(place(page, 1)).toHaveValue('Arnhem');
  await expect(page.getByLabel('Voornaam')).toHaveValue('Anna');
});

test('a form that one comes back to from another site has its places', atLength, async ({ page }) => {
  await page.goto(form);
  await untilAlive(page);
  await fillTrip(page);
  await expect.poll(() => storedTrip(page)).toContain('Arnhem');
  await page.goto(at('de', '/'));
  await page.goBack();
  await untilAlive(page);
  await expect(place(page, 0)).toHaveValue('Utrecht');
  await expect(place(page, 1)).toHaveValue('Arnhem');
  await expect(page.getByLabel('Aantal passagiers')).toHaveValue('48');
  expect(await storedTrip(page)).toContain('Arnhem');
});

test('a request without a connection is not sent, says so, and is sent by the next press', async ({ page, context }) => {
  await page.goto(form);
  await untilAlive(page);
  await fillTrip(page);
  await page.getByLabel('Achternaam').fill('de Vries');
  await page.getByLabel('E-mailadres').fill('offline@school.example');
  await context.setOffline(true);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'U bent offline: er is niets verstuurd' })).toBeVisible();
  await expect(page.getByLabel('E-mailadres')).toHaveValue('offline@school.example');
  await expect(place(page, 1)).toHaveValue('Arnhem');
  await context.setOffline(false);
  await page.getByRole('button', { name: send }).click();
  await page.waitForURL(/\/my-quote\/[\w-]{27}\?sent=1$/);
});

test('contact details outlive a reload, until they are saved', atLength, async ({ page }) => {
  const address = at('nl', `/quote/${await createQuote('nl')}/contact-details`);
  const street = page.locator('[name="invoice.street"]');
  const kept = () => page.evaluate(() => sessionStorage.getItem('contact-details'));
  await page.goto(address);
  await untilAlive(page);
  await street.fill('Nieuwstraat 1');
  await expect.poll(kept).toContain('Nieuwstraat 1');
  await page.goto(at('de', '/'));
  await page.goto(address);
  await expect(street).toHaveValue('Nieuwstraat 1');
  const rest = {
    phone: '030 123 45 67',
    'firstContact.name': 'Anna',
    'firstContact.phoneNumber': '06 12 34 56 78',
    'invoice.zipcode': '1',
  };
  for (const [name, text] of Object.entries(rest)) await page.locator(`[name="${name}"]`).fill(text);
  await page.locator('[name="invoice.city"]').fill('Utrecht');
  await page.locator('[name="invoice.organisation"]').fill('De Klaver');
  await page.locator('main form [type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await kept()).toContain('Nieuwstraat');
  await page.locator('[name="invoice.zipcode"]').fill('3511 AB');
  await page.locator('main form [type="submit"]').click();
  await page.waitForURL(/check-itinerary/);
  await expect.poll(kept).toBeNull();
});

test('an order whose answer never came shows its result, preserves its ticks and counts once', async ({ page, context }) => {
  const { id: quote } = await createFilledQuote('nl');
  const address = at('nl', `/quote/${quote}/check-itinerary`);
  const order = page.getByRole('button', { name: /betalingsverplichting/ });
  await page.goto(address);
  await untilAlive(page);
  await page.locator('input[name="termsAndCondition"]').check();
  await context.setOffline(true);
  await order.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Er is niets besteld' })).toBeVisible();
  await expect(page.locator('input[name="termsAndCondition"]')).toBeChecked();
  await context.setOffline(false);

  // The order arrives, and its answer is lost on the way back.
  await loseNextAnswer(page);
  await order.click();
  // The order counted, so the page goes on to its result.
  await page.waitForURL(/success/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Efteling');
});
