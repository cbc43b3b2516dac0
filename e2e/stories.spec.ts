import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bringToPast, bringToStart, passDeadline } from './duty-now.ts';
import { addPartner, linkFor } from './partner-steps.ts';
import { addCoach, addDriver, enterAsOwner, fileCertificates } from './plan-steps.ts';
import { named, openAct } from './staff.ts';
import { atLength, desk, expect, expectAccessible, type Locator, type Page, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

const mails = join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** Counts the clicks of a story, which its bar limits. */
function countClicks() {
  const counted = { clicks: 0 };
  const click = async (target: Locator) => {
    counted.clicks += 1;
    await target.click();
  };
  return { counted, click };
}

/** How many mails of a kind about a trip were sent. */
async function countMails(kind: string, reference: string): Promise<number> {
  return (await readdir(mails)).filter((name) => name.includes(`-${kind}-${reference}`)).length;
}

/** How many offers were mailed to a partner. */
async function countOffers(email: string): Promise<number> {
  const sent = await Promise.all((await readdir(mails)).map((name) => readFile(join(mails, name), 'utf8')));
  return sent.filter((text) => text.includes(email) && /\/partner\/[\w-]{20}/.test(text.replaceAll(/=\r?\n/g, ''))).length;
}

async function place(page: Page, reference: string, { plate, driver }: { readonly plate: string; readonly driver: string }) {
  await addCoach(page, plate);
  await addDriver(page, driver, '+31 6 87654399');
  await fileCertificates(page, ['licence-d', 'code-95', 'driver-card']);
  await page.goto(desk(`/plan/${reference}/1`));
  await page.getByRole('button', { name: `${driver} inplannen`, exact: true }).click();
  await page.waitForURL(/\/trips\//);
}

test('a group on the road stays an hour longer: an answer within 30 seconds, agreed in two clicks', atLength, async ({ page }) => {
  test.slow();
  const daysAhead = 21 + test.info().retry;
  const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead, out: '10:00', back: '14:00' }));
  await enterAsOwner(page, 'longer@example.com');
  await place(page, reference, { plate: `17-lan-${test.info().retry + 1}`, driver: named('Lena Langer') });
  await bringToStart([reference], -150);

  await page.goto(desk(`/trips/${reference}`));
  const began = Date.now();
  await openAct(page, 'Groep wil langer blijven');
  await page.getByLabel('Hoeveel langer').selectOption('60');
  await page.getByRole('button', { name: 'Berekenen' }).click();
  await expect(page.getByText('Uiterste wettelijke vertrek')).toBeVisible();
  await expect(page.getByText(/€ \d+,\d\d incl\. btw/)).toBeVisible();
  expect(Date.now() - began).toBeLessThan(30_000);
  await expectAccessible(page);
  const { counted, click } = countClicks();
  await click(page.getByRole('button', { name: /is akkoord met € / }));
  await click(page.getByRole('button', { name: 'De chauffeur is akkoord: vastleggen' }));
  await page.waitForURL(desk(`/trips/${reference}`));
  expect(counted.clicks).toBe(2);
  await expect.poll(() => countMails('itinerary-changed', reference)).toBeGreaterThan(0);
});

test('a phone left in the coach is found by day and town, and the driver is asked by one press', atLength, async ({ page }) => {
  const reference = await readReference(page, 'nl', await createBooking('nl', 'nl', { daysAhead: 33, out: '09:00', back: '16:00' }));
  await bringToPast(reference);
  await enterAsOwner(page, 'lost@example.com');
  await expect(page.getByText('Nu live')).toBeVisible();
  const began = Date.now();
  const { counted, click } = countClicks();
  const day = new Date(Date.now() - 2 * 86_400_000).toLocaleDateString('nl-NL', { timeZone: 'Europe/Amsterdam', weekday: 'long' });
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Zoeken en ernaartoe' });
  await palette.getByRole('combobox').fill(`${day} efteling`);
  await click(palette.getByRole('option').filter({ hasText: reference }));
  await page.waitForURL(desk(`/trips/${reference}`));
  expect(Date.now() - began).toBeLessThan(20_000);
  await openAct(page, 'Gevonden voorwerp');
  await page.getByText('Iemand is iets in de bus vergeten').click();
  await page.getByLabel('Wat het is').fill('Witte telefoon');
  await page.getByRole('button', { name: 'Chauffeurs vragen' }).click();
  const lost = page.getByRole('region', { name: /^Gevonden voorwerpen/ });
  await expect(lost).toContainText('gevraagd');
  await expectAccessible(page);
  await lost.getByLabel('Waar het nu ligt').fill('Op kantoor in Utrecht');
  await lost.getByRole('button', { name: 'Gevonden', exact: true }).click();
  await expect(lost).toContainText('gevonden, nog af te halen');
  await expect.poll(() => countMails('lost-item', reference)).toBe(1);
  expect(counted.clicks).toBe(1);
});

test(
  'nobody takes a job: the next are asked at a higher price by themselves, each once, and then it is in red',
  atLength,
  async ({ page }) => {
    test.slow();
    const booking = await createBooking('fr');
    const reference = await readReference(page, 'fr', booking);
    await enterAsOwner(page, 'nobody@example.com');
    const partners = ['Vier', 'Vijf'].map(
      (name) => [named(`Autocars ${name}`), `${name}-${booking.slice(0, 6)}@example.com`.toLowerCase()] as const,
    );
    for (const [name, email] of partners) await addPartner(page, name, email);
    await page.goto(desk(`/offers/${reference}/1`));
    for (const position of await page.locator('[name^="place."]').all()) await position.fill('');
    for (const [index, [name]] of partners.entries()) await page.getByLabel(new RegExp(`^Positie van ${name}`)).fill(String(index + 1));
    await page.getByLabel('Prijs zonder btw').fill('300');
    await page.getByLabel('Tegelijk gevraagde partners').fill('1');
    await page.getByRole('button', { name: 'Aanbod versturen' }).click();
    await page.waitForURL(desk('/offers'));
    const first = await linkFor(partners[0]?.[1] ?? '');
    await passDeadline(reference);
    // The clock looks every half minute.
    await expect.poll(() => countOffers(partners[1]?.[1] ?? ''), { timeout: 90_000 }).toBe(1);
    const second = await linkFor(partners[1]?.[1] ?? '');
    await page.goto(second);
    await expect(page.locator('strong', { hasText: '€ 315' }).first()).toBeVisible();
    await passDeadline(reference);
    const offer = page.getByRole('article', { name: reference });
    await expect(async () => {
      await page.goto(desk('/offers'));
      await expect(offer).toContainText('Opnieuw aanbieden', { timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await page.goto(desk('/'));
    await expect(page.locator(`a[data-line][href*="${reference}"]`)).toBeVisible();
    for (const [, email] of partners) expect(await countOffers(email)).toBe(1);
    expect(first).not.toBe(second);
  },
);
