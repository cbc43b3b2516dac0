import { addPartner, linkFor } from './partner-steps.ts';
import { enterAsOwner } from './plan-steps.ts';
import { named } from './staff.ts';
import { at, atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

test(
  'of two partners the first to accept has the job, says who comes, and the customer reads who carries',
  atLength,
  async ({ page, browser }) => {
    const booking = await createBooking('de');
    const reference = await readReference(page, 'de', booking);
    const [first, second] = ['eins', 'zwei'].map((name) => `${name}-${booking.slice(0, 6).toLowerCase()}@example.com`);
    await enterAsOwner(page, 'partners@example.com');
    await addPartner(page, named('Reisedienst Eins'), first ?? '');
    await expectAccessible(page);
    await addPartner(page, named('Reisedienst Zwei'), second ?? '');
    await page.goto(desk(`/trips/${reference}`));
    await page.getByRole('link', { name: 'Bus en chauffeur zoeken' }).first().click();
    await page.getByRole('link', { name: 'Aan partners aanbieden' }).click();
    await expectAccessible(page);
    for (const place of await page.locator('[name^="place."]').all()) await place.fill('');
    await page.getByLabel(new RegExp(`^Positie van ${named('Reisedienst Eins')}`)).fill('1');
    await page.getByLabel(new RegExp(`^Positie van ${named('Reisedienst Zwei')}`)).fill('2');
    await page.getByLabel('Prijs zonder btw').fill('999999');
    await page.getByRole('button', { name: 'Aanbod versturen' }).click();
    await expect(page.getByRole('alert')).toContainText('minder dan 8%');
    await page.getByLabel('Prijs zonder btw').fill('300');
    await page.getByRole('button', { name: 'Aanbod versturen' }).click();
    await page.waitForURL(desk('/offers'));
    await expect(page.getByRole('listitem').filter({ hasText: named('Reisedienst Zwei') })).toContainText('gevraagd');
    await expectAccessible(page);

    const outside = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    const [his, hers] = [await outside.newPage(), await outside.newPage()];
    await his.goto(await linkFor(first ?? ''));
    await hers.goto(await linkFor(second ?? ''));
    await expect(his.locator('strong', { hasText: '€ 300' }).first()).toBeVisible();
    await expectNoSidewaysScroll(his);
    await his.getByRole('button', { name: /^Aannemen voor/ }).click();
    await expect(his.getByRole('heading', { name: 'Wie u die dag belt' })).toBeVisible();
    const download = his.waitForEvent('download');
    await his.getByRole('link', { name: 'Opdrachtbevestiging' }).click();
    expect((await download).suggestedFilename()).toBe(`${reference}.pdf`);
    await hers.getByRole('button', { name: /^Aannemen voor/ }).click();
    await expect(hers.getByText('Een andere partner heeft deze rit eerder aangenomen.')).toBeVisible();
    await his.getByLabel('Naam van de chauffeur').fill('Luc Martin');
    await his.getByLabel('Zijn telefoon onderweg').fill('zeven');
    await his.getByLabel('Kenteken').fill('ab-123-cd');
    await his.getByRole('button', { name: 'Chauffeur en voertuig doorgeven' }).click();
    await expect(his.getByText('Dit is geen telefoonnummer.')).toBeVisible();
    await his.getByLabel('Zijn telefoon onderweg').fill('+33 6 12 34 56 78');
    await his.getByRole('button', { name: 'Chauffeur en voertuig doorgeven' }).click();
    await expect(his.getByText('Doorgegeven: Luc Martin')).toBeVisible();
    await his.getByText('Ik kan niet rijden').click();
    await expect(his.getByText('Teruggeven is nu kosteloos')).toBeVisible();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });
    const all = await phone.newPage();
    await all.goto(desk('/partner-account'));
    await all.getByLabel('E-mailadres').fill(first ?? '');
    await expectAccessible(all);
    await all.getByRole('button', { name: 'Link mailen' }).click();
    await expect(all.getByRole('status')).toContainText('is er een link naartoe onderweg');
    await all.goto(await linkFor(first ?? '', /\/partner-account\/link#[\w-]{43}/));
    const jobs = all.getByRole('region', { name: 'Uw ritten' });
    await expect(jobs).toContainText('Luc Martin');
    await expect(jobs).toContainText('Teruggeven is nu kosteloos');
    await expectAccessible(all);
    await expectNoSidewaysScroll(all);
    await jobs.getByRole('link', { name: reference }).click();
    await all.getByRole('link', { name: 'Al uw aanbiedingen en ritten' }).click();
    await expect(jobs).toContainText(reference);
    await page.goto(desk('/fleet'));
    await page.getByRole('link', { name: named('Reisedienst Eins') }).click();
    await page.getByRole('button', { name: 'Blokkeren en open sessies beëindigen' }).click();
    await expect(page.getByText('Geblokkeerd sinds')).toBeVisible();
    await expectAccessible(page);
    await all.reload();
    await expect(all.getByLabel('E-mailadres')).toBeVisible();
    await phone.close();

    await page.goto(desk('/offers'));
    await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('Luc Martin, +33 6 12 34 56 78, AB-123-CD');
    await hers.goto(at('de', `/my-booking/${booking}`));
    await hers
      .locator('details')
      .filter({ hasText: named('Reisedienst Eins') })
      .locator('summary')
      .first()
      .click();
    await expect(hers.getByText(named('Reisedienst Eins')).first()).toBeVisible();
    await outside.close();
  },
);
