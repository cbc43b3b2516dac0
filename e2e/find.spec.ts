import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ask } from '../src/server/testing/start-server.ts';
import { enterAs } from './staff.ts';
import { atLength, dayFromNow, desk, expect, expectAccessible, expectNoSidewaysScroll, port, test } from './test.ts';

const run = promisify(execFile);

/** A visitor requests a trip that only a person can price; returns its reference. */
async function requestByHand(lastName: string): Promise<string> {
  const day = dayFromNow(60);
  const stops = `[{ placeText: "Utrecht", date: "${day}", time: "08:00" }, { placeText: "Efteling", date: "${day}", time: "17:30" }, { placeText: "Utrecht" }]`;
  const customer = `{ firstName: "Fiona", lastName: "${lastName}", email: "fiona@example.com", phone: "06 1234 5678" }`;
  const itinerary = `{ type: "day-trip", passengers: 40, wheelchairPlaces: "9", stops: ${stops} }`;
  const given = `idempotencyKey: "${crypto.randomUUID()}", domain: NL, language: nl, itinerary: ${itinerary}, customer: ${customer}`;
  const query = `mutation { requestQuote(${given}) { travel { reference } errors { field code } } }`;
  const headers = { 'content-type': 'application/json' };
  const { text } = await ask(port, { host: 'nl.localhost', path: '/graphql', method: 'POST', headers, body: JSON.stringify({ query }) });
  return JSON.parse(text).data.requestQuote.travel.reference;
}

test('the keyboard finds a trip from every page, and Today follows what another process writes', atLength, async ({ page }) => {
  const live = page.waitForResponse((response) => response.url().endsWith('/live'));
  await enterAs(page, 'finder@example.com', 'Fien Zoek', ['sales']);
  await live;
  const lastName = test.info().retry === 0 ? 'Zoekmij' : 'Vindweer';
  const reference = await requestByHand(lastName);
  const link = page.locator(`a[data-line][href*="${reference}"]`);
  await expect(link).toBeVisible();
  const env = { ...process.env, PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR };
  await run(process.execPath, ['scripts/run.ts', 'trip', 'price', reference, '--total', '1850'], { env });
  await expect(link).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Zoeken en ernaartoe' });
  await palette.getByRole('combobox').fill(`${lastName.toLowerCase()} kaatsheuvel`);
  await expect(palette.getByRole('option').filter({ hasText: reference })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(desk(`/trips/${reference}`));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Sneltoetsen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await palette.getByRole('combobox').fill('ritten');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Ritten');
  await page.keyboard.press('Enter');
  await page.waitForURL(desk('/trips'));
  // The list loads after the address changes.
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return await page.evaluate(() => document.activeElement?.closest('tbody tr') !== null);
    })
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/trips\/[A-Z]{2}-/);
});
