import { importSampleContent } from '../import-content.ts';
import { openResources } from '../resources.ts';
import type { RoleInput } from './role-input.ts';

/** Imports `content/` and ends: all of it, or nothing and what is wrong with it. */
export async function runContentImport({ environment, root, log }: RoleInput): Promise<void> {
  const resources = await openResources({ environment, log });
  try {
    const imported = await importSampleContent({ resources, root });
    if (!imported) process.exitCode = 1;
  } finally {
    await resources.close();
  }
}
