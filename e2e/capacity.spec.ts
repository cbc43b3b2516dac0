import { enterAs, onceMore } from './staff.ts';
import { at, dayFromNow, desk, expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './test.ts';

const day = dayFromNow(61);
/** Milliseconds. A change reaches the sites within two seconds; each check takes its own time on a slow machine. */
const soon = 20_000;

async function askForPrice(page: Page): Promise<void> {
  await page.goto(at('nl', '/'));
  const form = page.locator('form[aria-labelledby="short-form-title"]');
  const answers = { from: 'Middelburg', to: 'Goes', date: day, passengers: '48' };
  for (const [name, answer] of Object.entries(answers)) await form.locator(`[name="${name}"]`).fill(answer);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/[?&]from=/);
}

test('a stop at the desk is on request on the site, with its price, and one press makes it binding', async ({ page, browser }) => {
  await enterAs(page, 'stop@example.com', 'Stef Stop', ['owner']);
  await expect(page.getByText('zonder limiet')).toBeVisible();
  await page.goto(desk('/capacity'));
  await page.getByRole('link', { name: 'In de kalender zetten' }).first().click();
  const add = page.getByRole('complementary', { name: 'In de kalender zetten' });
  await add.getByLabel('Soort').selectOption('stop-sell');
  await add.getByLabel('Regio').selectOption('NL Middelburg');
  await add.getByLabel('Vanaf').fill(day);
  await add.getByLabel('Tot en met').fill(day);
  await add.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(page.getByText('Opgeslagen.')).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect(async () => {
    await askForPrice(visitor);
    await expect(visitor.getByText('Op aanvraag', { exact: true })).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: soon });
  await expect(visitor.locator('aside p').filter({ hasText: /€\s\d/ }).first()).toBeVisible();
  await expect(visitor.getByText('U hoort het uiterlijk')).toBeVisible();
  await visitor.locator('[name="firstName"]').fill('Zoë');
  await visitor.locator('[name="lastName"]').fill('Zeeuw');
  await visitor.locator('[name="email"]').fill(onceMore('zoe.zeeuw@example.com'));
  await visitor.getByRole('button', { name: 'Gratis en vrijblijvend offerte ontvangen' }).click();
  await visitor.waitForURL(/[?&]sent=1/);

  await page.goto(desk(`/trips?q=${onceMore('zoe.zeeuw@example.com')}`));
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.waitForURL(/\/trips\/NL-/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Bevestigen: er is een voertuig' }).click();
  await page.getByRole('button', { name: 'Bevestigen: er is een voertuig' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offerte');
});
