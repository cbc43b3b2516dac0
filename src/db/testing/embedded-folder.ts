import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { findRunningServer } from '../embedded/postmaster-file.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded/start-embedded-database.ts';
import { findScratchPlace } from './scratch-place.ts';

/** A data folder for the running test, removed afterwards together with anything that still runs in it. */
export async function createDataFolder(name = 'embedded-'): Promise<string> {
  const folder = await mkdtemp(join(findScratchPlace(), name));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  onTestFinished(async () => {
    const pid = await findServerPid(folder);
    if (pid !== 0) process.kill(pid, 'SIGKILL');
  });
  return folder;
}

export async function startDatabase(folder: string): Promise<EmbeddedDatabase & { readonly messages: readonly string[] }> {
  const messages: string[] = [];
  const database = await startEmbeddedDatabase({ folder, log: (message) => messages.push(message) });
  onTestFinished(() => database.stop());
  return { ...database, messages };
}

export async function queryDatabase(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** The process of the server that runs in the folder; 0 if there is none. */
export async function findServerPid(folder: string): Promise<number> {
  return (await findRunningServer(join(folder, 'cluster')))?.pid ?? 0;
}

/** Repeats until it succeeds. The test's own timeout is the limit. */
export async function eventually<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    const answer = await work().catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
