import { readFile } from 'node:fs/promises';
import { enterAs, named } from './staff.ts';
import { desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { createBooking, readReference } from './trips.ts';

/** A statement as MT940: each line an amount in the bank's format, and the payer's text. */
function statement(payer: string, ...lines: readonly (readonly [amount: string, text: string])[]) {
  const text = [
    ...[':20:X', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,'],
    ...lines.flatMap(([amount, words]) => [
      `:61:261121C${amount}NTRFNONREF`,
      `:86:/IBAN/DE02120300000000202051/NAME/${payer}/REMI/${words}`,
    ]),
    ':62F:C261121EUR0,',
  ].join('\n');
  return { name: 'bank.sta', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

test('a statement is matched, split and undone, and a double payment is refunded by two people', async ({ page, browser }) => {
  // Two people sign in and walk eight pages.
  test.slow();
  const payer = named('Mo Koor');
  const [first, second] = [
    await readReference(page, 'nl', await createBooking('nl')),
    await readReference(page, 'nl', await createBooking('nl')),
  ];
  await enterAs(page, 'finance-one@example.com', 'Fin Geld', ['finance']);
  await page.goto(desk(`/payments?tab=invoices&show=all&q=${first}`));
  const owed = (await page.getByRole('row', { name: new RegExp(first) }).textContent())?.match(/€\s?([\d.]+(?:,\d\d)?)/)?.[1] ?? '';
  const whole = owed.replaceAll('.', '');
  const amount = whole.includes(',') ? whole : `${whole},00`;

  // The statement is imported: one line is certain, the other is for two trips.
  await page.goto(desk('/payments?file'));
  await page.locator('input[type=file]').setInputFiles(statement(payer, [amount, first], ['300,00', 'samen']));
  await page.getByRole('button', { name: 'Inlezen' }).click();
  await expect(page.getByText('2 nieuwe regels')).toBeVisible();
  await page.getByRole('button', { name: /treffers? vastleggen/ }).click();
  await expect(page.getByText('1 betaling vastgelegd')).toBeVisible();
  await expect(page.getByRole('link', { name: payer })).toHaveCount(1);

  // Split over two trips. The first is paid already, so the desk asks, and nothing that was typed is lost.
  await page.getByRole('link', { name: payer }).click();
  await expectAccessible(page);
  const [trips, sums] = [page.getByLabel('Rit', { exact: true }), page.getByLabel('Bedrag', { exact: true })];
  for (const [index, [reference, sum]] of [[first, '100'] as const, [second, '200'] as const].entries()) {
    await trips.nth(index).fill(reference);
    await sums.nth(index).fill(sum);
  }
  const split = page.locator('form').filter({ has: trips });
  await split.getByRole('button', { name: 'Vastleggen' }).click();
  await split.getByRole('button', { name: 'Toch vastleggen' }).click();
  const recorded = page.getByRole('listitem').filter({ hasText: second });
  await page.getByText('Onlangs vastgelegd').click();
  await expect(recorded).toContainText(first);
  await recorded.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('Teruggedraaid')).toBeVisible();
  await page.goto(desk('/payments'));

  // All of it for the first trip: the desk asks, and the customer has a credit.
  await page.getByRole('link', { name: payer }).click();
  await trips.nth(0).fill(first);
  await split.getByRole('button', { name: 'Vastleggen' }).click();
  await split.getByRole('button', { name: 'Toch vastleggen' }).click();
  await expect(page.getByRole('link', { name: payer })).toHaveCount(0);
  await page.goto(desk('/payments?tab=problems'));
  await expect(page.getByRole('article', { name: new RegExp(first) })).toContainText('€ 300');

  // Ordered by one person to the account that paid, approved by another, and exported for the bank.
  await page.goto(desk('/payments?tab=refunds'));
  await page
    .getByRole('row', { name: new RegExp(first) })
    .getByRole('link', { name: 'Terugbetaling aanvragen' })
    .click();
  const order = page.getByRole('form', { name: /^Terugbetalen aan/ });
  await expect(order.getByLabel('IBAN')).toHaveValue('DE02120300000000202051');
  await expectAccessible(page);
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'finance-two@example.com', 'Olga Eigenaar', ['finance']);
  await order.getByRole('button', { name: 'Terugbetaling aanvragen' }).click();
  await expect(page.getByText('De terugbetaling is aangevraagd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0);
  await other.goto(desk('/payments?tab=refunds'));
  await other
    .getByRole('row', { name: new RegExp(first) })
    .getByRole('button', { name: 'Goedkeuren' })
    .click();
  await other.getByRole('button', { name: 'Bankbestand maken' }).click();
  const [download] = await Promise.all([other.waitForEvent('download'), other.getByRole('link', { name: 'Downloaden' }).first().click()]);
  const xml = await readFile(await download.path(), 'utf8');
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
  expect(xml).toContain(`<EndToEndId>${first}</EndToEndId>`);
  expect(xml).toContain('<InstdAmt Ccy="EUR">300.00</InstdAmt>');
  await page.goto(desk('/payments?tab=problems'));
  await expect(page.getByRole('article', { name: new RegExp(first) })).toHaveCount(0);

  // A dispute stops the reminders of the open amount.
  await page.goto(desk(`/payments?tab=invoices&show=all&dispute=${second}`));
  await page.getByLabel('Wat de klant betwist').fill('De bus kwam een uur te laat');
  await page.getByRole('button', { name: 'Herinneringen stoppen' }).click();
  await expect(page.getByRole('row', { name: new RegExp(second) })).toContainText('Geschil');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
