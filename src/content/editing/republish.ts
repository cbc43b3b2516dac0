import { checkFilesInTurns } from '#content/check-files.ts';
import type { ContentIssue } from '#content/content-entry.ts';
import { republishContent } from '#content/stores/content-store.ts';
import type { DatabaseTransaction } from '#db/engine/tables.ts';
import { type Result, success } from '#domain/result.ts';

/** Rebuilds all content and prices from the current files, with the checks of the import. With any issue nothing changes. */
export async function republish(tx: DatabaseTransaction): Promise<Result<true, readonly ContentIssue[]>> {
  return await republishContent(tx, async (files) => {
    const checked = await checkFilesInTurns({ files });
    return checked.ok ? success([...checked.value.entries, ...checked.value.rates]) : checked;
  });
}
