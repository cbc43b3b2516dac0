import { addDays } from '../src/domain/calendar/date.ts';
import { enterAs, openAct } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

const date = addDays(new Date().toISOString().slice(0, 10), 60);

test('a caller gets a price with its legal basis, gets the quote by mail, and has the booking changed at the quoted difference', async ({
  page,
}) => {
  const booking = await createBooking('be', 'nlBE');
  const reference = await readReference(page, 'be', booking);
  await enterAs(page, 'caller@example.com', 'Tess Telefoon', ['sales']);
  await page.getByRole('link', { name: 'Nieuwe aanvraag' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe aanvraag' })).toBeVisible();
  await expectAccessible(page);
  const stop = (number: number) => page.getByRole('group', { name: `Halte ${number}` });
  await stop(1).getByLabel('Plaats', { exact: true }).fill('Utrecht');
  await stop(1).getByLabel('Vertrekt op').fill(date);
  await stop(1).getByLabel('Vertrekt om').fill('08:00');
  await stop(2).getByLabel('Plaats', { exact: true }).fill('Hengelo');
  await stop(2).getByLabel('Vertrekt op').fill(date);
  await stop(2).getByLabel('Vertrekt om').fill('17:00');
  await stop(3).getByLabel('Plaats', { exact: true }).fill('Utrecht');
  await page.getByLabel('Passagiers', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Prijs tonen' }).click();
  await expect(page.getByRole('alert')).toContainText('Er is niets gedaan');
  await expect(page.getByLabel('Passagiers', { exact: true })).toHaveValue('0');
  await page.getByLabel('Passagiers', { exact: true }).fill('45');
  await page.getByRole('button', { name: 'Prijs tonen' }).click();
  // Two towns have this name: one of them is chosen.
  const choice = stop(2).getByRole('radio').first();
  if (await choice.isVisible({ timeout: 2_000 }).catch(() => false)) {
    await choice.check();
    await page.getByRole('button', { name: 'Prijs tonen' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Prijs', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rijtijdregels' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Voornaam').fill('Bea');
  await page.getByLabel('Achternaam').fill('Bel');
  await page.getByLabel('E-mail', { exact: true }).fill('bea@example.com');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Offerte mailen' }).click();
  await page.waitForURL(/\/trips\/NL-/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offerte');
  await expect(page.getByRole('listitem').filter({ hasText: /Tess Telefoon.*door de klant, per telefoon/s })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(desk(`/trips/${reference}`));
  await page.getByRole('link', { name: 'Route wijzigen' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wijzigen voor een beller');
  await stop(2).getByLabel('Vertrekt om').fill('21:30');
  await page.getByRole('button', { name: 'Prijs tonen' }).click();
  await expect(page.getByText(/^Was .* wordt /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rit wijzigen' }).click();
  await page.waitForURL(/\/trips\/BE-[^/]+$/);
  await expect(page.getByRole('listitem').filter({ hasText: /Tess Telefoon.*door de klant, per telefoon/s })).toBeVisible();
});

test(
  'a request at short notice is priced from the engine’s lines; what is far below them is mailed once a second person agrees',
  atLength,
  async ({ page, browser }) => {
    // Sooner than the notice for a guaranteed coach, at any hour: some five hours ahead in the stop's time zone.
    const soon = new Date(Date.now() + 7 * 3_600_000).toISOString();
    await enterAs(page, 'lines@example.com', 'Lies Prijs', ['sales']);
    await page.goto(desk('/new'));
    const stop = (number: number) => page.getByRole('group', { name: `Halte ${number}` });
    await stop(1).getByLabel('Plaats', { exact: true }).fill('Utrecht');
    await stop(1).getByLabel('Vertrekt op').fill(soon.slice(0, 10));
    await stop(1).getByLabel('Vertrekt om').fill(soon.slice(11, 16));
    await stop(2).getByLabel('Plaats', { exact: true }).fill('Arnhem');
    await page.getByLabel('Soort reis').selectOption('one-way');
    await page.getByLabel('Passagiers', { exact: true }).fill('30');
    await page.getByLabel('Voornaam').fill('Rob');
    await page.getByLabel('Achternaam').fill('Haast');
    await page.getByLabel('E-mail', { exact: true }).fill('rob@example.com');
    await page.getByRole('button', { name: 'Prijs tonen' }).click();
    await page.getByRole('button', { name: 'Opslaan als aanvraag voor een maatwerkofferte' }).click();
    await page.waitForURL(/\/trips\/NL-/);
    await openAct(page, 'Handmatig prijzen');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Handmatig prijzen');
    await expectAccessible(page);
    await page.getByLabel('Korting, zoals de klant die ziet').fill('Vaste klant');
    await page.getByLabel('Korting, excl. btw').fill('300');
    await page.getByRole('button', { name: 'Uitrekenen' }).click();
    await expect(page.getByText('dat eerst een collega goedkeurt')).toBeVisible();
    await page.getByRole('button', { name: /^Collega om instemming vragen/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Korting, excl. btw')).toHaveValue('300');
    await page.getByLabel('Reden van de prijswijziging').fill('rijdt elke maand met ons');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Collega om instemming vragen/ }).click();
    await page.waitForURL(/\/trips\/NL-[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('aanvraag');

    const context = await browser.newContext({ locale: 'nl-NL' });
    const other = await context.newPage();
    await enterAs(other, 'second@example.com', 'Otto Tweede', ['sales']);
    await expect(other.getByRole('listitem').filter({ hasText: 'Prijs om mee in te stemmen' })).toContainText('rijdt elke maand met ons');
    await expectAccessible(other);
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Goedkeuren en de offerte versturen' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toContainText('offerte');
    await expect(other.getByRole('listitem').filter({ hasText: /Otto Tweede.*voorgesteld door: Lies Prijs/s })).toBeVisible();
    await context.close();
  },
);

test(
  'sales writes to a customer from a template, sees what it still lacks, and finds the letter at the trip',
  atLength,
  async ({ page }) => {
    const reference = await readReference(page, 'fr', await createBooking('fr'));
    await enterAs(page, 'writes@example.com', 'Wil Schrijver', ['sales']);
    await page.goto(desk(`/trips/${reference}`));
    await page.getByRole('link', { name: 'Schrijven' }).click();
    await page.getByRole('link', { name: 'Ontbrekende gegevens vragen' }).click();
    const text = page.getByLabel('Tekst', { exact: true });
    await expect(text).toHaveValue(/^Nous préparons votre trajet .+\[…\]/s);
    await expectAccessible(page);
    const typed = 'Combien de valises prenez-vous ? […]';
    await text.fill(typed);
    await page.getByRole('button', { name: 'Versturen', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Er staat nog […] in');
    await expect(text).toHaveValue(typed);
    await text.fill('Combien de valises prenez-vous ?');
    await page.getByRole('button', { name: 'Versturen', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('geboekt');
    await expect(page.getByRole('listitem').filter({ hasText: /brief/ }).first()).toBeVisible();
  },
);
