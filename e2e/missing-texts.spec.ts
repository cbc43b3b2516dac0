import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer } from '../src/server/testing/start-server.ts';
import { atLength, expect, test } from './test.ts';

test('a built site that collects missing texts receives them from its pages', atLength, async ({ browser }) => {
  const server = await startServer({ variables: { SAVE_MISSING_TRANSLATIONS: 'true', LOG_LEVEL: 'warn' } });
  // A separate page: what it shows differs from the server's output, which its console reports.
  const page = await browser.newPage();
  try {
    const { infoBand: _, ...rest } = JSON.parse(await readFile('locales/nl/common.json', 'utf8'));
    await page.route('**/locales/nl/common.json*', (route) => route.fulfill({ json: rest }));
    const told = page.waitForResponse((response) => response.url().endsWith('/locales/add/nl/common'));
    await page.goto(`http://nl.localhost:${server.port}/`);
    expect((await told).status()).toBe(204);
    const file = join(server.dataFolder, 'missing-translations.json');
    await expect.poll(async () => await readFile(file, 'utf8').catch(() => '')).toContain('nl/common:infoBand.slogan');
  } finally {
    await page.close();
    await server.stop();
  }
});
