import { getDocumentProxy } from 'unpdf';
import { at, atLength, expect, expectAccessible, expectNoSidewaysScroll, onEverySite, test } from './test.ts';
import { createBooking, createFilledQuote, createQuote } from './trips.ts';

const contactsHeading = { nl: /Contactpersonen/, de: /Kontakte/, fr: /Contacts/ } as const;

test('a quote is changed on a phone, its new price beside the fields', async ({ page }) => {
  const id = await createQuote('nl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('nl', `/my-quote/${id}/change-itinerary`));
  await expect(page.getByText('Er is nog niets gewijzigd.')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Aantal passagiers').fill('0');
  await page.getByRole('button', { name: 'Bekijk de nieuwe prijs' }).click();
  await expect(page.getByRole('alert')).toContainText('Er reist minstens één persoon mee');
  await expectAccessible(page);

  await page.getByLabel('Aantal passagiers').fill('48');
  await page.getByLabel('Terugreis om').fill('20:30');
  const change = page.getByRole('button', { name: /^Reis wijzigen: nieuw totaal € / });
  await expect(change).toBeVisible();
  await expect(page.getByText(/^\+ € /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const total = (await change.textContent())?.split('totaal ')[1] ?? '';

  await change.click();
  await page.waitForURL(/\/my-quote\/[\w-]{27}\?changed=1$/);
  await expect(page.getByRole('status').filter({ hasText: 'Uw reis is gewijzigd' })).toBeVisible();
  await expect(page.getByText('20:30').first()).toBeVisible();
  await expect(page.getByText(total).first()).toBeVisible();
});

test('a change that needs another driver shows the previous number', atLength, async ({ page }) => {
  await page.goto(at('nl', `/my-quote/${await createQuote('nl')}/change-itinerary`));
  await page.locator('[name="stops.1.place"]').fill('Hamburg');
  await expect(page.getByText('2 chauffeurs (nu 1)')).toBeVisible();
  await expect(page.locator('main')).not.toContainText('{{');
});

test('a new address of the group’s page ends the old one', async ({ page }) => {
  const id = await createBooking('nl');
  await page.goto(at('nl', `/my-booking/${id}`));
  const address = page.getByLabel('Adres van de pagina');
  const first = await address.inputValue();
  expect(first).toMatch(/\/shared\/[\w-]{27}$/);
  await page.getByRole('heading', { name: 'Delen met uw groep' }).click();
  await page.getByRole('button', { name: 'Nieuw adres geven' }).click();
  await expect(page.getByText('De pagina heeft een nieuw adres.')).toBeVisible();
  const second = await address.inputValue();
  expect(second).not.toBe(first);
  await expectAccessible(page);

  await page.goto(second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utrecht – Efteling');
  await expect(page.getByText('08:00').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText('€');
  await expect(page.locator('main')).not.toContainText('Vries');
  await expectAccessible(page);
  await page.goto(first);
  await expect(page).toHaveURL(/\/trip-not-found$/);
});

test('the page of a booking is short on a phone, and prints everything that it folds', async ({ page }) => {
  const id = await createBooking('nl');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('nl', `/my-booking/${id}`));
  await expect(page.getByText('NL50 XXXX 0000 0000 00')).toBeVisible();
  const folded = page.getByText('Kilometers met uw groep').first();
  await expect(folded).toBeHidden();
  const height = await page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
  expect(height).toBeLessThan(3_450);
  await page.emulateMedia({ media: 'print' });
  await expect(folded).toBeVisible();
});

for (const [site, language] of [
  ['nl', 'nl'],
  ['de', 'de'],
  ['fr', 'fr'],
] as const) {
  // German is the longest.
  const where = site === 'de' ? {} : onEverySite;

  test(`a quote and its last check before the order are printed on two sheets at most, on ${site}`, where, async ({ page }) => {
    const { id } = await createFilledQuote(site, language);
    for (const step of ['', '/check-itinerary']) {
      await page.goto(at(site, `/my-quote/${id}${step}`));
      const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
      expect(numPages, step).toBeLessThanOrEqual(2);
    }
  });

  test(`a booking is printed on two sheets at most, whom the driver calls on the first, on ${site}`, where, async ({ page }) => {
    const id = await createBooking(site, language);
    await page.goto(at(site, `/my-booking/${id}`));
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(paper.numPages).toBeLessThanOrEqual(2);
    const { items } = await (await paper.getPage(1)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    expect(words.replace(/\s+/g, '')).toMatch(contactsHeading[language]);
  });
}

test('a printed trip has its route, separated stops, and no superfluous time zone', async ({ page }) => {
  await page.goto(at('nl', `/my-booking/${await createBooking('nl')}`));
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  const line = page.locator('.route-picture-line').first();
  await expect(line).toHaveCSS('animation-name', 'none');
  await expect(line).toHaveCSS('stroke-dashoffset', '0px');
  const stops = page.locator('main ol > li:has(time)');
  await expect(stops.first()).toHaveCSS('break-inside', 'avoid');
  await expect(stops.first()).toHaveCSS('display', 'block');
  await expect(page.locator('main')).not.toContainText('plaatselijke tijd');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a booking is changed on the German site, price first', async ({ page }) => {
    const id = await createBooking('de');
    await page.goto(at('de', `/my-booking/${id}/change-itinerary`));
    await page.locator('[name="stops.1.place"]').fill('Bonn');
    await page.locator('[name="stops.1.time"]').fill('19:30');
    await page.getByRole('button', { name: 'Neuen Preis anzeigen' }).click();
    await expect(page.locator('[name="stops.1.place"]')).toHaveValue('Bonn');
    await expect(page.getByText(/^[+−] € /)).toBeVisible();

    // An additional stop: the list is rendered again, and the price must be requested again.
    await page.getByRole('button', { name: 'Halt hinzufügen' }).click();
    await expect(page.locator('[name="stops.2.place"]')).toHaveValue('Bonn');
    await page.getByRole('button', { name: /Halt 2 entfernen/ }).click();
    await page.getByRole('button', { name: 'Neuen Preis anzeigen' }).click();

    const change = page.getByRole('button', { name: /^Fahrt ändern: neuer Gesamtpreis € / });
    // Typed after the price was shown: another price, which is shown before anything happens.
    await page.locator('[name="stops.1.time"]').fill('22:00');
    await change.click();
    await expect(page.getByRole('alert')).toContainText('es wurde nichts geändert');
    await expect(page.locator('[name="stops.1.time"]')).toHaveValue('22:00');
    await change.click();
    await page.waitForURL(/\/my-booking\/[\w-]{27}\?changed=1$/);
    await expect(page.getByText('Ihre Fahrt ist geändert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonn');
    // In the drawing of the trip, and in its list of stops.
    for (const time of await page.locator('time', { hasText: '22:00' }).all()) await expect(time).toBeVisible();
    await expect(page.locator('time', { hasText: '22:00' })).toHaveCount(2);
  });

  test('contacts, flight and the group’s page are saved on the French-speaking Belgian pages', async ({ page }) => {
    const id = await createBooking('be', 'frBE');
    await page.goto(at('be', `/my-booking/${id}`));
    await expect(page).toHaveURL(/lng=frBE/);
    await page.getByRole('heading', { name: 'Contacts', exact: true }).click();
    await page.getByText('Modifier les contacts ou le numéro de vol').click();
    await page.locator('[name="firstContact.name"]').fill('Bram Bos');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByRole('alert')).toContainText('numéro de GSM du premier contact');
    await expect(page.locator('[name="firstContact.name"]')).toHaveValue('Bram Bos');
    await page.locator('[name="firstContact.phoneNumber"]').fill('0470 12 34 56');
    await page.locator('[name="flightNumber"]').fill('SN 2105');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Votre chauffeur reçoit ces informations.')).toBeVisible();
    await expect(page.locator('#contacts dd', { hasText: /^SN 2105$/ })).toBeVisible();

    const address = await page.getByLabel('Adresse de la page').inputValue();
    await page.getByRole('heading', { name: 'Partager avec votre groupe' }).click();
    await page.getByRole('button', { name: 'Désactiver la page' }).click();
    await expect(page.getByRole('button', { name: 'Créer la page' })).toBeVisible();
    await page.goto(address);
    await expect(page).toHaveURL(/\/trip-not-found/);
  });

  test('a trip is reviewed once it is over, and not before', async ({ page }) => {
    const id = await createBooking('eu', 'en');
    await page.goto(at('eu', `/my-booking/${id}/review`));
    await expect(page.getByText('This trip is not over yet')).toBeVisible();
    await expect(page.locator('main form')).toHaveCount(0);
  });
});
