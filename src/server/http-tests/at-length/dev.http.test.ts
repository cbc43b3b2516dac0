import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteKeys } from '#domain/sites/keys.ts';
import { createMutations } from '../../testing/mutations.ts';
import { findProcesses } from '../../testing/processes.ts';
import { createScratchCheckout, type ScratchCheckout } from '../../testing/scratch-checkout.ts';
import { type Dev, startDev } from '../../testing/start-dev.ts';
import { ask, findFreePort } from '../../testing/start-server.ts';

const soon = { timeout: 20_000, interval: 100 };
let checkout: ScratchCheckout;
beforeAll(async () => {
  checkout = await createScratchCheckout();
});
afterAll(() => checkout.remove());

/** A file that the program loads at start: one that others import. */
function findLoadedFile(room: string): string {
  if (room === 'server') return 'src/server/services.ts';
  // A separate app that nothing imports: its root is the start of each of its pages.
  if (room === 'desk') return 'src/desk/root.tsx';
  const sources = ['src/server/*.ts', 'src/server/http/*.ts', 'src/api/**/*.ts', 'src/**/*.{ts,tsx}'].flatMap((each) =>
    globSync(each).sort(),
  );
  const importing = new RegExp(`^import (?!type )[^;]* from '#${room}/([^']+)';$`, 'm');
  for (const source of sources.filter((name) => !/\.test\.tsx?$|testing/.test(name))) {
    const found = importing.exec(readFileSync(source, 'utf8'))?.[1];
    if (found !== undefined) return `src/${room}/${found}`;
  }
  throw new Error(`nothing of src/${room} is imported`);
}

const rooms = readdirSync('src', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe('changes saved while npm run dev runs are on the next requests', () => {
  let dev: Dev;
  beforeAll(async () => {
    dev = await startDev({ root: checkout.root });
    await dev.waitFor('Ready with hot reload');
  });
  afterAll(() => dev.remove());

  /** The first answer that contains the text; no earlier answer may be a failure. */
  async function askUntil(host: string, path: string, text: string): Promise<void> {
    const seen = await vi.waitUntil(async () => {
      const answer = await dev.ask(host, path);
      expect(answer.status).toBe(200);
      return answer.text.includes(text);
    }, soon);
    expect(seen).toBe(true);
  }

  it('a file of each room', async () => {
    for (const room of rooms) await checkout.append(findLoadedFile(room), `process.stdout.write('ran ${room} anew\\n');`);
    await askUntil('nl.localhost', '/over', '<h1');
    for (const room of rooms) await dev.waitFor(`ran ${room} anew`);
    for (const site of siteKeys) expect((await dev.ask(`${site}.localhost`, '/')).status).toBe(200);
  });

  it('the brand, on all six sites', async () => {
    await checkout.edit('src/domain/sites/brand.ts', `name: 'Convoya'`, `name: 'Zwaluwbus'`);
    for (const site of siteKeys) await askUntil(`${site}.localhost`, '/', 'Zwaluwbus');
  });

  it('a text of the interface, in each language that falls back on it', async () => {
    await checkout.edit('locales/nl/common.json', 'Direct naar de inhoud', 'Meteen naar de inhoud');
    for (const site of ['nl', 'be']) await askUntil(`${site}.localhost`, '/', 'Meteen naar de inhoud');
    const texts = await dev.ask('nl.localhost', '/locales/nl/common.json?v=development');
    expect(texts.text).toContain('Meteen naar de inhoud');
    expect(texts.headers.get('cache-control')).toBe('no-store');
  });

  it('a content text; errors are reported, and the previous version remains', async () => {
    const file = 'content/pages/about/nl.yaml';
    await checkout.edit(file, 'Wij maken groepsvervoer overzichtelijk', 'Wij rijden u er graag heen');
    await askUntil('nl.localhost', '/over', 'Wij rijden u er graag heen');
    await checkout.edit(file, 'hero:', 'heros:');
    await dev.waitFor('"file":"pages/about/nl.yaml","field":"heros"');
    await askUntil('nl.localhost', '/over', 'Wij rijden u er graag heen');
    await checkout.edit(file, 'heros:\n  title: Wij rijden u er graag heen', 'hero:\n  title: Wij brengen u er graag heen');
    await askUntil('nl.localhost', '/over', 'Wij brengen u er graag heen');
  });

  it('a price, in the next quote; errors are reported, and the previous version remains', async () => {
    const file = 'content/rates/2026-01-01/extras.yaml';
    const stops = `[{ placeText: "Utrecht", date: "2027-03-16", time: "09:00" }, { placeText: "Amersfoort" }]`;
    const itinerary = `{ type: "one-way", passengers: "40", boosterSeats: "2", stops: ${stops} }`;
    const answer = 'errors { code } preview { quotes { lines { kind unitCents } } }';
    const query = `{ previewQuote(domain: NL, language: nl, itinerary: ${itinerary}) { ${answer} } }`;
    const headers = { 'content-type': 'application/json' };
    const askPrice = async () =>
      (await ask(dev.port, { host: 'nl.localhost', path: '/graphql', method: 'POST', headers, body: JSON.stringify({ query }) })).text;
    expect(await askPrice()).toContain('"kind":"extra-child-seats","unitCents":1000');
    await checkout.edit(file, 'child-seats: { cents: 1000', 'child-seats: { cents: 1100');
    await vi.waitFor(async () => expect(await askPrice()).toContain('"kind":"extra-child-seats","unitCents":1100'), soon);
    await checkout.edit(file, 'child-seats: { cents: 1100', 'child-seats: { cents: many');
    await dev.waitFor('"file":"rates/2026-01-01/extras.yaml","field":"prices.child-seats.cents"');
    expect(await askPrice()).toContain('"kind":"extra-child-seats","unitCents":1100');
    await checkout.edit(file, 'child-seats: { cents: many', 'child-seats: { cents: 1000');
    await vi.waitFor(async () => expect(await askPrice()).toContain('"kind":"extra-child-seats","unitCents":1000'), soon);
  });

  it('a type of the API', async () => {
    await checkout.edit('src/api/builder.ts', 'A value as a visitor typed it', 'Whatever a visitor typed');
    const body = JSON.stringify({ query: '{ __type(name: "Typed") { description } }' });
    const headers = { 'content-type': 'application/json' };
    const describeType = () => ask(dev.port, { host: 'nl.localhost', path: '/graphql', method: 'POST', headers, body });
    await vi.waitFor(async () => expect((await describeType()).text).toContain('Whatever a visitor typed'), soon);
  });

  it('a drawing', async () => {
    await checkout.edit('src/site/art/cities/gent.svg', 'cy="62" r="24"', 'cy="62" r="29"');
    await askUntil('be.localhost', '/art/skyline-gent.svg', 'r="29"');
  });

  it('a mail', async () => {
    await checkout.edit('src/output/mail/render-mail.tsx', 'subject: mail.subject', `subject: 'Nieuw onderwerp'`);
    await createMutations(dev.port).requestQuote('anna@example.com');
    const mails = join(dev.folder, 'mail');
    await vi.waitFor(async () => {
      const [mail = ''] = await readdir(mails);
      expect(await readFile(join(mails, mail), 'utf8')).toContain('Nieuw onderwerp');
    }, soon);
  });

  it('an error is reported and answered with 500 until fixed', async () => {
    const file = findLoadedFile('api');
    await checkout.append(file, 'const = 1;');
    await vi.waitFor(async () => expect((await dev.ask('nl.localhost', '/over')).status).toBe(500), soon);
    expect(dev.output()).toContain(file);
    await checkout.edit(file, 'const = 1;', '');
    await vi.waitFor(async () => expect((await dev.ask('nl.localhost', '/over')).status).toBe(200), soon);
  });

  it('and SIGTERM ends it all', async () => {
    expect((await findProcesses(dev.folder)).some((line) => line.includes('postgres'))).toBe(true);
    expect(await dev.end('SIGTERM')).toBe(0);
    expect(await findProcesses(dev.folder)).toEqual([]);
  });
});

describe('`npm run dev`', () => {
  const closed = 'stops the database when its terminal is closed, and leaves no process';
  const hasTerminals = spawnSync('script', ['--version']).status === 0;
  it.skipIf(!hasTerminals)(hasTerminals ? closed : `${closed} — not run: needs the program "script"`, async () => {
    const dev = await startDev({ root: checkout.root, inTerminal: true });
    onTestFinished(() => dev.remove());
    await dev.waitFor('started the database');
    await dev.end('SIGKILL');
    await vi.waitFor(async () => expect(await findProcesses(dev.folder)).toEqual([]), soon);
  });

  it('stops the database on Ctrl-C, while it starts too', async () => {
    const dev = await startDev({ root: checkout.root });
    onTestFinished(() => dev.remove());
    await dev.waitFor('started the database');
    expect(await dev.end('SIGINT')).toBe(0);
    expect(await findProcesses(dev.folder)).toEqual([]);
  });

  it('reports a busy port in one line, before it opens anything', async () => {
    const port = await findFreePort();
    const other = createServer().listen(port, '0.0.0.0');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const dev = await startDev({ root: process.cwd(), port });
    onTestFinished(() => dev.remove());
    await dev.waitFor('already');
    expect(dev.output()).toBe(`Port ${port} is in use already: stop what listens there, or set PORT to another\n`);
    expect(await readdir(dev.folder)).toEqual([]);
  });
});
