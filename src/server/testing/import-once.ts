import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { findScratchPlace } from '#db/testing/scratch-place.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with a migrated database and all content, for servers to start with a copy of. */
    importedFolder: string;
  }
}

/** Does once per run what the first start of each server would repeat: a cluster is created, migrated and filled with the content. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(findScratchPlace(), 'test-imported-'));
  await promisify(execFile)(process.execPath, ['scripts/run.ts', 'content:import'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'error' },
  });
  project.provide('importedFolder', folder);
  return async () => await rm(folder, { recursive: true, force: true });
}
