import { listOvertaken, readProgramTexts } from '#content/editing/texts/text-files.ts';
import { renewContent } from '#content/stores/content-store.ts';
import { type ContentEdit, insertEdits, listLastEdits } from '#content/stores/edit-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { readOwnTexts } from '#output/texts/read-texts.ts';
import type { Resources } from '../resources.ts';

type Parts = Pick<Resources, 'database' | 'log'>;

/**
 * Lists the desk's interface texts that the program has since changed; the desk's versions stay in use. With `doFilesWin` the program's
 * texts win, as a new version, so that the desk's can be restored.
 */
export async function sayOvertakenTexts({ database, log }: Parts, { doFilesWin }: { readonly doFilesWin: boolean }): Promise<void> {
  for (const edit of await listLastEdits(database.db, 'texts')) {
    const overtaken = listOvertaken(readOwnTexts, edit);
    if (overtaken.length === 0) continue;
    if (doFilesWin) await giveWay({ database, log }, edit, overtaken);
    else
      log.warn(
        { file: edit.path, keys: overtaken },
        'The program has other texts now, and so has the desk: the desk’s hold. --files-win takes the program’s',
      );
  }
}

async function giveWay({ database, log }: Parts, { path, fields }: ContentEdit, keys: readonly string[]): Promise<void> {
  const kept = Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
  const program = readProgramTexts(readOwnTexts, path);
  const base = Object.fromEntries(Object.keys(kept).map((key) => [key, program[key]]));
  await inTransaction(database.db, async (tx) => {
    await renewContent(tx);
    await insertEdits(tx, [{ path, fields: kept, base, note: '' }], { id: null, name: 'content:import' });
  });
  log.warn({ file: path, keys }, 'The program’s texts took over from what was published at the desk');
}
