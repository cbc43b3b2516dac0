import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Erasure, erasureSchema } from '#operations/privacy/erasures.ts';
import type { Environment } from './environment.ts';

export const erasuresName = 'erasures.jsonl';

/**
 * Records erased people outside the database: restoring an earlier backup brings them back, and this file lists who must be erased again.
 * It holds only ids and hashes.
 */
export function createErasureJournal({ dataFolder }: Pick<Environment, 'dataFolder'>) {
  const path = join(dataFolder, erasuresName);
  return {
    async note(erasure: Erasure): Promise<void> {
      await mkdir(dataFolder, { recursive: true });
      await appendFile(path, `${JSON.stringify(erasure)}\n`, { mode: 0o600 });
    },
    read: async () => await readErasures(path),
  };
}

/** The erasures in a file; none if the file does not exist. Throws for an unreadable line, because a person would come back. */
export async function readErasures(path: string): Promise<readonly Erasure[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => v.parse(v.pipe(v.string(), v.parseJson(), erasureSchema), line));
}
