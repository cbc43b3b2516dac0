import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { closeServerDatabase } from './server-database.ts';

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

export type { Locator, Page };
export { expect };

/** Where the configuration starts the product. */
export const port = Number(process.env.E2E_PORT ?? 3456);

/** Set by `npm run test:deploy`: the port of a proxy that ends TLS before the product, with real host names. */
const tlsPort = process.env.E2E_TLS_PORT;
export const isTls = tlsPort !== undefined;

/** The host of a site, or of the desk, with its port. */
export function hostOf(site: string): string {
  if (tlsPort === undefined) return `${site}.localhost:${port}`;
  return site === 'desk' ? `desk.example.eu:${tlsPort}` : `www.example.${site}:${tlsPort}`;
}

/** The address of a page on one of the sites. */
export function at(site: string, path: string): string {
  return `${tlsPort === undefined ? 'http' : 'https'}://${hostOf(site)}${path}`;
}

/** The address of a page of the desk. */
export const desk = (path: string) => at('desk', path);

/** Waits until the page's script has taken over, which a content page starts at the first touch: from then on the script handles clicks. */
export async function untilAlive(page: Page): Promise<void> {
  const last = page.locator('footer a').last();
  let at = 0;
  await expect
    .poll(async () => {
      // Before the page listens for a touch it misses one.
      at = 1 - at;
      await page.mouse.move(at, 0);
      return await last.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')));
    })
    .toBe(true);
}

/** Marks a test that is the same on each site: `npm test` runs it on one or two of them, `npm run test:everywhere` on all others. */
export const onEverySite = { tag: '@every-site' };

/** Marks a test that takes long or covers what seldom changes: `npm run test:everywhere` runs it. */
export const atLength = { tag: '@at-length' };

/** A browser test: an error in the page's console, or a script that fails, fails the test. */
export const test = base.extend<{ quietConsole: undefined }, { serverDatabase: undefined }>({
  serverDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      await use(undefined);
      await closeServerDatabase();
    },
    { scope: 'worker', auto: true },
  ],
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // A status that the test provoked is not an error of the page.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeInput = {
  /** A part of the page; by default all of it. */
  readonly part?: string;
  /** A single rule; by default all of the tags above. */
  readonly rule?: string;
  /** By far the slowest check: may be left out if another site has had it. */
  readonly withContrast?: boolean;
};

/** What axe finds wrong with the page in its current state. */
export async function expectAccessible(page: Page, { part, rule, withContrast = true }: AxeInput = {}): Promise<void> {
  // An additional page script would violate the content policy; an evaluated one does not.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([selector, values, enabled]) => {
      const type = values.length === 1 ? 'rule' : 'tag';
      const { violations } = await window.axe.run(selector ?? document, {
        runOnly: { type, values: [...values] },
        rules: { 'color-contrast': { enabled } },
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [part, rule === undefined ? accessibilityTags : [rule], withContrast] as const,
  );
  expect(found).toEqual([]);
}

/** Nothing overflows the page sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** The date this many days from now, as a date field holds it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
