import { setTimeout as pause } from 'node:timers/promises';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { DeskBuild } from '../../src/server/desk/open-desk.ts';
import type { Development } from '../../src/server/roles/development.ts';
import { report } from './closings.ts';

type Main = typeof import('../../src/server/main.ts');

/** The program as its code was at one moment. All of its modules were run together and belong only to it. */
type Generation = {
  readonly development: Development;
  /** Requests in progress. */
  underWay: number;
  isRetired: boolean;
  close(): Promise<void>;
};

export type Generations = {
  /** The code has changed: the next request gets a new generation. */
  outdate(): void;
  /** The same for what is imported from `content/`. */
  outdateContent(): void;
  /** Loads the current program without a request. */
  load(): Promise<unknown>;
  /** Answers with the current program. `finished` resolves when the answer is sent. */
  fetch(request: Request, finished: Promise<unknown>): Promise<Response>;
  close(): Promise<void>;
};

type Parts = {
  readonly getVite: () => ViteDevServer;
  /** The desk's pages are a separate app. */
  readonly getDeskVite: () => ViteDevServer;
  readonly root: string;
  readonly databaseUrl: string;
  /** Saved content was imported. */
  readonly onImport: () => void;
};

/** Several saves often follow each other: after a moment without any, the program is loaded before it is requested. */
const loadAfter = 100;
/** An editor empties a file before it fills it: a failed load is an error only if nothing is saved within this many milliseconds. */
const settlesWithin = 400;

/**
 * Runs all of the server's code again once any of it has changed: running half of it beside the other half would add types twice to one
 * schema. Vite caches what it transformed, so this costs tenths of a second. The previous generation finishes its requests and is closed.
 */
export function createGenerations({ getVite, getDeskVite, root, databaseUrl, onImport }: Parts): Generations {
  let current: Generation | null = null;
  let loading: Promise<Generation> | null = null;
  let timer: NodeJS.Timeout | undefined;
  /** The first load includes what is saved during startup, and must not start before the two servers are there. */
  let isAsked = false;
  const outdated = { code: true, content: true };
  let saves = 0;

  /** Loads what was saved, including later saves. */
  async function load(): Promise<Generation> {
    let generation = current;
    while (generation === null || outdated.code || outdated.content) {
      generation = outdated.code || generation === null ? await replaceCode() : generation;
      if (generation !== null && outdated.content) await importContent(generation);
    }
    return generation;
  }

  /** `null` if it cannot be loaded and something was saved meanwhile: it should be tried again. */
  async function replaceCode(): Promise<Generation | null> {
    outdated.code = false;
    const savesBefore = saves;
    try {
      const next = await openGeneration();
      if (current !== null) retire(current);
      current = next;
      return next;
    } catch (error) {
      outdated.code = true;
      await pause(settlesWithin);
      if (saves !== savesBefore) return null;
      throw error;
    }
  }

  /** Faults are reported once: they remain until the next save, and the previous import is still served. */
  async function importContent({ development }: Generation): Promise<void> {
    outdated.content = false;
    if (await development.importContent()) onImport();
  }

  async function openGeneration(): Promise<Generation> {
    const runner = createServerModuleRunner(getVite().environments.ssr, { hmr: false });
    const deskRunner = createServerModuleRunner(getDeskVite().environments.ssr, { hmr: false });
    try {
      const { openDevelopment } = await runner.import<Main>('/src/server/main.ts');
      const loadDesk = async () => await deskRunner.import<DeskBuild>('virtual:react-router/server-build');
      const development = await openDevelopment({ root, databaseUrl, loadDesk });
      const close = async () => {
        await development.close();
        await runner.close();
        await deskRunner.close();
      };
      return { development, underWay: 0, isRetired: false, close };
    } catch (error) {
      await runner.close();
      await deskRunner.close();
      throw error;
    }
  }

  function retire(generation: Generation): void {
    generation.isRetired = true;
    if (generation.underWay === 0) closeOne(generation);
  }

  function finish(generation: Generation): void {
    generation.underWay -= 1;
    if (generation.isRetired && generation.underWay === 0) closeOne(generation);
  }

  function closeOne(generation: Generation): void {
    generation.close().catch(report);
  }

  async function getCurrent(): Promise<Generation> {
    isAsked = true;
    if (current !== null && loading === null && !outdated.code && !outdated.content) return current;
    loading ??= load().finally(() => {
      loading = null;
    });
    return await loading;
  }

  function loadSoon(): void {
    clearTimeout(timer);
    if (!isAsked) return;
    timer = setTimeout(() => getCurrent().catch(report), loadAfter);
  }

  return {
    outdate() {
      saves += 1;
      outdated.code = true;
      loadSoon();
    },
    outdateContent() {
      outdated.content = true;
      loadSoon();
    },
    load: getCurrent,
    async fetch(request, finished) {
      const generation = await getCurrent();
      generation.underWay += 1;
      finished.finally(() => finish(generation));
      return await generation.development.fetch(request);
    },
    async close() {
      clearTimeout(timer);
      await loading?.catch(() => undefined);
      await current?.close();
      current = null;
    },
  };
}
