import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

export type { Locator, Page };
export { expect };

/** Where the configuration starts the product. */
export const port = Number(process.env.E2E_PORT ?? 3456);

/** Set by `npm run test:deploy`: the port of a proxy that ends TLS before the product, whose names are real ones then. */
const tlsPort = process.env.E2E_TLS_PORT;

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

/** Until the page's script has taken the page over, which a content page begins when it is touched: what is clicked from then on is its own to answer. */
export async function untilAlive(page: Page): Promise<void> {
  const last = page.locator('footer a').last();
  let at = 0;
  await expect
    .poll(async () => {
      // Until the page listens for a touch it misses one.
      at = 1 - at;
      await page.mouse.move(at, 0);
      return await last.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')));
    })
    .toBe(true);
}

/** Of a test that is the same on each site: `npm test` has it on one or two of them, `npm run test:everywhere` on all others. */
export const onEverySite = { tag: '@every-site' };

/** Of a test that takes long or tries what seldom changes: `npm run test:everywhere` has it, `npm test` what it stands on. */
export const atLength = { tag: '@at-length' };

/** A browser test: an error in the page's console, or a script that fails, fails the test. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // A status that the test asked for is not an error of the page.
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
  /** A part of the page; the whole of it without. */
  readonly part?: string;
  /** One rule alone; all of the tags above without. */
  readonly rule?: string;
  /** By far the slowest check: may be left out where another site has had it. */
  readonly withContrast?: boolean;
};

/** What axe finds wrong with the page as it stands. */
export async function expectAccessible(page: Page, { part, rule, withContrast = true }: AxeInput = {}): Promise<void> {
  // A script of the page's own would be against its content policy; what a test evaluates is not.
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

/** Nothing stands out of the page to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** A day that many days from now, as a date field holds it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
