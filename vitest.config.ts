import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

/** Unit tests live beside the source; database and HTTP tests have projects of their own because each brings servers up. */
export default defineConfig({
  test: {
    env: { TZ: 'UTC', PROPERTY_SEED: chooseSeed() },
    setupFiles: './test/seed-properties.ts',
    // Files of one worker share what they import: reading the gazetteer and the content anew for each was half of all work. A test leaves
    // nothing behind in a module.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tools,bench}/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.database.test.ts', 'src/**/*.http.test.ts'],
          // Far above what any takes alone: a limit is there for what never ends, not for a machine that is busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['src/**/*.database.test.ts'],
          exclude: ['src/**/at-length/**'],
          globalSetup: './src/db/testing/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['src/**/*.http.test.ts'],
          exclude: ['src/server/http-tests/at-length/**'],
          globalSetup: ['./src/db/testing/global-setup.ts', './src/server/testing/import-once.ts', './src/server/testing/share-server.ts'],
          setupFiles: ['./test/seed-properties.ts', './src/server/testing/begin-imported.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Kills, outages, strange machines and code that changes while it runs: `npm run test:at-length`.
      {
        extends: true,
        test: {
          name: 'at-length',
          include: ['src/**/at-length/*.{http,database}.test.ts'],
          globalSetup: ['./src/db/testing/global-setup.ts', './src/server/testing/import-once.ts'],
          setupFiles: ['./test/seed-properties.ts', './src/server/testing/begin-imported.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

/**
 * The seed of all properties: `PROPERTY_SEED=<number>` repeats a run, `PROPERTY_SEED=random` looks elsewhere. Without it the same one each
 * time, so that a rare counterexample is not a red build of somebody else's commit. A failure prints it too, with the path to its case.
 */
function chooseSeed(): string {
  const asked = process.env.PROPERTY_SEED ?? '20261122';
  const seed = asked === 'random' ? String(randomInt(2 ** 31)) : asked;
  if (!/^-?\d{1,10}$/.test(seed)) throw new Error(`PROPERTY_SEED must be a whole number or "random", not ${asked}`);
  // Vitest reads this file again; the choice must stay.
  if (process.env.PROPERTY_SEED !== seed && process.env.VITEST) process.stderr.write(`Seed of all properties: PROPERTY_SEED=${seed}\n`);
  process.env.PROPERTY_SEED = seed;
  return seed;
}
