import { enterAs, named } from './staff.ts';
import { atLength, desk, expect, expectAccessible, expectNoSidewaysScroll, port, test } from './test.ts';

test('sales makes an agency, a key that is shown once, and an address for messages', atLength, async ({ page }) => {
  await enterAs(page, 'agencies@example.com', 'Ada Agentschap', ['sales']);
  await page.goto(desk('/agencies'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Nieuw reisbureau' }).click();
  await page.getByLabel('Naam', { exact: true }).fill(named('Reisbureau Zon'));
  await page.getByRole('button', { name: 'Reisbureau aanmaken' }).click();
  // What is missing stands beside its field, and what was typed is still there.
  await expect(page.getByLabel('Straat')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue(named('Reisbureau Zon'));
  await expectAccessible(page);
  const typed = {
    ...{ Straat: 'Domplein 1', Postcode: '3512 JC', Plaats: 'Utrecht', Land: 'NL', Voornaam: 'Zoë', Achternaam: 'Zon' },
    ...{ 'E-mail': 'zoe@zon.example', Telefoon: '020 123 45 67', Commissie: '7,5', Maandlimiet: '2500' },
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Reisbureau aanmaken' }).click();
  await page.waitForURL(/\/agencies\/[0-9a-f-]+\/keys$/);
  const address = page.url();
  await page.getByRole('button', { name: 'Sleutel maken' }).click();
  const key = (await page.getByText(/^cva_[A-Za-z0-9_-]{27}$/).textContent()) ?? '';
  const answered = await page.request.post(`http://127.0.0.1:${port}/graphql`, {
    headers: { authorization: `Bearer ${key}` },
    data: { query: '{ agency { name commissionPercent monthLimitCents } }' },
  });
  expect(await answered.json()).toEqual({
    data: { agency: { name: named('Reisbureau Zon'), commissionPercent: 7.5, monthLimitCents: 250_000 } },
  });
  await expectAccessible(page);
  await page.goto(address);
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByText(`cva_…${key.slice(-4)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sleutel beëindigen' }).click();
  await expect(page.getByRole('table', { name: 'Sleutels' }).getByText('Gestopt')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Onderdelen van het reisbureau' });
  await tabs.getByRole('link', { name: 'Berichten' }).click();
  await page.getByLabel('Webhookadres').fill('http://zon.example/hook');
  await page.getByRole('button', { name: 'Opslaan en geheim maken' }).click();
  await expect(page.getByLabel('Webhookadres')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Webhookadres').fill('https://zon.example/hook');
  await page.getByRole('button', { name: 'Opslaan en geheim maken' }).click();
  await expect(page.getByText(/^cvs_/)).toBeVisible();
  for (const tab of ['Ritten', 'Afspraken', 'Sleutels', 'Berichten', 'Geschiedenis']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await expect(page.getByText('Sleutel voor een reisbureau gemaakt')).toBeVisible();
  await page.goto(desk('/agencies'));
  await expect(page.getByRole('link', { name: named('Reisbureau Zon') })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
