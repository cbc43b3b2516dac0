import { existsSync } from 'node:fs';

/** The Chromium that cannot open a window: it runs the browser tests in 0.6 of the time of the full one. */
export const windowless = 'chromium-headless-shell';

/** Debian's Chromium for tests, drawings and benchmarks of pages; null if none is installed. */
export function findBrowser(): string | null {
  return [windowless, 'chromium'].map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? null;
}
