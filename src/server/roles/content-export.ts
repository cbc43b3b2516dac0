import { join } from 'node:path';
import { listLastEdits } from '#content/stores/edit-store.ts';
import { writeSourceFile } from '#content/write-source-file.ts';
import { readTextPath } from '#domain/interface-texts/interface-texts.ts';
import { readOwnTexts } from '#output/texts/read-texts.ts';
import { writeTextFile } from '../content/write-text-file.ts';
import { exportPictures } from '../pictures/picture-files.ts';
import { openResources } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** Writes what was published at the desk, including pictures, into `content/` and `locales/`, or into the named folder, and ends. */
export async function runContentExport({ environment, root, log, args }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log });
  try {
    const folder = args[0] ?? join(root, 'content');
    for (const edit of await listLastEdits(resources.database.db)) {
      const isWritten = await writeSourceFile(folder, edit);
      process.stdout.write(`${isWritten ? 'written  ' : 'the same '} ${join(folder, edit.path)}\n`);
    }
    for (const path of await exportPictures(resources.database.db, folder)) process.stdout.write(`written   ${path}\n`);
    // Texts are beside the content in the project, and inside it in a named folder.
    const above = args[0] ?? root;
    for (const edit of await listLastEdits(resources.database.db, 'texts')) {
      const at = readTextPath(edit.path);
      if (at === null) continue;
      const isWritten = await writeTextFile(join(above, edit.path), readOwnTexts(at.language, at.file), edit.fields);
      process.stdout.write(`${isWritten ? 'written  ' : 'the same '} ${join(above, edit.path)}\n`);
    }
  } finally {
    await resources.close();
  }
}
