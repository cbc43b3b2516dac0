import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openServerFolder } from './server-folder.ts';
import { ensureServer } from './server-process.ts';

async function createInstallation(postgres: string) {
  const path = await mkdtemp(join(tmpdir(), 'server-process-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const binaries = { initdb: '/nonexistent/initdb', postgres, environment: {} };
  return { folder: await openServerFolder(path), binaries, account: { kind: 'self' } as const, isHanded: false, settings: {} };
}

it('reports the error if the program cannot run at all', async () => {
  await expect(ensureServer(await createInstallation('/nonexistent/postgres'))).rejects.toThrow(/did not start.*ENOENT.*DATABASE_URL/);
});

it('reports how the program ended if it ended at once', async () => {
  await expect(ensureServer(await createInstallation('/bin/false'))).rejects.toThrow(/exited with 1.*DATABASE_URL/);
});
