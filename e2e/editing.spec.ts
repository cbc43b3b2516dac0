import { enterAs, named } from './staff.ts';
import { at, atLength, dayFromNow, desk, expect, expectAccessible, expectNoSidewaysScroll, hostOf, type Page, test } from './test.ts';

/** Milliseconds. Published content is on every site within five seconds; each check takes its own time on a slow machine. */
const reach = 20_000;

async function openForm(page: Page): Promise<void> {
  const title = page.getByRole('group', { name: 'Bovenaan de pagina' }).getByLabel('Titel');
  if (!(await title.isVisible())) await page.locator('summary').filter({ hasText: 'Bovenaan de pagina' }).click();
}

test('a page is edited, seen on the real page, published, and taken back', async ({ page, browser }) => {
  const path = '/over';
  const words = named('Wij proberen het uit');
  await enterAs(page, 'words@example.com', 'Wil Woord', ['editor']);
  await page.getByRole('link', { name: 'Pagina’s' }).click();
  await page.getByLabel('Soort').selectOption('page');
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expectAccessible(page);
  const entry = page.getByRole('row').filter({ hasText: 'pages/about' });
  await entry.getByRole('link', { name: 'nl', exact: true }).click();
  await openForm(page);
  const title = page.getByRole('group', { name: 'Bovenaan de pagina' }).getByLabel('Titel');
  await title.fill('<b>Wij</b> proberen het uit');
  await page.getByRole('button', { name: 'Als concept opslaan' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Er is niets gedaan');
  await expect(title).toHaveValue('<b>Wij</b> proberen het uit');
  await title.fill(words);
  await page.getByRole('button', { name: 'Als concept opslaan' }).click();
  const preview = page.getByRole('link', { name: new RegExp(`^${hostOf('nl').replace(/:\\d+$/, '')}`) });
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const heading = visitor.getByRole('heading', { level: 1 });
  const expectOnSite = async (name: string) =>
    await expect(async () => {
      await visitor.goto(at('nl', path));
      await expect(heading).toHaveText(name, { timeout: 100 });
    }).toPass({ timeout: reach });

  await visitor.goto((await preview.getAttribute('href')) ?? '');
  await expect(heading).toHaveText(words);
  await visitor.goto(at('nl', path));
  const before = (await heading.textContent()) ?? '';
  expect(before).not.toBe(words);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Gepubliceerd door Wil Woord').first()).toBeVisible();
  await expectOnSite(words);

  await page.getByRole('button', { name: 'Een concept met het programmabestand beginnen' }).click();
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await expectOnSite(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

/** The price of a trip with a child seat on the site, as displayed. */
async function findTotal(visitor: Page): Promise<string> {
  const day = dayFromNow(62);
  await visitor.goto(at('nl', `/offerte-aanvragen?from=Utrecht&to=Efteling&date=${day}&returnDate=${day}&passengers=30`));
  await visitor.locator('[name="childSeats"]').evaluate((field: HTMLInputElement) => {
    field.value = '4';
  });
  await visitor
    .getByRole('button', { name: /^(Toon de prijs|Bereken de prijs opnieuw)$/ })
    .first()
    .click();
  return (await visitor.locator('aside p').filter({ hasText: /€\s\d/ }).first().textContent()) ?? '';
}

test('a rate is published once it was tried, and is in the next quote', atLength, async ({ page, browser }) => {
  await enterAs(page, 'rates@example.com', named('Ria Tarief'), ['owner']);
  const other = await (await browser.newContext()).newPage();
  await enterAs(other, 'rates-second@example.com', 'Otto Tarief', ['owner']);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const before = await findTotal(visitor);
  await page.goto(desk('/rates'));
  await page.getByRole('button', { name: 'Deze prijzen wijzigen' }).click();
  await page.waitForURL(desk('/rates/draft'));
  await expect(page.getByText('Bekijk vóór het publiceren wat deze cijfers zouden hebben veranderd')).toBeVisible();
  await page.getByRole('link', { name: 'Extra’s' }).click();
  await page.waitForURL(desk('/rates/draft/extras'));
  await page.locator('summary').filter({ hasText: 'Prijzen' }).click();
  // A seat: no other test requests one.
  const seat = page.locator('[name="prices.child-seats.cents"]');
  const euros = Number((await seat.inputValue()).replace(',', '.')) + 2.5;
  await seat.fill(euros.toFixed(2).replace('.', ','));
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gedaan' })).toBeVisible();
  await page.goto(desk('/rates/draft'));
  await page.getByRole('button', { name: 'Berekenen' }).click();
  await expect(page.getByRole('heading', { name: 'Voorbeeldritten: 40' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByLabel('Wat er verandert, voor collega’s').fill('Kinderzitjes duurder');
  await page.getByRole('button', { name: 'Publiceren' }).click();
  // With a second owner, that one has to agree.
  await expect(page.getByRole('alert').filter({ hasText: 'onder Goedkeuringen' })).toBeVisible();
  await other.goto(desk('/approvals'));
  await other
    .getByRole('listitem')
    .filter({ hasText: named('Ria Tarief') })
    .getByRole('button', { name: 'Goedkeuren' })
    .click();
  await expect(other.getByRole('status').filter({ hasText: 'Gedaan' })).toBeVisible();
  await page.goto(desk('/rates'));
  await expect(page.getByText('Kinderzitjes duurder').first()).toBeVisible();
  // Four seats at € 2.50 more, with 9 % VAT.
  const cents = (said: string) => Number(said.replaceAll(/[^\d]/g, ''));
  await expect(async () => {
    expect(cents(await findTotal(visitor)) - cents(before)).toBe(1_090);
  }).toPass({ timeout: reach });
});
