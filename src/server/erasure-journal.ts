import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Erasure, erasureSchema } from '#operations/privacy/erasures.ts';
import type { Environment } from './environment.ts';

export const erasuresName = 'erasures.jsonl';

/**
 * Who was forgotten, outside the database: a restored backup of before brings them back, and this file says who has to be forgotten again.
 * It holds ids and hashes alone.
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

/** The erasures of a file; none where there is no such file. A line that cannot be read throws: somebody would come back. */
export async function readErasures(path: string): Promise<readonly Erasure[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => v.parse(v.pipe(v.string(), v.parseJson(), erasureSchema), line));
}
