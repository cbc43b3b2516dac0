import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findScratchPlace } from './src/db/testing/scratch-place.ts';

const port = Number(process.env.E2E_PORT ?? 3456);
// The configuration is read again by each worker process; the folder is made by the first.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(findScratchPlace(), 'convoya-e2e-'));

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
    baseURL: `http://nl.localhost:${port}`,
    timezoneId: 'Europe/Amsterdam',
    locale: 'nl-NL',
    // Colours are judged as they end up, not on their way there.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      ],
    },
  },
  webServer: {
    command: 'node scripts/run.ts start',
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: process.env.E2E_DATA_DIR, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  },
});
