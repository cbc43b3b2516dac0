import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: { env: { TZ: 'UTC' }, include: ['test/engines/**/*.engine.test.ts'], hookTimeout: 60_000, testTimeout: 20_000 },
});
