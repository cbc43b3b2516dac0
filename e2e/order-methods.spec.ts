import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FakeMollie, startFakeMollie } from '../src/adapters/payments/testing/fake-mollie.ts';
import { readPdf } from '../src/output/documents/testing/read-pdf.ts';
import { ask, type RunningServer, startServer } from '../src/server/testing/start-server.ts';
import { createQuote } from '../src/server/testing/trips.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onEverySite, type Page, test } from './test.ts';

/** An order by each payment method, with and without script: the pages, and the resulting mail and documents. */
let mollie: FakeMollie | undefined;
let server: RunningServer | undefined;

test.beforeAll(async () => {
  mollie = await startFakeMollie();
  server = await startServer({ variables: { MOLLIE_API_KEY: mollie.apiKey, MOLLIE_URL: mollie.url, LOG_LEVEL: 'error' } });
});
test.afterAll(async () => {
  await server?.stop();
  mollie?.stop();
});

const names = {
  'bank-transfer': 'Overschrijving',
  online: 'Online, met kaart of wallet',
  'invoice-afterwards': 'Op factuur na de reis',
} as const;
type Method = keyof typeof names;
const methods = ['bank-transfer', 'online', 'invoice-afterwards'] as const satisfies readonly Method[];
const namesIn = (text: string) => methods.filter((method) => text.replaceAll(/\s+/g, ' ').includes(names[method]));

const at = (path: string) => `http://nl.localhost:${server?.port}${path}`;

async function fillDetails(page: Page, email: string): Promise<void> {
  const values = { firstName: 'Anna', lastName: 'de Vries', email, phone: '06 1234 5678', organisation: 'De Regenboog' };
  const address = { organisation: 'De Regenboog', street: 'Domplein 1', zipcode: '3512 JC', city: 'Utrecht' };
  const fields = { ...values, ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`invoice.${name}`, value])) };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('main form button[type="submit"]:visible').last().click();
  await page.waitForURL(/check-itinerary/);
}

/** The plain text of the confirmation that was sent to an address. */
async function readConfirmation(email: string): Promise<string> {
  const folder = join(server?.dataFolder ?? '', 'mail');
  const find = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.find((mail) => mail.includes(email) && mail.includes('confirmation.pdf')) ?? '';
  };
  await expect.poll(find).not.toBe('');
  const [, head = '', body = ''] = /(content-type: text\/plain[\s\S]*?)\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(await find()) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

async function readPdfOf(bookingPath: string, file: string): Promise<string> {
  const { status, body } = await ask(server?.port ?? 0, { host: 'nl.localhost', path: `${bookingPath}/documents/${file}` });
  expect([file, status]).toEqual([file, 200]);
  return (await readPdf(new Uint8Array(body))).text;
}

/** Every condition comes before the button. */
async function expectConditionsFirst(page: Page): Promise<void> {
  const main = page.locator('main');
  const order = await orderButton(page).boundingBox();
  for (const text of ['Als u annuleert', 'Hoe wilt u betalen?', 'is uw contractpartij']) {
    const above = await main.getByText(text).first().boundingBox();
    expect(above?.y, text).toBeLessThan(order?.y ?? 0);
  }
}

const orderButton = (page: Page) => page.getByRole('button', { name: /Bestelling met betalingsverplichting/ });

async function payAtMollie(page: Page, id: string): Promise<void> {
  await page.waitForURL(/\/checkout\/select-method\//);
  const payment = [...(mollie?.payments.values() ?? [])].at(-1);
  expect(payment?.redirectUrl).toBe(at(`/my-quote/${id}/success?paid=return`));
  mollie?.change(payment?.id ?? '', { status: 'paid' });
  await page.goto(String(payment?.redirectUrl));
  await expect(page.getByText('Dank u wel. Wij hebben uw betaling')).toBeVisible();
}

const hrefsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function expectNamedOnDocuments(page: Page, method: Method): Promise<void> {
  const [calendar = ''] = await hrefsOf(page, 'a[href$="trip.ics"]');
  const booking = calendar.replace('/documents/trip.ics', '');
  const invoices = (await hrefsOf(page, 'a[href*="/documents/INV-"][href$=".pdf"]')).map((href) => href.split('/').at(-1) ?? '');
  expect(invoices).toHaveLength(method === 'invoice-afterwards' ? 0 : 1);
  for (const file of ['confirmation.pdf', ...invoices]) expect(namesIn(await readPdfOf(booking, file))).toEqual([method]);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    for (const method of methods) {
      // One with a payment page, and one without a script; the other four differ in a word.
      const where = (javaScriptEnabled ? 'online' : 'invoice-afterwards') === method ? {} : onEverySite;
      test(`an order paid by ${method} says so on every page, mail and document`, where, async ({ page }, { retry }) => {
        const email = `${method}-${javaScriptEnabled}-${retry}@school.example`;
        const expectSound = () => (javaScriptEnabled ? expectAccessible(page) : expectNoSidewaysScroll(page));
        const id = await createQuote({ port: server?.port ?? 0, site: 'nl', language: 'nl' });
        await page.goto(at(`/my-quote/${id}/contact-details`));
        await fillDetails(page, email);
        await expect(page.locator('input[name="paymentMethod"]')).toHaveCount(3);
        await expect(page.locator('input[name="paymentMethod"]').first()).toBeChecked();
        await expectConditionsFirst(page);
        await expectSound();
        await page.locator(`input[name="paymentMethod"][value="${method}"]`).check({ force: true });
        await page.locator('input[name="termsAndCondition"]').check();
        await orderButton(page).click();
        if (method === 'online') await payAtMollie(page, id);
        await page.waitForURL(/\/success/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('U gaat naar Efteling');
        await expectSound();
        await expectNamedOnDocuments(page, method);
        expect(namesIn(await readConfirmation(email))).toEqual([method]);
        await page.locator('main a[href*="/my-booking/"]:not([href*="/documents/"])').first().click();
        await page.waitForURL(/\/my-booking\/[\w-]{27}$/);
        await expect.poll(async () => namesIn((await page.locator('main').textContent()) ?? '')).toEqual([method]);
      });
    }
  });
}
