import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, port, test } from './test.ts';
import { createBooking } from './trips.ts';

const run = promisify(execFile);
const desk = (path: string) => `http://desk.localhost:${port}${path}`;
const far = '2090-01-01';

/** Lets somebody in who may do everything, with a passkey of his own. */
async function enterAsOwner(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const device = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, automaticPresenceSimulation: true } });
  const args = ['scripts/run.ts', 'trip', 'staff', 'invite', 'plan@example.com', '--name', 'Pia Planner', '--language', 'nl', '--json'];
  const env = { ...process.env, PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await run(process.execPath, [...args, '--role', 'owner'], { env });
  await page.goto(JSON.parse(stdout).url);
  await page.waitForURL(desk('/sign-in/set-up'));
  await page.getByRole('button', { name: 'Een passkey maken' }).click();
  await page.waitForURL(desk('/'));
}

async function filePapers(page: Page, kinds: readonly string[]): Promise<void> {
  for (const kind of kinds) {
    const papers = page.getByRole('region', { name: /^Papieren/ });
    await papers.getByRole('combobox').selectOption(kind);
    await papers.getByLabel('Laatste geldige dag').fill(far);
    await papers.getByRole('button', { name: 'Papier vastleggen' }).click();
    await expect(papers.getByRole('listitem')).toHaveCount(kinds.indexOf(kind) + 1);
  }
}

async function addDriver(page: Page, name: string, phone: string): Promise<void> {
  await page.goto(desk('/drivers'));
  await page.getByText('Chauffeur toevoegen').first().click();
  await page.getByRole('textbox', { name: 'Naam' }).fill(name);
  await page.getByLabel('Telefoon onderweg').fill(phone);
  await page.getByRole('button', { name: 'Chauffeur toevoegen' }).click();
  await page.waitForURL(/\/drivers\/[\da-f-]{36}/);
}

test('a driver who is ill is replaced by a lawful one, and his number stands nowhere any more', async ({ page }) => {
  await createBooking('nl');
  await enterAsOwner(page);
  await page.goto(desk('/fleet'));
  await expectAccessible(page);
  await page.getByText('Vervoerder toevoegen').first().click();
  await page.getByLabel('Statutaire naam').fill('Convoya Vervoer BV');
  await page.getByLabel('Telefoon, dag en nacht').fill('vijf');
  await page.getByRole('button', { name: 'Vervoerder toevoegen' }).click();
  await expect(page.getByText('Dit is geen telefoonnummer.')).toBeVisible();
  await expect(page.getByLabel('Statutaire naam')).toHaveValue('Convoya Vervoer BV');
  await page.getByLabel('Telefoon, dag en nacht').fill('+31 30 123 45 67');
  await page.getByRole('button', { name: 'Vervoerder toevoegen' }).click();
  await page.waitForURL(/operators/);
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('Maastricht');
  await page.getByLabel('Straat en plaats').fill('Maastricht');
  await page.getByRole('button', { name: 'Standplaats toevoegen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maastricht' })).toBeVisible();
  await page.goto(desk('/fleet'));
  await page.getByText('Voertuig toevoegen').first().click();
  await page.getByLabel('Kenteken').fill('12-brx-4');
  await page.getByLabel('Klasse').selectOption('coachHire');
  await page.getByLabel('Passagiersplaatsen').fill('59');
  await page.getByLabel('Waaraan men hem herkent').fill('wit, rode streep');
  await page.getByRole('button', { name: 'Voertuig toevoegen' }).click();
  await page.waitForURL(/vehicles\//);
  await filePapers(page, ['inspection', 'vehicle-insurance', 'tachograph-check']);
  await expectAccessible(page);

  await addDriver(page, 'Femke Standby', '+31 6 33333333');
  await filePapers(page, ['licence-d', 'code-95', 'driver-card']);
  await addDriver(page, 'Cor Zonder', '+31 6 22222222');
  await addDriver(page, 'Piet Ziek', '+31 6 11111111');
  await filePapers(page, ['licence-d', 'code-95', 'driver-card']);
  const illDriver = page.url();

  await page.goto(desk('/trips?state=booked'));
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Chauffeur en voertuig zoeken' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Cor Zonder' })).toContainText('Rijbewijs D: niet vastgelegd');
  await expectAccessible(page);
  const finder = page.url();
  await page.getByRole('button', { name: 'Piet Ziek inplannen', exact: true }).click();
  await page.waitForURL(/\/trips\//);
  await expect(page.getByText('+31 6 11111111')).toBeVisible();
  const trip = page.url();

  await page.goto(illDriver);
  await page.getByLabel('Vanaf', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Afwezig melden' }).click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await page.goto(trip);
  await expect(page.getByText('+31 6 11111111')).toHaveCount(0);
  await page.goto(finder);
  await expect(page.getByRole('listitem').filter({ hasText: 'Piet Ziek' })).toContainText('Niet beschikbaar');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Femke Standby inplannen', exact: true }).click();
  await page.waitForURL(/\/trips\//);
  await expect(page.getByText('+31 6 33333333')).toBeVisible();
  await page.goto(desk('/audit'));
  await expect(page.getByRole('row', { name: /Pia Planner.*Afwezig gemeld.*Piet Ziek/ })).toBeVisible();
});
