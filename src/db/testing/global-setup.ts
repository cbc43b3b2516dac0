import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts';
import { createTemplate } from './create-template.ts';
import { findScratchPlace } from './scratch-place.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this run. Tests create databases of their own on it. */
    testServerUrl: string;
  }
}

/** One server per run, with a migrated database to copy. Nothing outlives the run, so nothing waits for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(findScratchPlace(), 'test-database-'));
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200', max_wal_size: '256MB' };
  const server = await startEmbeddedDatabase({ folder, log: () => undefined, settings });
  await createTemplate(server.url);
  project.provide('testServerUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
