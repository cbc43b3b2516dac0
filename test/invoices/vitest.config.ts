import { defineConfig } from 'vitest/config';

/** Each invoice by each rule set that its profile names: a minute or two with the official ones. */
export default defineConfig({
  test: { include: ['test/invoices/*.rules.ts'], env: { TZ: 'UTC' }, testTimeout: 900_000, fileParallelism: false, reporters: ['verbose'] },
});
