import { importSampleContent } from '../import-content.ts';
import { openResources } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/**
 * Imports `content/` and ends: all of it, or nothing and a list of faults. Texts published at the desk stay where the folder differs,
 * unless `--files-win` is given.
 */
export async function runContentImport({ environment, root, log, args }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log });
  try {
    const imported = await importSampleContent({ resources, root, doFilesWin: args.includes('--files-win') });
    if (!imported) process.exitCode = 1;
  } finally {
    await resources.close();
  }
}
