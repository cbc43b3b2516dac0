import { enterAs } from './staff.ts';
import { desk, expect, type Page } from './test.ts';

const far = '2090-01-01';

/** Signs in a member with all rights. */
export async function enterAsOwner(page: Page, email: string): Promise<void> {
  await enterAs(page, email, 'Pia Planner', ['owner']);
}

/** Files long-valid documents for the person or vehicle of the page. */
export async function fileCertificates(page: Page, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    const certificates = page.getByRole('region', { name: /^Documenten/ });
    await certificates.getByRole('combobox').selectOption(kind);
    await certificates.getByLabel('Laatste geldige dag').fill(far);
    await certificates.getByRole('button', { name: 'Document vastleggen' }).click();
    await expect(certificates.getByRole('listitem')).toHaveCount(kinds.indexOf(kind) + 1);
  }
}

/** Adds a driver and stays on the driver's page. */
export async function addDriver(page: Page, name: string, phone: string): Promise<void> {
  await page.goto(desk('/drivers'));
  await page.getByText('Chauffeur toevoegen').first().click();
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByLabel('Telefoon onderweg').fill(phone);
  await page.getByRole('button', { name: 'Chauffeur toevoegen' }).click();
  await page.waitForURL(/\/drivers\/[\da-f-]{36}/);
}

/** Adds a company with a depot in a town, unless an earlier test did; stays on its page. */
async function haveDepot(page: Page, town: string): Promise<void> {
  await page.goto(desk('/fleet'));
  await expect(page.getByText('Vervoerder toevoegen').first()).toBeVisible();
  const company = page.getByRole('link', { name: 'Convoya Vervoer BV' }).first();
  if (await company.isVisible()) await company.click();
  else await addCompany(page);
  await page.waitForURL(/operators/);
  const depots = page.getByRole('region', { name: /^Standplaatsen/ });
  await expect(depots).toBeVisible();
  const depot = depots.getByRole('listitem').filter({ hasText: town });
  if (!(await depot.isVisible())) await addDepot(page, town);
  await expect(depot).toBeVisible();
}

async function addCompany(page: Page): Promise<void> {
  await page.getByText('Vervoerder toevoegen').first().click();
  await page.getByLabel('Statutaire naam').fill('Convoya Vervoer BV');
  await page.getByLabel('Telefoon, dag en nacht').fill('+31 30 123 45 67');
  await page.getByRole('button', { name: 'Vervoerder toevoegen' }).click();
}

/** On the page of its company. */
export async function addDepot(page: Page, town: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill(town);
  await page.getByLabel('Straat en plaats').fill(town);
  await page.getByRole('button', { name: 'Standplaats toevoegen' }).click();
}

/**
 * Adds a coach at a depot in a town, with its documents, and stays on its page. A trip is driven from near where it begins, and another
 * region sells no fewer for it.
 */
export async function addCoach(page: Page, plate: string, town = 'Gouda'): Promise<void> {
  await haveDepot(page, town);
  await page.goto(desk('/fleet'));
  await page.getByText('Voertuig toevoegen').first().click();
  const depots = page.getByLabel('Standplaats');
  await depots.selectOption({ label: (await depots.getByRole('option').filter({ hasText: town }).first().textContent()) ?? town });
  await page.getByLabel('Kenteken').fill(plate);
  await page.getByLabel('Klasse').selectOption('coachHire');
  await page.getByLabel('Passagiersplaatsen').fill('59');
  await page.getByLabel('Omschrijving').fill('wit, rode streep');
  await page.getByRole('button', { name: 'Voertuig toevoegen' }).click();
  await page.waitForURL(/vehicles\//);
  await fileCertificates(page, ['inspection', 'vehicle-insurance', 'tachograph-check']);
}
