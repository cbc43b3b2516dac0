import type { Browser } from '@playwright/test';
import { tapGuard } from '../src/operations/on-duty/rules/report-window.ts';
import { bringBack, bringToNow } from './duty-now.ts';
import { addCoach, addDepot, addDriver, enterAsOwner, fileCertificates } from './plan-steps.ts';
import { named } from './staff.ts';
import { atLength, dayFromNow, desk, expect, expectAccessible, expectNoSidewaysScroll, type Locator, type Page, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

// The second finds the depot of the first.
test.describe.configure({ mode: 'serial' });

const driverCertificates = ['licence-d', 'code-95', 'driver-card'];

/** The address of the page of the driver whose file is open. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Link maken' }).click();
  const link = page.getByRole('link', { name: /\/on-duty\// });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** Not the one of an earlier attempt. */
const phoneOf = (digit: number) => `+31 6 ${String(digit).repeat(7)}${test.info().retry}`;

/** A different number plate for each attempt. */
const plateOf = (letters: string) => `12-${letters}-${test.info().retry + 1}`;

/** Ends a duty hours too early: the page asks, and it is undone. */
async function endTooEarly(phone: Page): Promise<void> {
  // A question replaces the day, whose list is hidden behind it.
  const isHidden = { includeHidden: true };
  const known = phone.getByRole('list', { name: 'Wat u hebt gemeld', ...isHidden }).getByRole('listitem', isHidden);
  await phone.getByText('Stalling, einde dienst').last().click();
  await phone.waitForTimeout(tapGuard);
  await phone.getByRole('link', { name: 'Dienst klaar' }).click();
  await expect(phone.getByRole('heading', { name: 'De dienst nu beëindigen?' })).toBeVisible();
  await expect(phone.getByText('Er zijn nog 3 haltes.')).toBeVisible();
  await expect(known).toHaveCount(2);
  await phone.waitForTimeout(tapGuard);
  await phone.getByRole('button', { name: 'Dienst klaar' }).click();
  await expect(known).toHaveCount(3);
  await phone.waitForTimeout(tapGuard);
  await known.filter({ hasText: 'Dienst klaar' }).getByRole('button', { name: 'Terugnemen' }).click();
  await expect(known).toHaveCount(2);
  await phone.reload();
  await expect(known).toHaveCount(2);
}

/** Moves down the board, row by row, until the lifted bar is on a driver's row. */
async function goDownTo(page: Page, driver: string): Promise<void> {
  const said = page.getByRole('status');
  for (let row = 0; row < 40; row += 1) {
    const before = await said.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(said).not.toHaveText(before ?? '');
    if ((await said.textContent())?.includes(driver)) return;
  }
  throw new Error(`${driver} has no row on the board`);
}

/** Lifts the bar of the trip's duty on the board, puts it on another row and undoes that, all by keyboard. */
async function placeByKeyboard(page: Page, reference: string): Promise<void> {
  await page.goto(desk(`/board?days=14&from=${dayFromNow(58)}`));
  await expectAccessible(page);
  await page
    .getByRole('link', { name: new RegExp(`^${reference}`) })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${reference} is opgetild:`)).toBeVisible();
  await goDownTo(page, named('Cor Zonder'));
  await goDownTo(page, named('Femke Standby'));
  await expect(page.getByText('kan deze dienst rijden')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ingepland.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ongedaan gemaakt.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
}

test('a driver who is ill is replaced by an eligible one, and the old number disappears everywhere', async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl'));
  await enterAsOwner(page, 'plan@example.com');
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
  await addDepot(page, 'Gouda');
  await expect(page.getByRole('listitem').filter({ hasText: 'Gouda' })).toBeVisible();
  await addCoach(page, plateOf('brx'));
  await expectAccessible(page);

  await addDriver(page, named('Femke Standby'), phoneOf(3));
  await fileCertificates(page, ['licence-d', 'code-95', 'driver-card']);
  await addDriver(page, named('Cor Zonder'), phoneOf(2));
  await addDriver(page, named('Piet Ziek'), phoneOf(1));
  await fileCertificates(page, ['licence-d', 'code-95', 'driver-card']);
  const illDriver = page.url();

  await page.goto(desk(`/trips/${reference}`));
  await page.getByRole('link', { name: 'Bus en chauffeur zoeken' }).first().click();
  await expect(page.getByRole('listitem').filter({ hasText: named('Cor Zonder') })).toContainText('Rijbewijs D: niet vastgelegd');
  await expectAccessible(page);
  const finder = page.url();
  await page.getByRole('button', { name: `${named('Piet Ziek')} inplannen`, exact: true }).click();
  await page.waitForURL(/\/trips\//);
  await expect(page.getByText(phoneOf(1))).toBeVisible();
  const trip = page.url();

  await page.goto(illDriver);
  await page.getByLabel('Vanaf', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Afwezig melden' }).click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await page.goto(trip);
  await expect(page.getByText(phoneOf(1))).toHaveCount(0);
  await page.goto(finder);
  await expect(page.getByRole('listitem').filter({ hasText: phoneOf(1) })).toContainText('Niet beschikbaar');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `${named('Femke Standby')} inplannen`, exact: true }).click();
  await page.waitForURL(/\/trips\//);
  await expect(page.getByText(phoneOf(3))).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await placeByKeyboard(page, reference);
  await page.goto(desk('/audit'));
  await expect(page.getByRole('row', { name: new RegExp(`Pia Planner.*Afwezigheid gemeld.*${named('Piet Ziek')}`) })).toBeVisible();
});

test(
  'the driver who takes over has the sheet on his phone, and what is reported without a network arrives once',
  atLength,
  async ({ page, browser }) => {
    // The coach of an earlier attempt is taken on that attempt's day.
    const times = { daysAhead: 60 + test.info().retry, out: '08:00', back: '17:30' };
    const reference = await readReference(page, 'es', await createBooking('es', 'es', times));
    await enterAsOwner(page, 'road@example.com');
    await addCoach(page, plateOf('brz'), 'Madrid');
    await addDriver(page, named('Femke Onderweg'), phoneOf(3));
    await fileCertificates(page, driverCertificates);
    const femke = await makeLink(page);
    await addDriver(page, named('Piet Griep'), phoneOf(1));
    await fileCertificates(page, driverCertificates);
    const ill = page.url();
    const piet = await makeLink(page);

    const trip = desk(`/trips/${reference}`);
    await page.goto(trip);
    await page.getByRole('link', { name: 'Bus en chauffeur zoeken' }).first().click();
    await page.waitForURL(/\/plan\//);
    const finder = page.url();
    await page.getByRole('button', { name: `${named('Piet Griep')} inplannen`, exact: true }).click();
    await page.waitForURL(/\/trips\//);
    await page.goto(finder);
    await page.getByRole('button', { name: 'Ritopdrachten versturen' }).click();
    await page.waitForURL(trip);
    await page.goto(`${trip}/crew`);
    await expect(page.getByRole('region', { name: 'Onderweg' })).toContainText('nog niet gelezen');
    await expectAccessible(page);

    // 05:10: the sick call, the finder, the next one.
    await page.goto(ill);
    await page.getByLabel('Vanaf', { exact: true }).fill(new Date().toISOString().slice(0, 10));
    await page.getByRole('button', { name: 'Afwezig melden' }).click();
    await expect(page.getByText('Opgeslagen.')).toBeVisible();
    await page.goto(finder);
    await page.getByRole('button', { name: `${named('Femke Onderweg')} inplannen`, exact: true }).click();
    await page.waitForURL(/\/trips\//);

    await bringToNow(reference);
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const hers = await phone.newPage();
    expect((await hers.goto(piet))?.status()).toBe(200);
    // The coach may be that of an earlier attempt.
    const plate = /12-BRZ-\d/;
    await expect(hers.getByText(plate)).toHaveCount(0);
    const answer = await hers.goto(femke);
    expect(answer?.headers()['referrer-policy']).toBe('same-origin');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(hers.getByRole('heading', { name: named('Femke Onderweg') })).toBeVisible();
    await expectAccessible(hers);
    await expectNoSidewaysScroll(hers);
    await expect(hers.getByText(plate)).toBeVisible();

    // Without a network the page opens from the phone, and reports wait there.
    await hers.evaluate(async () => await navigator.serviceWorker.ready);
    await hers.reload();
    await expect(hers.getByRole('button', { name: 'Ik heb het gelezen' })).toBeVisible();
    await expect.poll(() => hers.evaluate(async () => (await (await caches.open('on-duty')).keys()).length)).toBeGreaterThan(5);
    await phone.setOffline(true);
    await hers.reload();
    await hers.getByRole('button', { name: 'Ik heb het gelezen' }).click();
    // Both taps of a double tap: the second does nothing, and nothing else is under it.
    await hers.getByRole('button', { name: 'Vertrokken van de stalling' }).dblclick();
    await expect(hers.getByRole('button', { name: 'Ik ben er' })).toBeVisible();
    await hers.waitForTimeout(tapGuard);
    await hers.getByRole('link', { name: 'Probleem' }).click();
    await expect(hers.getByRole('link', { name: '112 bellen' }).first()).toBeVisible();
    await expectAccessible(hers);
    await hers.waitForTimeout(tapGuard);
    await hers.getByRole('link', { name: /^Vertraging/ }).click();
    await hers.waitForTimeout(tapGuard);
    await hers.getByRole('button', { name: '20 minuten', exact: true }).dblclick();
    await expect(hers.getByText('3 meldingen wachten op netwerk')).toBeVisible();
    await hers.reload();
    await expect(hers.getByText('3 meldingen wachten op netwerk')).toBeVisible();
    // A confirmed question is not asked again, and the next press is the next step.
    await expect(hers.getByRole('button', { name: 'Ik heb het gelezen' })).toHaveCount(0);
    await expect(hers.getByRole('button', { name: 'Ik ben er' })).toBeVisible();
    await phone.setOffline(false);
    await hers.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(hers.getByText('wachten op netwerk')).toHaveCount(0);
    await expect(hers.getByRole('list', { name: 'Wat u hebt gemeld' }).getByRole('listitem')).toHaveCount(2);
    await phone.setOffline(true);
    await hers.reload();
    await expect(hers.getByRole('button', { name: 'Ik ben er' })).toBeVisible();
    await phone.setOffline(false);
    await hers.evaluate(() => window.dispatchEvent(new Event('online')));
    await endTooEarly(hers);

    await bringBack(reference);
    await page.goto(`${trip}/crew`);
    const road = page.getByRole('region', { name: 'Onderweg' });
    await expect(road.getByText(/gelezen \w+ \d/)).toBeVisible();
    await expect(road.getByText(/vertraging om .*20 minuten/)).toHaveCount(1);
    await page.goto(desk('/plan'));
    const asks = page
      .getByRole('region', { name: /Vragen van chauffeurs/ })
      .getByRole('listitem')
      .filter({ hasText: named('Femke Onderweg') });
    await asks.getByRole('button', { name: 'Afgehandeld' }).click();
    await expect(asks).toHaveCount(0);
    await expectAccessible(page);
    await phone.close();
  },
);

/** Drags an open duty from the tray with the mouse and holds it over a driver's row until the board shows the objections. */
async function dragOver(page: Page, reference: string, driver: string): Promise<void> {
  await page.getByRole('button', { name: `Toewijzen ${reference}` }).hover();
  await page.mouse.down();
  const row = await page.locator('[data-row]').filter({ hasText: driver }).boundingBox();
  if (row === null) throw new Error(`${driver} has no row in view`);
  await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2, { steps: 8 });
  await expect(page.getByRole('status').filter({ hasText: `${reference} is opgetild: ${driver}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Toewijzen', exact: true })).toBeVisible();
}

test(
  'a duty is dragged onto a driver and taken back; where it would leave too little rest the board refuses it, with article and minutes',
  atLength,
  async ({ page }) => {
    const [out, back] = ['08:00', '17:30'];
    const first = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: 75, out, back }));
    const second = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: 76, out: '04:30', back: '11:00' }));
    await enterAsOwner(page, 'drag@example.com');
    await addCoach(page, plateOf('brv'));
    const driver = named('Aad Sleep');
    await addDriver(page, driver, phoneOf(5));
    await fileCertificates(page, driverCertificates);
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(desk(`/board?days=7&from=${dayFromNow(74)}`));
    const row = page.locator('[data-row]').filter({ hasText: driver });
    const note = page.getByRole('status').filter({ hasText: 'Ingepland.' });
    const open = (reference: string) => page.getByRole('button', { name: `Toewijzen ${reference}` });
    await expect(row).toContainText('56 u: nog 56:00 · 90 u: nog 90:00');

    await dragOver(page, first, driver);
    await expect(page.getByText('kan deze dienst rijden')).toBeVisible();
    await page.mouse.up();
    await expect(note).toBeVisible();
    await expect(row.getByRole('link', { name: new RegExp(`^${first}: .*Mag duren tot`) })).toBeVisible();
    await expect(open(first)).toHaveCount(0);
    await expect(row).not.toContainText('56 u: nog 56:00');
    await expect(row).toContainText('24 u rust, uiterlijk');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(open(first)).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(0);
    await dragOver(page, first, driver);
    await page.mouse.up();
    await expect(row.getByRole('link')).toHaveCount(1);

    await dragOver(page, second, driver);
    const against = /dagelijkse rust: \d:\d\d.*561\/2006 art\. 8\(4\)/i;
    // In its row, and in the note of the lifted bar.
    await expect(page.getByText(against).last()).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('alert')).toContainText(driver);
    await expect(page.getByRole('alert')).toContainText(against);
    await expect(open(second)).toBeVisible();
    await expect(row.getByRole('link')).toHaveCount(1);
  },
);

/** A colleague whose pages get no live updates. */
async function enterDeaf(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 1600 } })).newPage();
  await page.route('**/live', (route) => route.abort());
  await enterAsOwner(page, email);
  return page;
}

test(
  'of two planners at one duty the second sees what the first did, in the finder and on the board, and may go on',
  atLength,
  async ({ page, browser }) => {
    const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: 83, out: '09:00', back: '16:00' }));
    await enterAsOwner(page, 'anna@example.com');
    await addCoach(page, plateOf('brt'));
    const [aad, femke] = [named('Aad Eerst'), named('Femke Later')];
    for (const [driver, digit] of [
      [aad, 4],
      [femke, 7],
    ] as const) {
      await addDriver(page, driver, phoneOf(digit));
      await fileCertificates(page, driverCertificates);
    }
    const finder = desk(`/plan/${reference}/1`);
    const ben = await enterDeaf(browser, 'ben@example.com');
    await ben.goto(finder);
    await page.goto(finder);
    await expect(page.getByText('Pia Planner kijkt ook')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `${aad} inplannen`, exact: true }).click();
    await page.waitForURL(/\/trips\//);

    await ben.getByRole('button', { name: `${femke} inplannen`, exact: true }).click();
    await expect(ben.getByRole('alert')).toContainText(`Pia Planner heeft ${aad}`);
    await expect(ben.getByRole('alert')).toContainText('Je keuze is niet uitgevoerd');
    await expectAccessible(ben);
    await page.reload();
    await expect(page.getByText(phoneOf(4))).toBeVisible();
    await ben.getByRole('button', { name: `Toch ${femke} indelen` }).click();
    await ben.waitForURL(/\/trips\//);
    await page.goto(finder);
    await expect(
      page
        .getByRole('region', { name: /Geschiedenis/ })
        .getByRole('listitem')
        .first(),
    ).toContainText(`Pia Planner heeft ${femke} · ${plateOf('BRT')}, wit, rode streep ingepland in plaats van ${aad}`);

    // The same on the board: what Ben lifts is already outdated.
    await ben.goto(desk(`/board?days=7&from=${dayFromNow(82)}`));
    await page.getByRole('button', { name: `${aad} inplannen`, exact: true }).click();
    await page.waitForURL(/\/trips\//);
    await ben
      .locator('[data-row]')
      .filter({ hasText: femke })
      .getByRole('link', { name: new RegExp(`^${reference}`) })
      .focus();
    await ben.keyboard.press('Enter');
    await expect(ben.getByText(`${reference} is opgetild:`)).toBeVisible();
    await goDownTo(ben, femke);
    await ben.keyboard.press('Enter');
    await expect(ben.getByRole('alert')).toContainText(`Pia Planner heeft ${aad}`);
    await ben.getByRole('button', { name: 'Toch uitvoeren' }).click();
    await expect(ben.getByText('Ingepland.')).toBeVisible();
    await ben.context().close();
  },
);

test('a driver who is ill is replaced in three clicks from the list of trips, on the page of the trip', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: 91, out: '09:00', back: '16:00' }));
  await enterAsOwner(page, 'ill@example.com');
  await addCoach(page, plateOf('brs'));
  const [ill, other] = [named('Wim Koorts'), named('Ria Reserve')];
  for (const [driver, digit] of [
    [ill, 8],
    [other, 9],
  ] as const) {
    await addDriver(page, driver, phoneOf(digit));
    await fileCertificates(page, driverCertificates);
  }
  await page.goto(desk(`/plan/${reference}/1`));
  await page.getByRole('button', { name: `${ill} inplannen`, exact: true }).click();
  await page.waitForURL(/\/trips\//);
  await page.goto(desk('/trips?state=booked&site=nl'));
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: reference, exact: true }).first());
  const now = page.getByRole('region', { name: 'Met één klik' });
  await click(now.getByRole('button', { name: `${ill} is ziek` }));
  await expect(now.getByRole('status').filter({ hasText: 'Afwezig gemeld' })).toBeVisible();
  await now.getByRole('button', { name: `${other} neemt niet op` }).click();
  await expect(now.getByText(/geen gehoor/)).toBeVisible();
  await expectAccessible(page);
  await click(now.getByRole('button', { name: `${other} inplannen`, exact: true }));
  await expect(now.getByRole('button', { name: `${other} is ziek` })).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(3);
  await expect(page.getByText(phoneOf(9)).first()).toBeVisible();
  await expect(page.getByText(phoneOf(8))).toHaveCount(0);
});

test('a duty is dragged from driver to driver, opened beside the board, swapped by one press, and lifted by key from there', async ({
  page,
}) => {
  const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: 66, out: '09:00', back: '16:00' }));
  await enterAsOwner(page, 'board@example.com');
  await addCoach(page, plateOf('brq'));
  const [anna, ben] = [named('Anna Balk'), named('Ben Balk')];
  for (const [driver, digit] of [
    [anna, 4],
    [ben, 0],
  ] as const) {
    await addDriver(page, driver, phoneOf(digit));
    await fileCertificates(page, driverCertificates);
  }
  await page.goto(desk(`/plan/${reference}/1`));
  await page.getByRole('button', { name: `${anna} inplannen`, exact: true }).click();
  await page.waitForURL(/\/trips\//);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(desk(`/board?days=1&from=${dayFromNow(66)}`));
  const rowOf = (name: string) => page.locator('[data-row]').filter({ hasText: name });
  const barOf = (name: string) => rowOf(name).getByRole('link', { name: new RegExp(`^${reference}`) });

  await barOf(anna).hover();
  await page.mouse.down();
  const onto = await rowOf(ben).boundingBox();
  await page.mouse.move((onto?.x ?? 0) + 500, (onto?.y ?? 0) + 20, { steps: 8 });
  await expect(page.getByRole('status').filter({ hasText: `${reference} is opgetild: ${ben}` })).toBeVisible();
  await page.mouse.up();
  await expect(barOf(ben)).toBeVisible();
  await expect(barOf(anna)).toHaveCount(0);

  await barOf(ben).click();
  const drawer = page.getByRole('complementary').filter({ hasText: reference });
  await expect(drawer.getByRole('link', { name: `${ben} bellen` })).toBeVisible();
  await expect(drawer.getByText(/Uren over: \d+:\d\d van 56 u/)).toBeVisible();
  await expect(drawer.getByRole('button', { name: `${ben} is ziek` })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: `${anna} inplannen`, exact: true }).click();
  await expect(drawer.getByRole('link', { name: `${anna} bellen` })).toBeVisible();
  await expect(barOf(anna)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await barOf(anna).focus();
  await page.keyboard.press('d');
  await expect(drawer).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('link', { name: `${anna} bellen` })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await drawer.getByRole('button', { name: `${anna} is ziek` }).click();
  await expect(drawer.getByRole('status').filter({ hasText: 'Afwezig gemeld' })).toBeVisible();
  await expect(barOf(anna)).toHaveCount(0);
});
