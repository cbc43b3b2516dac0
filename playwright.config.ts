import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { findScratchPlace } from './src/db/testing/scratch-place.ts';

const browser = findBrowser();
const port = Number(process.env.E2E_PORT ?? 3456);
// A proxy before it, by `npm run test:deploy`, which has started the product as well; the certificate is its own.
const { E2E_TLS_PORT: tlsPort, E2E_TLS_KEY_HASH: tlsKeyHash } = process.env;
// The configuration is read again by each worker process; the folder is made by the first.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(findScratchPlace(), 'convoya-e2e-'));

const webServer = {
  command: 'node scripts/run.ts start',
  url: `http://127.0.0.1:${port}/health/ready`,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
};

/** Browser tests on the built product, in Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // What is broken is red twice; what a busy machine held up once is listed as flaky.
  retries: 1,
  timeout: 90_000,
  // Far above what anything takes alone: a limit is there for what never comes.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: tlsPort === undefined ? `http://nl.localhost:${port}` : `https://www.example.nl:${tlsPort}`,
    timezoneId: 'Europe/Amsterdam',
    locale: 'nl-NL',
    // Colours are judged as they end up, not on their way there.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser === null ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP *.example.* 127.0.0.1',
        // Not Playwright's own way, under which a page is not trusted enough to make a passkey.
        ...(tlsKeyHash === undefined ? [] : [`--ignore-certificate-errors-spki-list=${tlsKeyHash}`]),
      ],
    },
  },
  ...(tlsPort === undefined ? { webServer } : {}),
});
