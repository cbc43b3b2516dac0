import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { importContent } from '#content/import-content.ts';
import { replaceContent } from '#data/content/content-store.ts';
import { isPassing } from '#data/engine/database-errors.ts';
import { artNames } from '#site/art/draw-art.tsx';
import type { Resources } from './resources.ts';

type Import = { readonly resources: Pick<Resources, 'database' | 'content' | 'log'>; readonly root: string };

const lookAgainAfter = 1_000;

/** The same as soon as the database is there, however long that takes. */
export async function importWhenUp(wanted: Import, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await wanted.resources.database.isUp()) {
      const isDone = await importSampleContent(wanted).then(
        () => true,
        (error: unknown) => {
          if (!isPassing(error)) throw error;
          return false;
        },
      );
      if (isDone) return;
    }
    await pause(lookAgainAfter, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** Imports the project's `content/` folder. False, with every fault logged and nothing imported, when it is not right. */
export async function importSampleContent({ resources: { database, content, log }, root }: Import): Promise<boolean> {
  const result = await importContent({
    folder: join(root, 'content'),
    images: new Set(artNames),
    sink: { replaceAll: (entries, checksum) => replaceContent(database.db, entries, checksum) },
  });
  if (!result.ok) {
    for (const { file, field, message } of result.failure) log.error({ file, field }, message);
    log.error({ faults: result.failure.length }, 'Nothing was imported: the content has faults');
    return false;
  }
  log.info({ outcome: result.value.outcome, entries: result.value.entries }, 'imported the content');
  await content.refresh();
  return true;
}
