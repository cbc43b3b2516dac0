import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The database tests on a server of another major; those of the server that we bring are about that one alone. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    env: { TZ: 'UTC', PROPERTY_SEED: '20261122' },
    setupFiles: './test/seed-properties.ts',
    // 14 lacks what the schema needs: it has to be refused.
    include: process.env.POSTGRES_MAJOR === '14' ? ['test/postgres/refused.test.ts'] : ['src/**/*.database.test.ts'],
    exclude: ['src/db/embedded/**', 'src/db/backup/**', 'node_modules/**'],
    globalSetup: './test/postgres/start-major.ts',
    reporters: ['dot'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
