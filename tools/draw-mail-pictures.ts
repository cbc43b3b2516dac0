import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../scripts/browser.ts';
import { fleetKeys, siteKeys } from '../src/domain/sites/keys.ts';

/**
 * Draws the pictures attached to mails, from our own drawings as served by a running product, because few mail programs show SVG: `npm
 * start`, then `node tools/draw-mail-pictures.ts http://127.0.0.1:3000`. They are stored in `src/output/mail/pictures` and only needed
 * again when a drawing changes.
 */
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../src/output/mail/pictures');

/** In pixels of the mail; each is drawn at twice the size. */
const strip = { width: 600, height: 159 } as const;
/** Room for the longest: all are drawn at one scale, so that their sizes match. */
const vehicle = { width: 190, height: 64 } as const;
const unitsAPixel = 152 / vehicle.height;

async function readDrawing(name: string): Promise<string> {
  return await (await fetch(`${origin}/art/${name}.svg`)).text();
}

/** The country's skyline with the coach on the road. */
async function drawStrip(page: Page, site: string, scheme: 'day' | 'night'): Promise<void> {
  const drawing = (await readDrawing(`home-${site}`)).replace(/viewBox="[^"]*" width="\d+" height="\d+"/, 'viewBox="36 12 964 255.5"');
  await page.emulateMedia({ colorScheme: scheme === 'day' ? 'light' : 'dark' });
  await page.setViewportSize(strip);
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${drawing}`);
  await keep(`strip-${site}-${scheme}`, await page.screenshot());
}

/** A vehicle without its background, because the mail provides it. */
async function drawVehicle(page: Page, fleet: string): Promise<void> {
  const drawing = await readDrawing(`side-${fleet}`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(vehicle);
  const bare = drawing
    .replace(/<path class="(?:sky|ground|tick)"[^>]*>/g, '')
    .replace(/viewBox="[^"]*" width="\d+" height="\d+"/, `viewBox="6 0 ${vehicle.width * unitsAPixel} 152"`);
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block;width:100%;height:100%}</style>${bare}`);
  await keep(`vehicle-${fleet}`, await page.screenshot({ omitBackground: true }));
}

/** With few colours, as in our drawings, because every mail carries its pictures. */
async function keep(name: string, picture: Uint8Array): Promise<void> {
  writeFileSync(join(folder, `${name}.png`), await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer());
}

async function drawAll(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  mkdirSync(folder, { recursive: true });
  for (const site of siteKeys) for (const scheme of ['day', 'night'] as const) await drawStrip(page, site, scheme);
  for (const fleet of fleetKeys) await drawVehicle(page, fleet);
  await browser.close();
}

await drawAll();
