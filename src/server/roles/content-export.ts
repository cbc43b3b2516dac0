import { join } from 'node:path';
import { writeSourceFile } from '#content/write-source-file.ts';
import { listLastEdits } from '#data/content/edit-store.ts';
import { openResources } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** Writes what was published at the desk into `content/`, or into the folder that is named, and ends. */
export async function runContentExport({ environment, root, log, args }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log });
  try {
    const folder = args[0] ?? join(root, 'content');
    for (const edit of await listLastEdits(resources.database.db)) {
      const isWritten = await writeSourceFile(folder, edit);
      process.stdout.write(`${isWritten ? 'written  ' : 'the same '} ${join(folder, edit.path)}\n`);
    }
  } finally {
    await resources.close();
  }
}
