import { enterAs, named } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test('sales finds the customer of a trip, reads all of it, writes a note and gives a role', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enterAs(page, 'records@example.com', 'Rob Relatie', ['sales']);
  await page.goto(desk(`/customers/of/${reference}`));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const address = page.url();
  await expectAccessible(page);
  const person = page.getByRole('table', { name: 'Personen' }).getByRole('rowheader').first();
  const email = (await page.getByRole('table', { name: 'Personen' }).getByRole('link', { name: /@/ }).first().textContent()) ?? '';
  await person.getByRole('link').click();
  await page.getByLabel('Rol', { exact: true }).fill(named('Boekhouding'));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('table', { name: 'Personen' }).getByText(named('Boekhouding'))).toBeVisible();
  await expect(page.getByText(`Rol gewijzigd door Rob Relatie`).first()).toBeVisible();
  for (const tab of ['Ritten', 'Geld', 'E-mail', 'Offertes']) {
    await page.getByRole('navigation', { name: 'Onderdelen van het klantblad' }).getByRole('link', { name: tab }).click();
    if (tab === 'Ritten') await expect(page.getByRole('link', { name: reference })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Notities' }).click();
  await page.getByLabel('Notitie voor collega’s').fill(named('Altijd twee bussen'));
  await page.getByRole('button', { name: 'Notitie opslaan' }).click();
  await expect(page.getByText(named('Altijd twee bussen'))).toBeVisible();
  await page.goto(desk('/customers'));
  // Other tests have customers of the same name.
  await page.getByRole('searchbox', { name: 'Klant zoeken' }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(address);
  await page.goto(desk('/customers'));
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(address);
  await expectNoSidewaysScroll(page);
});

test('two records are merged, split and undone, and terms are agreed', atLength, async ({ page }) => {
  const [first, second] = [
    await readReference(page, 'nl', await createBooking('nl')),
    await readReference(page, 'nl', await createBooking('nl')),
  ];
  await enterAs(page, 'merging@example.com', 'Mo Samen', ['sales']);
  const other = named('Zangkoor Samenklank');
  await page.goto(desk(`/customers/of/${second}`));
  await page.getByRole('link', { name: 'Naam wijzigen' }).click();
  await page.getByLabel('Naam', { exact: true }).fill(other);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();

  await page.goto(desk(`/customers/of/${first}`));
  const address = page.url();
  await page.getByRole('link', { name: 'Samenvoegen' }).click();
  await page.getByLabel('Klant zoeken').fill(other);
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await page
    .getByRole('complementary', { name: 'Samenvoegen' })
    .getByRole('button', { name: `${other} hierin opnemen` })
    .click();
  const people = page.getByRole('table', { name: 'Personen' });
  await expect(people.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);

  await people.getByRole('checkbox').last().check();
  await page.getByText('Personen afsplitsen').click();
  await page.getByLabel('Naam van de nieuwe klant').fill(named('Afgesplitst koor'));
  await page.getByRole('button', { name: 'Afsplitsen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: named('Afgesplitst koor') })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  // It shows the record that the people are back in; leaving earlier would stop the request.
  await page.waitForURL(address);
  await expect(people.getByRole('checkbox')).toHaveCount(2);

  await page.getByRole('navigation', { name: 'Onderdelen van het klantblad' }).getByRole('link', { name: 'Afspraken' }).click();
  await page.getByLabel('Korting in %').fill('7,5');
  await page.getByLabel('Regel op de prijs').fill('Raamcontract');
  await page.getByLabel('Kredietlimiet in euro').fill('5.000,00');
  await page.getByRole('button', { name: 'Afspraken opslaan' }).click();
  await expect(page.getByText('De afspraken zijn opgeslagen.')).toBeVisible();
  await expect(page.getByLabel('Kredietlimiet in euro')).toHaveValue('5000,00');
  await expect(page.getByText('Nog over van')).toBeVisible();
  await expectAccessible(page);
});

test('a trip is made again a year later in two presses, and its quote is called about and lost', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enterAs(page, 'again@example.com', 'Mo Weer', ['sales']);
  await page.goto(desk(`/customers/of/${reference}`));
  await page.getByRole('navigation', { name: 'Onderdelen van het klantblad' }).getByRole('link', { name: 'Ritten' }).click();
  await page.getByRole('link', { name: 'Hetzelfde als vorig jaar' }).first().click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /versturen|sturen|mailen/i })
    .last()
    .click();
  await page.waitForURL(/\/trips\/NL-/);
  const made = page.url().split('/').at(-1) ?? '';
  expect(made).not.toBe(reference);

  await page.goto(desk('/quotes'));
  await expectAccessible(page);
  const row = page.getByRole('row', { name: new RegExp(made) });
  await row.getByRole('button', { name: /Gebeld, weer op/ }).click();
  await expect(row.getByText('1 keer gebeld')).toBeVisible();
  await row.getByRole('link', { name: 'Meer' }).click();
  await page.getByLabel('Reden').selectOption('competitor');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Als verloren noteren' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('table', { name: /Verloren in de laatste/ }).getByText('Koos een ander bedrijf')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('a small rest is written off with a reason and taken back', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enterAs(page, 'write-off@example.com', 'Fin Kwijt', ['finance']);
  await page.goto(desk(`/trips/${reference}/money?act=write-off`));
  await page.getByLabel('Af te boeken bedrag').fill('12,50');
  await page.getByLabel('Reden', { exact: true }).fill('Bankkosten');
  await page.getByRole('button', { name: 'Afboeken', exact: true }).click();
  await expect(page.getByText(/Afgeboekt/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Afboeking terugdraaien' }).click();
  await expect(page.getByText(/teruggedraaid door Fin Kwijt/)).toBeVisible();
});
