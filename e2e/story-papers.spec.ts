import { addCoach, addDriver, enterAsOwner, fileCertificates } from './plan-steps.ts';
import { named } from './staff.ts';
import { atLength, dayFromNow, desk, expect, expectAccessible, type Page, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

type Leaving = readonly [place: string, day: number, time: string];

/** Stops of a trip: each is left on a day from its first on, at a time; the last is where it ends. */
function stopsOf(first: number, leaving: readonly Leaving[], end: string) {
  return [...leaving.map(([placeText, day, time]) => ({ placeText, date: dayFromNow(first + day), time })), { placeText: end }];
}

/** Adds a coach and a driver with their documents. */
async function addCrew(page: Page, { plate, town, driver, phone }: Readonly<Record<'plate' | 'town' | 'driver' | 'phone', string>>) {
  await addCoach(page, plate, town);
  await addDriver(page, driver, phone);
  await fileCertificates(page, ['licence-d', 'code-95', 'driver-card']);
}

test('Paris to Barcelona by a Dutch company: both states ask for a declaration, before anybody drives', atLength, async ({ page }) => {
  test.slow();
  const first = 152 + test.info().retry;
  const asked = { type: 'one-way', way: stopsOf(first, [['Paris', 0, '06:00']], 'Barcelona') };
  const reference = await readReference(page, 'fr', await createBooking('fr', 'fr', undefined, asked));
  await enterAsOwner(page, 'posted@example.com');
  await addCrew(page, {
    ...{ plate: `22-par-${test.info().retry + 1}`, town: 'Paris' },
    ...{ driver: named('Piet Parijs'), phone: '+31 6 87650022' },
  });
  await page.goto(desk(`/plan/${reference}/1`));
  await expect(page.getByText('Frankrijk: melden vóór vertrek')).toBeVisible();
  await expect(page.getByText('Spanje: melden vóór vertrek')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a school class beyond the neighbouring départements: a list is asked for, and the class has its French paper',
  atLength,
  async ({ page }) => {
    test.slow();
    const first = 154 + test.info().retry;
    const leaving: readonly Leaving[] = [
      ['Lyon', 0, '07:00'],
      ['Montpellier', 0, '16:00'],
    ];
    const asked = { type: 'return', occasion: 'schools', way: stopsOf(first, leaving, 'Lyon') };
    const reference = await readReference(page, 'fr', await createBooking('fr', 'fr', undefined, asked));
    await enterAsOwner(page, 'class@example.com');
    // Rules make the tasks within half a minute.
    const list = page.getByText('Nagaan of de passagierslijst compleet is en meegaat').first();
    await expect(async () => {
      await page.goto(desk(`/trips/${reference}`));
      await expect(list).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await page.goto(desk(`/trips/${reference}/documents`));
    await expect(page.getByRole('link', { name: 'Vervoersblad schoolreis (Frankrijk)' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a control at the roadside: the driver’s papers are one press away, and a card that ends on the way is refused by name and day',
  atLength,
  async ({ page }) => {
    test.slow();
    const first = 210 + 3 * test.info().retry;
    const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: first, out: '09:00', back: '16:00' }));
    await enterAsOwner(page, 'control@example.com');
    await addCoach(page, `24-con-${test.info().retry + 1}`);
    await addDriver(page, named('Karel Kaart'), `+31 6 8765044${test.info().retry}`);
    const file = page.url();
    await fileCertificates(page, ['licence-d', 'driver-card']);
    const certificates = page.getByRole('region', { name: /^Documenten/ });
    await certificates.getByRole('combobox').selectOption('code-95');
    await certificates.getByLabel('Laatste geldige dag').fill(dayFromNow(first - 1));
    await certificates.getByRole('button', { name: 'Document vastleggen' }).click();
    await expect(certificates.getByRole('listitem')).toHaveCount(3);
    await page.goto(desk(`/plan/${reference}/1`));
    const refused = page.getByRole('listitem').filter({ hasText: named('Karel Kaart') });
    await expect(refused).toContainText(/Code 95 \(nascholing\): geldig tot en met/);
    await expect(page.getByRole('button', { name: `${named('Karel Kaart')} inplannen`, exact: true })).toHaveCount(0);
    await page.goto(file);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Dossier downloaden (ZIP)' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await expectAccessible(page);
  },
);
