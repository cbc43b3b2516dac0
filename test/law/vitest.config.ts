import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    env: { TZ: 'UTC', PROPERTY_SEED: process.env.PROPERTY_SEED ?? '20261122', LAW_TRIPS: process.env.LAW_TRIPS ?? '5000' },
    include: ['test/law/*.law.ts'],
    testTimeout: 3_600_000,
  },
});
