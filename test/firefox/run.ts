import { dayFromNow } from '../../src/server/testing/forms.ts';
import { startServer } from '../../src/server/testing/start-server.ts';
import { type Firefox, openFirefox } from './open-firefox.ts';

/**
 * `npm run test:firefox`: a customer's whole way in Debian's Firefox, from the home page to the booking and its change, with the mouse and
 * the keyboard. `FIREFOX` names another program.
 */
const server = await startServer();
const firefox = await openFirefox(process.env.FIREFOX);
const send = 'main form button[name="intent"][value="send"]';
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`Firefox ${firefox.version}`);
try {
  for (const [step, walk] of Object.entries({ askForPrice, sendRequest, order, change })) {
    await walk(firefox);
    say(`ok  ${step}  ${await firefox.read('location.pathname')}`);
  }
  if (firefox.errors.length > 0) throw new Error(`Errors of the pages:\n${firefox.errors.join('\n')}`);
  say('The whole way works.');
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(
    `${error instanceof Error ? error.message : String(error)}\n${await firefox.read('document.body.innerText.slice(0, 1500)')}\n`,
  );
} finally {
  await firefox.close();
  await server.stop();
}

/** A date is picked, not typed: its format is the browser's. */
async function pick({ read }: Firefox, selector: string, value: string): Promise<void> {
  await read(`(() => { const field = document.querySelector(${JSON.stringify(selector)}); field.focus(); field.value = ${JSON.stringify(value)};
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true })); return true; })()`);
}

async function askForPrice(page: Firefox): Promise<void> {
  await page.open(`http://nl.localhost:${server.port}/`);
  const form = 'form[aria-labelledby="short-form-title"]';
  await page.type(`${form} [name="from"]`, 'Utrecht');
  await page.type(`${form} [name="to"]`, 'Efteling');
  await pick(page, `${form} [name="date"]`, dayFromNow(60));
  await page.type(`${form} [name="passengers"]`, '48');
  await page.press(`${form} button[type="submit"]`);
  await page.until(`location.search.includes('from=Utrecht')`);
  await page.until(String.raw`/€\s[\d.]+,\d\d/.test(document.querySelector('main').innerText)`);
}

async function sendRequest(page: Firefox): Promise<void> {
  const person = { firstName: 'Anna', lastName: 'de Vries', email: `${crypto.randomUUID().slice(0, 8)}@school.example` };
  for (const [name, text] of Object.entries(person)) await page.type(`main [name="${name}"]`, text);
  await page.press(send);
  await page.until(String.raw`/\/my-quote\/[\w-]{27}$/.test(location.pathname)`);
  await page.until(String.raw`/NL-\d\d-\d{6}/.test(document.querySelector('main').innerText)`);
}

async function order(page: Firefox): Promise<void> {
  await page.press('main a[href$="/contact-details"]');
  await page.until(`location.pathname.endsWith('/contact-details')`);
  const fields = {
    phone: '06 1234 5678',
    'firstContact.name': 'Bram Bos',
    'firstContact.phoneNumber': '06 8765 4321',
    'invoice.street': 'Domplein 1',
    'invoice.zipcode': '3512 JC',
    'invoice.city': 'Utrecht',
  };
  for (const [name, text] of Object.entries(fields)) await page.type(`[name="${name}"]`, text);
  await pick(page, '[name="invoice.country"]', 'NL');
  await page.press('main form button[type="submit"]');
  await page.until(`location.pathname.endsWith('/check-itinerary')`);
  await page.press('label:has(input[name="termsAndCondition"]), input[name="termsAndCondition"]');
  await page.until(`document.querySelector('input[name="termsAndCondition"]').checked`);
  await page.press('main form button[type="submit"]');
  await page.until(`location.pathname.endsWith('/success')`);
  await page.press('main a[href*="/my-booking/"]:not([href*="/documents/"])');
  await page.until(String.raw`/\/my-booking\/[\w-]{27}$/.test(location.pathname)`);
}

async function change(page: Firefox): Promise<void> {
  const booking = await page.read('location.href');
  await page.press('main a[href$="/change-itinerary"]');
  await page.until(`location.pathname.endsWith('/change-itinerary')`);
  await page.type('[name="passengers"]', '40');
  await page.press(send);
  await page.until(`location.href.startsWith(${JSON.stringify(booking)}) && !location.pathname.endsWith('/change-itinerary')`);
  await page.until(`/40 (personen|passagiers)/.test(document.querySelector('main').innerText)`);
}
