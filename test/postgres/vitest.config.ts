import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The database tests on a server of another major, without those that are about the bundled server. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    env: { TZ: 'UTC', PROPERTY_SEED: '20261122' },
    setupFiles: './test/seed-properties.ts',
    // 14 lacks what the schema needs: it must be refused.
    include: process.env.POSTGRES_MAJOR === '14' ? ['test/postgres/refused.test.ts'] : ['src/**/*.database.test.ts'],
    exclude: ['src/db/embedded/**', 'src/db/backup/**', 'node_modules/**'],
    globalSetup: './test/postgres/start-major.ts',
    reporters: ['dot'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
