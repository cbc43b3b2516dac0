import { defineConfig } from 'vitest/config';

/** Unit tests live beside the source; database and HTTP tests have projects of their own because each brings servers up. */
export default defineConfig({
  test: {
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/**/*.database.test.ts', 'src/**/*.http.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['src/**/*.database.test.ts'],
          globalSetup: './src/data/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['src/**/*.http.test.ts'],
          globalSetup: './src/data/testing/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
