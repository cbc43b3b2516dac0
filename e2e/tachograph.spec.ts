import { cardBytes } from '../src/operations/duties/rules/hours/testing/card-bytes.ts';
import { unitBytes } from '../src/operations/tachograph/rules/testing/unit-bytes.ts';
import { addCoach, addDriver, enterAsOwner } from './plan-steps.ts';
import { named } from './staff.ts';
import { atLength, dayFromNow, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

test('a unit and a card are read, stand beside each other, and the next reading is listed', atLength, async ({ page }) => {
  const again = test.info().retry + 1;
  const [plate, card, day] = [`15-tac-${again}`, `NL0000001234560${again}`, dayFromNow(-3)];
  await enterAsOwner(page, 'tachograph@example.com');
  await addDriver(page, named('Tina Tacho'), `+31 6 7654321${again}`);
  const driver = page.url();
  const days = [
    { date: dayFromNow(-4), changes: ['00:00 rest'] },
    { date: day, changes: ['00:00 rest', '05:00 drive', '09:30 work', '10:00 rest', '10:45 drive', '15:00 rest'] },
    { date: dayFromNow(-2), changes: ['00:00 rest'] },
  ];
  await page
    .getByLabel(/^Bestand van de bestuurderskaart/)
    .setInputFiles(fileOf('C_tacho.ddd', cardBytes({ number: card, surname: 'Tacho', days })));
  await page.getByRole('button', { name: 'Kaart inlezen' }).click();
  await expect(page.getByText('C_tacho.ddd')).toBeVisible();

  await addCoach(page, plate);
  const insertion = { card, surname: 'Tacho', firstName: 'Tina', from: `${day}T05:00:00Z`, until: `${day}T15:00:00Z` };
  const changes = ['00:00 rest empty', '05:00 drive', '10:00 rest', '10:45 drive', '15:00 rest empty'];
  const unit = unitBytes({ plate: plate.toUpperCase(), days: [{ date: day, insertions: [insertion], changes }] });
  const file = page.getByLabel('Bestand van de voertuigunit');
  await file.setInputFiles(fileOf('card.ddd', cardBytes({ number: card, days })));
  await page.getByRole('button', { name: 'Bestand inlezen' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await file.setInputFiles(fileOf('M_unit.ddd', unit));
  await page.getByRole('button', { name: 'Bestand inlezen' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Uitlezing van/ }).click();
  await expect(page.getByRole('region', { name: /^Dagen/ })).toContainText('Tacho');
  await expect(page.getByRole('region', { name: 'Kaart en unit naast elkaar' })).toContainText('spreken elkaar tegen');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.goto(desk('/tachograph'));
  await expect(page.getByText(plate.toUpperCase()).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(driver);
  await expectNoSidewaysScroll(page);
});
