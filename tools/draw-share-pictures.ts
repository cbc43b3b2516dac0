import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { brand } from '../src/domain/sites/brand.ts';
import { fleetKeys, occasionKeys } from '../src/domain/sites/keys.ts';

/**
 * Draws the preview pictures of shared addresses, from our own drawings as served by a running product: `npm start`, then `node
 * tools/draw-share-pictures.ts http://127.0.0.1:3000`. Social networks show no SVG, so the pictures are stored in `public/share`. Needed
 * again only when a drawing, the brand or the list of cities changes; names after the address draw those alone.
 */
const [origin = 'http://127.0.0.1:3000', ...wanted] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../public/share');
const fontFile = '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const font = readFileSync(join(import.meta.dirname, fontFile), 'base64');

const scenes = ['airport', 'boarding', 'documents', 'driver', 'itinerary', 'luggage', 'office', 'reviews', 'support', 'together'];

/** The folders of `content/locations` are named by site and city: `de-koeln`. */
function listCities(): readonly string[] {
  const folders = readdirSync(join(import.meta.dirname, '../content/locations'));
  return [...new Set(folders.map((name) => name.slice(name.indexOf('-') + 1)))];
}

async function drawAll(): Promise<void> {
  const cities = listCities();
  const names = [
    'map',
    ...fleetKeys.map((fleet) => `vehicle-${fleet}`),
    ...occasionKeys.map((occasion) => `occasion-${occasion}`),
    ...cities.map((city) => `skyline-${city}`),
    ...scenes.map((scene) => `scene-${scene}`),
  ].filter((name) => wanted.length === 0 || wanted.includes(name));
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const drawing = await (await fetch(`${origin}/art/${name}.svg`)).text();
    await page.setContent(picture(drawing), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
  }
  await browser.close();
  process.stdout.write(`${names.length} pictures\n`);
}

function picture(drawing: string): string {
  return `<!doctype html><style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
    body { margin: 0 } svg { position: absolute; inset: 50% 0 auto; width: 1200px; height: 675px; transform: translateY(-50%) }
    p { position: absolute; inset: 40px auto auto 48px; margin: 0; padding: 10px 28px 14px; border-radius: 20px;
      background: #fff; color: ${brand.colours.primaryDark}; font: 700 52px Figtree, system-ui, sans-serif }
  </style>${drawing}<p>${brand.name}</p>`;
}

await drawAll();
