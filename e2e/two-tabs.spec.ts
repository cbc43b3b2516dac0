import { at, atLength, expect, expectAccessible, test } from './test.ts';
import { createFilledQuote, createQuote } from './trips.ts';

/** Another browser that opens the same link. */
test.describe('two people with the same link', () => {
  test('an order is what its page showed, or the page shows what somebody else changed', async ({ page, browser }) => {
    const { id } = await createFilledQuote('nl');
    await page.goto(at('nl', `/my-quote/${id}/check-itinerary`));

    const other = await (await browser.newContext()).newPage();
    await other.goto(at('nl', `/my-quote/${id}/change-itinerary`));
    await other.getByLabel('Rolstoelplaatsen').fill('1');
    await other.getByRole('button', { name: /^Reis wijzigen: nieuw totaal € / }).click();
    await other.waitForURL(/changed=1$/);

    await page.getByLabel(/Ik ga akkoord/).check();
    await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Iemand heeft deze reis gewijzigd' });
    await expect(notice).toContainText('Rolstoelplaatsen: 0 → 1');
    await expect(page.getByLabel(/Ik ga akkoord/)).toBeChecked();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Bestelling met betalingsverplichting/ }).click();
    await page.waitForURL(/\/success/);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(
      `a change preserves what somebody else saved meanwhile, ${javaScriptEnabled ? 'with' : 'without'} a script`,
      javaScriptEnabled ? {} : atLength,
      async ({ browser }) => {
        const id = await createQuote('nl');
        const mine = await (await browser.newContext({ javaScriptEnabled })).newPage();
        await mine.goto(at('nl', `/my-quote/${id}/change-itinerary`));
        await mine.locator('[name="passengers"]').fill('39');

        const other = await (await browser.newContext()).newPage();
        await other.goto(at('nl', `/my-quote/${id}/change-itinerary`));
        await other.locator('[name="stops.1.time"]').fill('18:30');
        await other.locator('[name="notes"]').fill('Poort 7');
        await other.getByRole('button', { name: /^Reis wijzigen: nieuw totaal € / }).click();
        await other.waitForURL(/changed=1$/);

        const send = mine.getByRole('button', { name: /^Reis wijzigen: nieuw totaal € / });
        const ask = mine.getByRole('button', { name: 'Bekijk de nieuwe prijs' });
        if (!javaScriptEnabled) await ask.first().click();
        await send.click();
        await expect(mine.getByRole('alert').filter({ hasText: 'Iemand heeft deze reis gewijzigd' })).toContainText('Poort 7');
        await expect(mine.locator('[name="passengers"]')).toHaveValue('39');
        await expect(mine.locator('[name="stops.1.time"]')).toHaveValue('18:30');
        await expect(mine.locator('[name="notes"]')).toHaveValue('Poort 7');

        if (!javaScriptEnabled) await ask.first().click();
        await send.click();
        await mine.waitForURL(/changed=1$/);
        await mine.goto(at('nl', `/my-quote/${id}/change-itinerary`));
        await expect(mine.locator('[name="passengers"]')).toHaveValue('39');
        await expect(mine.locator('[name="stops.1.time"]')).toHaveValue('18:30');
        await expect(mine.locator('[name="notes"]')).toHaveValue('Poort 7');
      },
    );
  }
});
