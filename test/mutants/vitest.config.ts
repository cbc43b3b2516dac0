import { defineConfig } from 'vitest/config';

/**
 * The tests that must notice a change in the rooms under test: those of the rules themselves, and those that run the use cases on a real
 * database.
 */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    env: { TZ: 'UTC', PROPERTY_SEED: process.env.PROPERTY_SEED ?? '20261122' },
    setupFiles: './test/seed-properties.ts',
    include:
      process.env.MUTANTS_ROOM === 'operations'
        ? ['src/operations/**/*.test.ts', 'src/api/**/*.database.test.ts', 'src/server/{back-office,scheduled-jobs}/*.database.test.ts']
        : ['src/domain/**/*.test.ts'],
    globalSetup: process.env.MUTANTS_ROOM === 'operations' ? ['./src/db/testing/global-setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
