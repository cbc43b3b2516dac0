import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bringToStart } from './duty-now.ts';
import { addPartner, linkFor } from './partner-steps.ts';
import { enterAsOwner } from './plan-steps.ts';
import { named } from './staff.ts';
import { atLength, desk, expect, expectAccessible, type Page, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

const mails = join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** Books a trip on the German site. */
async function book(page: Page): Promise<string> {
  return await readReference(page, 'de', await createBooking('de'));
}

/** Offers the open form's job to one partner. */
async function offerTo(page: Page, partner: string): Promise<void> {
  for (const position of await page.locator('[name^="place."]').all()) await position.fill('');
  await page.getByLabel(new RegExp(`^Positie van ${partner}`)).fill('1');
  await page.getByLabel('Prijs zonder btw').fill('300');
  await page.getByRole('button', { name: 'Aanbod versturen' }).click();
  await page.waitForURL(desk('/offers'));
}

const emailOf = (name: string, reference: string) => `${name}-${reference.slice(-6)}@example.com`;

test(
  'a partner drops a job 20 hours before: the fee is shown first, and the next partner is one press away',
  atLength,
  async ({ page }) => {
    test.slow();
    const reference = await book(page);
    await enterAsOwner(page, 'drop@example.com');
    const [first, second] = [named('Reisen Absage'), named('Reisen Ersatz')];
    await addPartner(page, first, emailOf('absage', reference));
    await addPartner(page, second, emailOf('ersatz', reference));
    await page.goto(desk(`/offers/${reference}/1`));
    await offerTo(page, first);
    await page.goto(await linkFor(emailOf('absage', reference)));
    await page.getByRole('button', { name: /^Aannemen voor/ }).click();
    await expect(page.getByRole('heading', { name: 'Wie u die dag belt' })).toBeVisible();
    await bringToStart([reference], 20 * 60);
    await page.reload();
    await page.getByText('Ik kan niet rijden').click();
    await expect(page.getByText('Teruggeven kost nu € 150 (50% van de prijs).')).toBeVisible();
    const mailsAbout = async () => (await readdir(mails)).filter((name) => name.includes(`crew-changed-${reference}`)).length;
    const before = await mailsAbout();
    const began = Date.now();
    await page.getByLabel('Reden').last().fill('Motorschade');
    await page.getByRole('button', { name: 'Rit teruggeven' }).click();
    await expect(page.getByText(/Kosten: € 150/)).toBeVisible();
    await expectAccessible(page);

    await page.goto(desk('/'));
    await page.locator(`a[data-line][href*="${reference}"]`).first().click();
    const pane = page.getByRole('region', { name: 'Gekozen regel' });
    await expect(pane).toContainText(first);
    await expect(pane.getByRole('link', { name: 'Bus en chauffeur zoeken' })).toBeVisible();
    await expectAccessible(page);
    await pane.getByRole('link', { name: 'Aan partners aanbieden' }).click();
    await page.waitForURL(/\/offers\//);
    await offerTo(page, second);
    expect(await mailsAbout()).toBe(before);
    await page.goto(await linkFor(emailOf('ersatz', reference)));
    await page.getByRole('button', { name: /^Aannemen voor/ }).click();
    await expect(page.getByRole('heading', { name: 'Wie u die dag belt' })).toBeVisible();
    expect(Date.now() - began).toBeLessThan(600_000);
  },
);
