import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningServer, startServer } from '../src/server/testing/start-server.ts';
import { atLength, expect, expectAccessible, expectNoSidewaysScroll, type Page, test, untilAlive } from './test.ts';

type Event = { readonly name: string; readonly params: Readonly<Record<string, string | number>> };

let collector: Server;
let site: RunningServer;
const collected: Event[] = [];

/** The product with a local collector: the other tests run without one, so no consent is requested. */
test.beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      collected.push(...JSON.parse(body).events);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  site = await startServer({ variables: { ANALYTICS_ID: 'G-TEST1', ANALYTICS_URL: url, LOG_LEVEL: 'error' } });
});

test.afterAll(async () => {
  await site.stop();
  collector.close();
});

test.beforeEach(() => void collected.splice(0));
test.describe.configure({ mode: 'serial' });

const at = (path: string, key = 'de') => `http://${key}.localhost:${site.port}${path}`;
const banner = (page: Page) => page.locator('#consent');

async function stored(page: Page) {
  const kept = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  // Texts and scroll depth: what the page itself needs.
  return [...kept.filter((name) => !/^(i18next_res_|react-router-scroll-positions)/.test(name)), ...cookies];
}

test('asks first: nothing is stored or sent before the answer, and both answers look equal', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('/?gclid=Cj0K&utm_source=news'));
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [reject, accept] = await Promise.all(
    ['Alle ablehnen', 'Alle akzeptieren'].map((name) => page.getByRole('button', { name }).boundingBox()),
  );
  expect([reject?.width, reject?.height, reject?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
  const about = page.locator('footer a[href="/uber"]');
  const beneath = page.locator('a[href="/uber"]');
  await page.locator('footer details', { has: beneath }).locator('summary').click();
  await about.click();
  await page.waitForURL(at('/uber'));
  expect(await stored(page)).toEqual([]);
  expect(collected).toEqual([]);
});

test('a refusal is remembered, and nothing is ever sent', async ({ page }) => {
  await page.goto(at('/?gclid=Cj0K'));
  await page.getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(at('/busflotte'));
  await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page)).toEqual(['consent']);
  expect(collected).toEqual([]);
});

test(
  'with consent, pages, speed and links that leave are sent, without keys or mail addresses, until it is taken back',
  atLength,
  async ({ page }) => {
    await page.goto(at('/?gclid=Cj0K&utm_source=anna@school.example'));
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect.poll(() => collected.map(({ name }) => name).sort()).toEqual(['page_view', 'site_speed']);
    expect(collected.find(({ name }) => name === 'page_view')?.params.page_location).toBe(at('/'));
    expect(collected.find(({ name }) => name === 'site_speed')?.params.loaded).toBeGreaterThan(0);

    await page.locator('footer a[href="/uber"]').click();
    await expect.poll(() => collected.at(-1)?.params.page_location).toBe(at('/uber'));
    const key = 'Zm9vYmFyYmF6cXV4_Zm9v-YmFyY';
    await page.goto(at(`/trip-not-found?of=${key}`));
    await expect.poll(() => collected.at(-1)?.params.page_location).toBe(at('/trip-not-found'));
    expect(JSON.stringify(collected)).not.toContain(key);
    expect(JSON.stringify(collected)).not.toContain('anna@');

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(banner(page).getByRole('button').first()).toBeFocused();
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(page.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeFocused();
    // A separate script reports the measurements a moment later.
    await expect.poll(() => stored(page)).toEqual(['consent']);
    const sent = collected.length;
    await page.locator('footer a[href="/busflotte"], header a[href="/busflotte"]').first().click();
    await page.waitForURL(at('/busflotte'));
    expect(collected.length).toBe(sent);
  },
);

test('a link that leaves waits for its event no longer than 250 ms', async ({ page }) => {
  await page.goto(at('/'));
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
  await expect.poll(() => collected.length).toBe(2);
  // Nobody answers: the exit must open all the same.
  await page.route('**/api/analytics', () => undefined);
  await page.route('https://away.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>away</h1>' }));
  const begun = await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://away.example/p?x=anna@school.example' });
    document.querySelector('main')?.append(link);
    link.click();
    return Date.now();
  });
  await page.waitForURL('https://away.example/**');
  expect(Date.now() - begun).toBeLessThan(2_000);
});

test('the campaign reaches the request: over several pages, and over a form without consent', async ({ page }) => {
  await page.goto(at('/standorte/koeln?gclid=Cj0K&utm_source=news&utm_campaign=herbst'));
  await untilAlive(page);
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(at('/'));
  // The first page ends in a form to the same address, without dates.
  const form = page.locator('form[action="/angebot-anfordern"]:has([name="passengers"])');
  await form.locator('[name="from"]').fill('Köln');
  await form.locator('[name="to"]').fill('Bonn');
  await form.locator('button[type="submit"]').click();
  await page.waitForURL(/angebot-anfordern\?/);
  const query = new URL(page.url()).searchParams;
  expect([query.get('from'), query.get('gclid'), query.get('utm_source'), query.get('utm_campaign')]).toEqual([
    'Köln',
    'Cj0K',
    'news',
    'herbst',
  ]);
});

test(
  'the campaign is still there when the form is loaded anew without consent, and nothing is stored for it',
  atLength,
  async ({ page }) => {
    await page.goto(at('/standorte/koeln?gclid=Cj0K&utm_source=news'));
    await untilAlive(page);
    await page.locator('header a[href="/busflotte"]').first().click();
    await page.waitForURL(at('/busflotte'));
    await page.locator('header a[href="/angebot-anfordern"]').first().click();
    await page.waitForURL(at('/angebot-anfordern?gclid=Cj0K&utm_source=news'));
    await page.reload();
    await untilAlive(page);
    expect(page.url()).toBe(at('/angebot-anfordern?gclid=Cj0K&utm_source=news'));
    expect(await stored(page)).toEqual([]);
  },
);

test('the campaign comes along from a page that is left before it lives', atLength, async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  const begun = page.waitForRequest('**/assets/*.js');
  await page.goto(at('/standorte/koeln?gclid=Cj0K&utm_source=news'), { waitUntil: 'commit' });
  await begun;
  await page.locator('header a[href="/"]').first().click();
  await page.waitForURL(at('/?gclid=Cj0K&utm_source=news'), { waitUntil: 'commit' });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('no question is asked, and the campaign still reaches the form', async ({ page }) => {
    await page.goto(at('/standorte/koeln?gclid=Cj0K'));
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator('footer').getByRole('link', { name: 'Cookie-Einstellungen' })).toHaveAttribute(
      'href',
      '/datenschutzerklarung',
    );
    await page.locator('main a[href^="/angebot-anfordern"]').first().click();
    expect(new URL(page.url()).searchParams.get('gclid')).toBe('Cj0K');
  });
});
