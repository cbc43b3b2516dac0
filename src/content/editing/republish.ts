import type { ContentIssue } from '#content/content-entry.ts';
import { checkFiles } from '#content/import-content.ts';
import { republishContent } from '#content/stores/content-store.ts';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { type Result, success } from '#domain/result.ts';

/** Makes all content and prices anew of the files as they are now, by the check of the import; or says what is wrong, and nothing is another. */
export async function republish(tx: DatabaseTransaction): Promise<Result<true, readonly ContentIssue[]>> {
  return await republishContent(tx, (files) => {
    const checked = checkFiles({ files });
    return checked.ok ? success([...checked.value.entries, ...checked.value.rates]) : checked;
  });
}
