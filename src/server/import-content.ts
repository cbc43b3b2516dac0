import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listKnownPictures } from '#content/editing/pictures/known-pictures.ts';
import { type EditedFile, findEditedFiles } from '#content/find-edited-files.ts';
import { importContent } from '#content/import-content.ts';
import type { SourceFile } from '#content/source-files.ts';
import { stampFolder } from '#content/stamp-folder.ts';
import { isContentMadeOf, layEdits, replaceContent } from '#content/stores/content-store.ts';
import { type ContentEdit, insertEdits, listLastEdits } from '#content/stores/edit-store.ts';
import { isPassing } from '#db/engine/database-errors.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { artNames } from '#site/art/draw-art.tsx';
import { buildVersion, isBuilt } from './build-version.ts';
import { sayOvertakenTexts } from './content/overtaken-texts.ts';
import { importPictures } from './pictures/picture-files.ts';
import type { Resources } from './resources.ts';

type Import = {
  readonly resources: Pick<Resources, 'database' | 'content' | 'log'>;
  readonly root: string;
  /** Whether the folder wins where it and the desk differ. */
  readonly doFilesWin?: boolean;
};

const lookAgainAfter = 1_000;

/** The same, as soon as the database is available, however long that takes. */
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

/**
 * Imports the `content/` folder. False if anything is wrong: every fault is logged and nothing is imported. Texts published at the desk
 * stay, and are listed where the folder differs.
 */
export async function importSampleContent(wanted: Import): Promise<boolean> {
  const { resources, root, doFilesWin = false } = wanted;
  const { database, content, log } = resources;
  const folder = join(root, 'content');
  const edits = await listLastEdits(database.db);
  const source = await nameSource(folder, edits);
  if (!doFilesWin && (await isContentMadeOf(database.db, source))) {
    await sayOvertakenTexts(resources, { doFilesWin });
    log.info({ outcome: 'unchanged' }, 'imported the content');
    await content.refresh();
    return true;
  }
  for (const file of await importPictures(database.db, folder)) log.error({ file }, 'This picture cannot be read, and is left out');
  const images = await listKnownPictures({ db: database.db, drawings: artNames });
  let edited: readonly EditedFile[] = [];
  const result = await importContent({
    folder,
    images,
    edit: (files) => {
      edited = findEditedFiles(files, edits);
      return doFilesWin ? withFilesFirst(files, edits) : layEdits(files, edits);
    },
    sink: { replaceAll: (entries, checksum, files) => replaceContent(database.db, entries, checksum, { files, source }) },
  });
  if (!result.ok) {
    for (const { file, field, message } of result.failure) log.error({ file, field }, message);
    log.error({ faults: result.failure.length }, 'Nothing was imported: the content has faults');
    return false;
  }
  if (doFilesWin) await overruleDesk(wanted, edited);
  else sayWhatStays(wanted, edited);
  await sayOvertakenTexts(wanted.resources, { doFilesWin });
  log.info({ outcome: result.value.outcome, entries: result.value.entries }, 'imported the content');
  // Someone published while the folder was read; that version must not be lost.
  if ((await listLastEdits(database.db)).length !== edits.length && !doFilesWin) return await importSampleContent(wanted);
  await content.refresh();
  return true;
}

/**
 * A hash of the folder, the code that reads it, and the published edits: content with the same hash need not be imported again. Empty if
 * unknown, as in development, where the code itself may change.
 */
async function nameSource(folder: string, edits: readonly ContentEdit[]): Promise<string> {
  const stamp = isBuilt ? await stampFolder(folder) : null;
  if (stamp === null) return '';
  const published = edits.map(({ path, version }) => `${path} ${version}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([buildVersion, stamp, published]))
    .digest('hex');
}

function withFilesFirst(files: readonly SourceFile[], edits: readonly SourceFile[]): readonly SourceFile[] {
  return layEdits(edits, files);
}

function sayWhatStays({ resources: { log } }: Import, edited: readonly EditedFile[]): void {
  for (const { path: file, changed } of edited) {
    if (changed === 'both') log.warn({ file }, 'The file was changed, and at the desk too: the desk’s holds. --files-win takes the file');
  }
  if (edited.length > 0) log.info({ files: edited.length }, 'The desk’s holds where it differs: content:export writes it into the folder');
}

/** Content that replaces the desk's is stored as a new version, so that the desk's can be restored. */
async function overruleDesk({ resources: { database, log } }: Import, edited: readonly EditedFile[]): Promise<void> {
  const versions = edited.map(({ path, fields }) => ({ path, fields, base: fields, note: '' }));
  await inTransaction(database.db, (tx) => insertEdits(tx, versions, { id: null, name: 'content:import' }));
  for (const { path: file } of edited) log.warn({ file }, 'The file took over from what was published at the desk');
}
