import {
  at,
  dayFromNow,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Locator,
  onEverySite,
  type Page,
  test,
  untilAlive,
} from './test.ts';

const day = dayFromNow(60);
const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** For each site and language: the home page, and a trip that it sells every day. */
const homes = [
  { site: 'nl', path: '/', from: 'Utrecht', to: 'Efteling' },
  { site: 'be', path: '/?lng=nlBE', from: 'Gent', to: 'Brugge' },
  { site: 'be', path: '/?lng=frBE', from: 'Namur', to: 'Bruxelles' },
  { site: 'de', path: '/', from: 'Köln', to: 'Bonn' },
  { site: 'fr', path: '/', from: 'Lyon', to: 'Annecy' },
  { site: 'es', path: '/', from: 'Madrid', to: 'Toledo' },
  { site: 'eu', path: '/', from: 'Cologne', to: 'Brussels' },
] as const;

type Home = (typeof homes)[number];

const totalIn = (page: Page) => page.locator('aside p').filter({ hasText: /€\s\d/ }).first();

const homeForm = (page: Page) => page.locator('form[aria-labelledby="short-form-title"]');

/** On a phone, date, times and number are folded into a row. */
async function openDetails(form: Locator): Promise<void> {
  const row = form.locator('label:has(> [type="checkbox"])');
  if (await row.isVisible()) await row.click();
}

/** Four fields and one click. */
async function askForPrice(page: Page, { site, path, from, to }: Home): Promise<void> {
  await page.goto(at(site, path));
  const form = homeForm(page);
  await openDetails(form);
  for (const [name, answer] of Object.entries({ from, to, date: day, passengers: '48' })) {
    await form.locator(`[name="${name}"]`).fill(answer);
  }
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/[?&]from=/);
}

/** The total is on the first screen, in the panel or in the bar at its lower edge, and no contact details were requested. */
async function expectPriceInView(page: Page): Promise<void> {
  await expect(totalIn(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[name="firstName"]')).toHaveValue('');
  await expectNoSidewaysScroll(page);
}

for (const [index, home] of homes.entries()) {
  test(`four fields and a click give a price at sight, ${home.site}${home.path}`, index === 0 ? {} : onEverySite, async ({ page }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await askForPrice(page, home);
      await expectPriceInView(page);
      await untilAlive(page);
      await expectPriceInView(page);
    }
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, home] of homes.entries()) {
    test(`four fields and a click give a price at sight, ${home.site}${home.path}`, index === 1 ? {} : onEverySite, async ({ page }) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await askForPrice(page, home);
        await expectPriceInView(page);
        await expect(page.locator('[name="type"]:checked')).toHaveValue('day-trip');
      }
    });
  }

  test('a button shows the price before any name, and preserves what was typed', async ({ page }) => {
    await page.setViewportSize(screens[0]);
    await page.goto(at('fr', '/demander-un-devis'));
    await page.locator('[name="stops.0.place"]').fill('Lyon');
    await page.locator('[name="stops.1.place"]').fill('Annecy');
    await page.locator('[name="stops.0.date"]').fill(day);
    await page.locator('[name="stops.1.date"]').fill(day);
    await page.getByRole('button', { name: 'Afficher le prix' }).first().click();
    await expect(page.locator('aside').getByRole('link', { name: 'À combien voyagez-vous' })).toBeVisible();
    await page.locator('[name="passengers"]').fill('48');
    await page.getByRole('button', { name: 'Afficher le prix' }).first().click();
    await expect(totalIn(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[name="stops.1.place"]')).toHaveValue('Annecy');
    await expect(page.locator('[name="passengers"]')).toHaveValue('48');
  });
});

test('missing fields are named, and the page scrolls to them', async ({ page }) => {
  await page.goto(at('nl', `/offerte-aanvragen?from=Utrecht&to=Efteling&date=${day}&returnDate=${day}&passengers=`));
  await untilAlive(page);
  await expect(page.getByText('Nog één antwoord en u ziet uw prijs:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Met hoeveel mensen reist u?' })).toHaveAttribute('href', '#passengers');
  await expect(page.locator('#passengers')).toBeFocused();
});

test('places are proposed on the home page, and the chosen one is the one that is priced', async ({ page }) => {
  await page.goto(at('nl', '/'));
  await untilAlive(page);
  await page.locator('[name="from"]').fill('');
  await page.locator('[name="from"]').pressSequentially('Utrec');
  await expect(page.getByRole('option', { name: 'Utrecht, Nederland', exact: true })).toBeVisible({ timeout: 20_000 });
  await page.locator('[name="from"]').press('ArrowDown');
  await page.locator('[name="from"]').press('Enter');
  await expect(page.locator('[name="from"]')).toHaveValue('Utrecht, Nederland');
  await page.locator('[name="passengers"]').fill('20');
  // Typed values are restored for a returning visitor.
  await page.reload();
  await untilAlive(page);
  await expect(page.locator('[name="from"]')).toHaveValue('Utrecht, Nederland');
  await homeForm(page).locator('[name="to"]').fill('Efteling');
  await homeForm(page).locator('button[type="submit"]').click();
  await page.waitForURL(/from=Utrecht/);
});

test('an old price is marked as old while the server does not answer, and the new one comes with the connection', async ({
  page,
  context,
}) => {
  await page.goto(at('nl', `/offerte-aanvragen?from=Utrecht&to=Efteling&date=${day}&returnDate=${day}&passengers=30`));
  await untilAlive(page);
  const panel = page.locator('aside');
  const total = panel.locator('[data-old]');
  await expect(totalIn(page)).toBeVisible();
  await expect(total).toHaveCount(0);
  // The form's script loads after the page's: from then on the price updates automatically, and the button for it is gone.
  await expect(panel.locator('button[value="preview"]')).toHaveCount(0);
  await context.setOffline(true);
  await page.locator('#passengers').fill('58');
  await expect(panel.getByText(/bent u online/)).toBeVisible();
  await expect(total).toHaveCount(1);
  await context.setOffline(false);
  await expect(panel.getByText(/bent u online/)).toHaveCount(0);
  await expect(total).toHaveCount(0);
});

test('both days of a trip are chosen in one calendar by keyboard, and the same day twice is a day trip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('nl', '/direct-booking'));
  await untilAlive(page);
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Kies in de kalender' }).first().click();
  const calendar = page.getByRole('dialog', { name: 'Wanneer reist u?' });
  await expect(calendar.getByRole('grid')).toHaveCount(2);
  await expect(calendar.locator('[data-day]:focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const reached = (await calendar.locator('[data-day]:focus').getAttribute('data-day')) ?? '';
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('status')).toContainText('Kies nu de terugreis');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(form.locator('[name="date"]')).toHaveValue(reached);
  await expect(form.locator('[name="returnDate"]')).toHaveValue(reached);
});

/** The displayed value of a field, which a browser would write in its own language. */
const seenIn = (field: Locator) =>
  field.locator('xpath=..').evaluate((box) => /^"(.*?)"/.exec(getComputedStyle(box, '::before').content)?.[1] ?? '');

test('dates and times on the home page have the site’s format, and open its calendar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('nl', '/'));
  const form = homeForm(page);
  const [out, back] = [form.locator('[name="date"]'), form.locator('[name="returnDate"]')];
  await openDetails(form);
  await form.locator('label:has([value="return"])').click();
  await expect.poll(() => seenIn(out)).toMatch(/^\d\d-\d\d-\d{4}$/);
  await expect.poll(() => seenIn(back)).toBe('Kies een dag');
  await expect.poll(() => seenIn(form.locator('[name="returnTime"]'))).toMatch(/^\d\d:\d\d$/);
  // No field of a place: its list of suggestions would cover the dates.
  await form.locator('[name="passengers"]').focus();
  await form
    .getByRole('button', { name: 'Kies in de kalender' })
    .first()
    .click({ position: { x: 40, y: 20 } });
  const calendar = page.getByRole('dialog', { name: 'Wanneer reist u?' });
  await expect(calendar.locator('[data-day]:focus')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  const written = async (field: Locator) => (await field.inputValue()).split('-').reverse().join('-');
  expect(await written(out)).toMatch(/^\d\d-\d\d-\d{4}$/);
  expect(await written(back)).not.toBe(await written(out));
  for (const field of [out, back]) expect(await seenIn(field)).toBe(await written(field));
  await back.focus();
  expect(await seenIn(back)).toBe('');
  await page.reload();
  await expect.poll(() => seenIn(back)).toMatch(/^\d\d-\d\d-\d{4}$/);
});

test('the day that makes a choice whole is taken over: the one day of a stop, and the second of a trip, unless it is a single journey', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('nl', '/direct-booking'));
  await untilAlive(page);
  const form = page.locator('main form');
  const openers = form.getByRole('button', { name: 'Kies in de kalender' });
  const calendar = page.getByRole('dialog', { name: 'Wanneer reist u?' });
  const dayOf = (days: number) => calendar.locator(`[data-day="${dayFromNow(days)}"]`);
  await openers.first().click();
  await dayOf(10).click();
  await dayOf(12).hover();
  await expect(calendar.locator(`td:has([data-day="${dayFromNow(11)}"])`)).toHaveAttribute('data-part', 'between');
  await dayOf(12).click();
  await expect(calendar).toHaveCount(0);
  await expect(form.locator('[name="returnDate"]')).toHaveValue(dayFromNow(12));
  // Only the return is chosen again when its calendar is opened.
  await openers.nth(1).click();
  await dayOf(13).click();
  await expect(form.locator('[name="date"]')).toHaveValue(dayFromNow(10));
  await expect(form.locator('[name="returnDate"]')).toHaveValue(dayFromNow(13));
  await openers.first().click();
  await dayOf(14).click();
  await calendar.getByRole('button', { name: 'Alleen heen' }).click();
  await expect(form.locator('[name="date"]')).toHaveValue(dayFromNow(14));
  await expect(form.locator('[name="returnDate"]')).toHaveValue('');
  await page.goto(at('nl', '/offerte-aanvragen'));
  await untilAlive(page);
  // On a busy machine the body of the form comes to life later than the page around it.
  await expect(async () => {
    await page.locator('main').getByRole('button', { name: 'Kies in de kalender' }).first().click();
    await expect(calendar).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dayOf(15).click();
  await expect(calendar).toHaveCount(0);
  await expect(page.locator('[name="stops.0.date"]')).toHaveValue(dayFromNow(15));
});

test('price, way on and map are in sight beside the form, and on a phone the bar makes room for the panel’s own button', async ({
  page,
}) => {
  await page.setViewportSize(screens[1]);
  await askForPrice(page, homes[0]);
  await untilAlive(page);
  const panel = page.locator('aside > div');
  await expect(
    panel
      .getByText(/^€\s[\d.,]+$/)
      .and(panel.locator('span'))
      .first(),
  ).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('link', { name: 'Offerte ontvangen' })).toBeInViewport({ ratio: 1 });
  await expect(panel.locator('svg[role="img"]').first()).toBeInViewport({ ratio: 0.6 });
  // If it is longer than the window, it scrolls, and no part of it is out of reach.
  await panel.getByText('Waarom deze prijs').scrollIntoViewIfNeeded();
  await expect(panel.getByText('Waarom deze prijs')).toBeInViewport();
  await panel.evaluate((scrolled) => scrolled.scrollTo(0, 0));
  await page.setViewportSize(screens[0]);
  await page.evaluate(() => scrollTo(0, 0));
  const bar = panel.locator('button[aria-haspopup="dialog"]');
  await expect(panel.getByRole('link', { name: 'Offerte ontvangen' }).first()).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.locator('[name="passengers"]').scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Gratis en vrijblijvend offerte ontvangen' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('a day that was pressed before the script came opens the calendar once it has', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('nl', '/'));
  const field = homeForm(page).locator('[name="date"]');
  await expect.poll(() => seenIn(field)).toMatch(/^\d\d-\d\d-\d{4}$/);
  await field.click({ position: { x: 40, y: 20 } });
  await expect(page.getByRole('dialog', { name: 'Wanneer reist u?' }).locator('[data-day]:focus')).toHaveCount(1);
});

test('the drawn route does not change during hydration, or while unrelated fields are typed in', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('aside .route-picture-line')?.setAttribute('data-first', ''),
    );
  });
  await askForPrice(page, homes[0]);
  await untilAlive(page);
  await expect(page.locator('aside').getByText('Waarom deze prijs')).toBeVisible();
  await page.locator('[name="passengers"]').fill('47');
  await expect(page.locator('aside [data-first]')).toHaveCount(1);
});

test('the cost of a change is shown beside the new price', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await askForPrice(page, homes[0]);
  await untilAlive(page);
  const before = await totalIn(page).textContent();
  await page.locator('[name="passengers"]').fill('18');
  await expect(totalIn(page)).not.toHaveText(before ?? '');
  await expect(
    page
      .locator('aside')
      .getByText(/^−\s€\s\d/)
      .first(),
  ).toBeVisible();
});

test('a known place and a valid mail address have a tick, others have none', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('nl', '/offerte-aanvragen'));
  await untilAlive(page);
  const place = page.getByRole('combobox').first();
  const mail = page.locator('[name="email"]');
  await expect(place).toHaveCSS('background-image', 'none');
  await place.pressSequentially('Utrec', { delay: 30 });
  await expect(place).toHaveCSS('background-image', 'none');
  await page
    .getByRole('option', { name: /^Utrecht/ })
    .first()
    .click();
  await expect(place).toHaveCSS('background-image', /svg/);
  await mail.fill('anna@school');
  await mail.fill('');
  await mail.blur();
  await expect(mail).toHaveCSS('background-image', 'none');
  await mail.fill('anna@school.example');
  await mail.blur();
  await expect(mail).toHaveCSS('background-image', /svg/);
});
