import { enter, enterAs, invite, onceMore, openAct } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test('a colleague comes in by invitation, finds a booking by phone, assigns a driver and is named in its history', async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enter(page, await invite('sales@example.com', 'Sam Verkoop', ['sales', 'planner']));
  await expect(page.getByRole('heading', { level: 1, name: 'Vandaag' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('vries');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/\/trips\?q=vries/);
  await page.getByRole('button', { name: /^Status/ }).click();
  await page.getByRole('link', { name: 'geboekt', exact: true }).click();
  await page.waitForURL(/state=booked/);
  await page.getByRole('rowheader', { name: reference }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('geboekt');
  await expectAccessible(page);
  await openAct(page, 'Chauffeur van elders');
  await page.getByRole('textbox', { name: 'Chauffeur', exact: true }).fill('Jo Rij');
  await page.getByLabel('Telefoon van de chauffeur').fill('06 11 22 33 44');
  await page.getByLabel('Kenteken en omschrijving').fill('12-BRX-4, witte bus');
  await page.getByRole('button', { name: 'Toewijzen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Chauffeur toegewezen' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /chauffeur toegewezen.*Sam Verkoop/ })).toBeVisible();
  // People, audit and money are not visible to this role.
  await expect(page.getByRole('link', { name: 'Medewerkers' })).toHaveCount(0);
  expect((await page.goto(desk('/people')))?.status()).toBe(404);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('geboekt');
  await expectNoSidewaysScroll(page);
});

test('a passkey signs in again, and one that its owner does not unlock opens nothing', async ({ page }) => {
  const device = await enter(page, await invite('owner@example.com', 'Olga Baas', []));
  await page.getByRole('button', { name: 'Olga Baas' }).click();
  await page.getByRole('button', { name: 'Afmelden' }).click();
  await page.waitForURL(desk('/sign-in'));
  await expectAccessible(page);
  await device.setVerified(false);
  await page.getByRole('button', { name: 'Aanmelden met een passkey' }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(desk('/sign-in'));
  await device.setVerified(true);
  await page.getByRole('button', { name: 'Aanmelden met een passkey' }).click();
  await page.waitForURL(desk('/'));
  await page.goto(desk('/people'));
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Naam' }).fill('Nieuw');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(onceMore('new@example.com'));
  await page.getByRole('group', { name: 'Rollen' }).getByLabel('redactie').check();
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gedaan' })).toBeVisible();
  await expect(page.getByText(onceMore('new@example.com')).first()).toBeVisible();
  await page.goto(desk('/audit'));
  await expect(page.getByRole('row', { name: /Olga Baas Uitgenodigd Nieuw/ }).first()).toBeVisible();
  await expectAccessible(page);
  // Everybody uses the desk in the language of their choice.
  await page.goto(desk('/account'));
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('Français');
  await page.getByRole('button', { name: 'Taal wijzigen' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Vous', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr');
  await expectAccessible(page);
});

test('two at one trip see each other, and nothing of one is overwritten unseen by the other', atLength, async ({ page, browser }) => {
  const reference = await readReference(page, 'de', await createBooking('de'));
  await enterAs(page, 'two@example.com', 'Bo Planner', ['planner', 'sales']);
  const context = await browser.newContext({ locale: 'nl-NL' });
  const other = await context.newPage();
  await enterAs(other, 'three@example.com', 'Cas Planner', ['planner']);
  await page.goto(desk(`/trips/${reference}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('geboekt');
  await other.goto(page.url());
  await expect(other.getByText('Bo Planner kijkt ook')).toBeVisible();

  const assign = async (of: Page, driver: string) => {
    await of.getByRole('textbox', { name: 'Chauffeur', exact: true }).fill(driver);
    await of.getByLabel('Telefoon van de chauffeur').fill('06 11 22 33 44');
    await of.getByLabel('Kenteken en omschrijving').fill('12-BRX-4, witte bus');
    await of.getByRole('button', { name: 'Toewijzen' }).click();
  };
  await openAct(page, 'Chauffeur van elders');
  await openAct(other, 'Chauffeur van elders');
  await assign(page, 'Jo Rij');
  await expect(page.getByRole('status').filter({ hasText: 'Chauffeur toegewezen' })).toBeVisible();
  await assign(other, 'Al Bus');
  await expect(other.getByRole('alert')).toContainText('Een collega heeft de rit intussen gewijzigd');
  await expect(other.getByText(/Bo Planner, chauffeur toegewezen/)).toBeVisible();
  // A live update reloads the page: a refused act stays open, with its reason.
  await page.getByLabel('Notitie voor collega’s').fill('de school belt terug');
  await page.getByRole('button', { name: 'Notitie opslaan' }).click();
  await expect(other.getByText('de school belt terug')).toBeVisible();
  await expect(other.getByRole('alert')).toContainText('Een collega heeft de rit intussen gewijzigd');
  await expect(other.getByRole('textbox', { name: 'Chauffeur', exact: true })).toHaveValue('Al Bus');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Toewijzen' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Chauffeur toegewezen' })).toBeVisible();

  await other.getByLabel('Notitie voor collega’s').fill('@Bo Planner de groep wil een witte bus');
  await other.getByRole('button', { name: 'Notitie opslaan' }).click();
  await expect(other.getByText('de groep wil een witte bus')).toBeVisible();
  await expect(other.getByLabel('Notitie voor collega’s')).toHaveValue('');
  await page.goto(desk('/'));
  await page.getByRole('listitem').filter({ hasText: 'de groep wil een witte bus' }).getByRole('link').click();
  await page.getByRole('region', { name: 'Gekozen regel' }).getByRole('button', { name: 'Gezien' }).click();
  await expect(page.getByText('Als gezien gemarkeerd')).toBeVisible();
  await page.goto(desk('/'));
  await expect(page.getByRole('listitem').filter({ hasText: 'de groep wil een witte bus' })).toHaveCount(0);
  await context.close();
});

test(
  'finance takes a bank statement, books what names its trip, credits a part of the invoice and gives it back',
  atLength,
  async ({ page }) => {
    const reference = await readReference(page, 'fr', await createBooking('fr'));
    await enterAs(page, 'money@example.com', 'Fin Boeker', ['finance']);
    await page.goto(desk('/trips?state=booked&site=fr'));
    const row = page.getByRole('row').filter({ hasText: reference });
    const amount = ((await row.getByRole('cell').filter({ hasText: '€' }).textContent()) ?? '').replaceAll(/[^\d,]/g, '');
    const statement = [
      ...[':20:X', ':25:FR7600000000000000000000097', ':28C:1', ':60F:C261120EUR0,'],
      ...[
        `:61:261121C${amount}NTRFNONREF//${reference}A`,
        `:86:/NAME/Anna de Vries/REMI/${reference}`,
        `:61:261121C9,99NTRFNONREF//${reference}B`,
        ':86:coffee',
      ],
      ...[':62F:C261121EUR0,', '-'],
    ].join('\n');
    await page.getByRole('link', { name: 'Geld' }).click();
    const give = async () => {
      await page.goto(desk('/payments'));
      await page.getByRole('link', { name: 'Bankbestand inlezen' }).click();
      await page
        .getByLabel('Bankbestanden', { exact: true })
        .setInputFiles({ name: 'x.sta', mimeType: 'text/plain', buffer: Buffer.from(statement) });
      await page.getByRole('button', { name: 'Inlezen', exact: true }).click();
    };
    await give();
    await expect(page.getByRole('status')).toContainText('2 nieuwe regels, 0 al bekend');
    await expect(page.getByText('bedrag en nummer kloppen')).toBeVisible();
    await expectAccessible(page);
    await give();
    await expect(page.getByRole('status')).toContainText('0 nieuwe regels, 2 al bekend');
    await page.getByRole('button', { name: '1 treffer vastleggen' }).click();
    await expect(page.getByText('bedrag en nummer kloppen')).toHaveCount(0);
    await page.getByRole('link', { name: /^Rit (zoeken|kiezen)/ }).click();
    await page.getByRole('button', { name: 'Niet voor ons' }).click();
    await expect(page.getByText('Elke betaling hoort bij een rit')).toBeVisible();

    await page.goto(desk(`/trips/${reference}`));
    await openAct(page, 'Factuur crediteren of verbeteren');
    const credit = page.getByRole('complementary', { name: 'Factuur crediteren of verbeteren' });
    await credit.getByLabel('Terug te geven, incl. btw').fill('10');
    await credit.getByLabel('Reden, zoals de klant die leest').fill('De bus kwam te laat');
    await credit.getByRole('button').click();
    await expect(page.getByRole('listitem').filter({ hasText: /factuur gecorrigeerd.*Fin Boeker/ })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'gecorrigeerde factuur' }).first()).toBeVisible();
    await openAct(page, 'Terugbetaling vastleggen');
    const refund = page.getByRole('complementary', { name: 'Terugbetaling vastleggen' });
    await refund.getByLabel('Terugbetaald bedrag').fill('10');
    await refund.getByLabel('Regel op het bankafschrift').fill('afschrift 12 regel 3');
    await refund.getByRole('button', { name: 'Terugbetaling vastleggen' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /terugbetaling vastgelegd.*Fin Boeker/ })).toBeVisible();
  },
);
