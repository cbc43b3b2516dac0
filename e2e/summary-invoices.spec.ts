import { bringToPast } from './duty-now.ts';
import { enterAs, named } from './staff.ts';
import { at, desk, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import { bookForOrganisation, readReference } from './trips.ts';

test('a club gets one invoice for the trips of a month, and pays it at once', async ({ page }) => {
  // The clock counts the trips as driven within half a minute.
  test.slow();
  const club = named('Zwemclub De Golf');
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`;
  const keys = [
    await bookForOrganisation('nl', { name: club, email: `anna@${domain}` }),
    await bookForOrganisation('nl', { name: club, email: `kees@${domain}` }),
  ] as const;
  const references = [await readReference(page, 'nl', keys[0]), await readReference(page, 'nl', keys[1])] as const;

  // One invoice a month is agreed on.
  await enterAs(page, 'summaries@example.com', 'Mo Maand', ['sales', 'finance']);
  await page.goto(desk(`/customers/of/${references[0]}`));
  await page.getByRole('navigation', { name: 'Onderdelen van het klantblad' }).getByRole('link', { name: 'Afspraken' }).click();
  await page.getByLabel('Facturen voor wat achteraf wordt betaald').selectOption('monthly');
  await page.getByLabel('E-mail voor verzamelfacturen').fill(`boekhouding@${domain}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Afspraken opslaan' }).click();
  await expect(page.getByText('De afspraken zijn opgeslagen.')).toBeVisible();

  // The customer's page says when the invoice comes.
  await page.goto(at('nl', `/my-booking/${keys[0]}`));
  await expect(page.getByText('Zoals afgesproken komt deze reis op uw verzamelfactuur')).toBeVisible();

  // Driven, they wait together.
  for (const reference of references) await bringToPast(reference);
  const waiting = page.getByRole('region', { name: new RegExp(`^${club}`) });
  await expect(async () => {
    await page.goto(desk('/payments?tab=summaries'));
    await expect(waiting.getByRole('rowheader')).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 100_000 });
  for (const reference of references) await expect(waiting.getByRole('link', { name: reference })).toBeVisible();
  await expect(waiting).toContainText(`boekhouding@${domain}`);
  await expectAccessible(page);

  await waiting.getByRole('button', { name: /^Factureer nu/ }).click();
  await expect(page.getByText('De verzamelfactuur is gemaakt en onderweg.')).toBeVisible();
  const made = page.getByRole('table', { name: 'Gemaakt' }).getByRole('row').filter({ hasText: club });
  const file = made.getByRole('rowheader').getByRole('link');
  const number = (await file.textContent())?.trim() ?? '';
  expect(number).toMatch(/^INV-NL-\d{4}-\d{6}$/);
  const answered = await file.evaluate(async (link: HTMLAnchorElement) => {
    const pdf = await fetch(link.href);
    return [pdf.status, pdf.headers.get('content-type')];
  });
  expect(answered).toEqual([200, 'application/pdf']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto(at('nl', `/my-booking/${keys[1]}`));
  await expect(page.getByText(`Dit is het deel van deze reis in factuur ${number} voor 2 reizen`)).toBeVisible();

  // One transfer with its number settles both trips.
  await page.goto(desk('/payments?tab=summaries'));
  const owed = (await made.textContent())?.match(/€\s?([\d.]+(?:,\d\d)?)/)?.[1] ?? '';
  const whole = owed.replaceAll('.', '');
  const amount = whole.includes(',') ? whole : `${whole},00`;
  const lines = [`:61:261121C${amount}NTRFNONREF`, `:86:/IBAN/DE02120300000000202051/NAME/${club}/REMI/${number}`];
  const text = [':20:X', ':25:NL91ABNA0417164300', ':28C:1', ':60F:C261120EUR0,', ...lines, ':62F:C261121EUR0,'].join('\n');
  await page.goto(desk('/payments?file'));
  await page.locator('input[type=file]').setInputFiles({ name: 'bank.sta', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Inlezen' }).click();
  const record = page.getByRole('row', { name: new RegExp(club) }).getByRole('button', { name: /^Op 2 ritten vastleggen/ });
  await record.click();
  await expect(record).toHaveCount(0);
  await page.goto(desk('/payments?tab=summaries'));
  await expect(made).toContainText('Voldaan');
});
