import { isDeepStrictEqual } from 'node:util';
import { folderOf, ratesFolder } from '#content/rates/create-rate-rows.ts';
import { deleteDrafts } from '#content/stores/content-draft-store.ts';
import { type Editor, insertEdits } from '#content/stores/edit-store.ts';
import { databaseNow, inTransaction } from '#db/engine/transaction.ts';
import { type Result, success } from '#domain/result.ts';
import { audit } from '#operations/audit/audit.ts';
import type { EditingContext } from '../context.ts';
import { type Refused, refuse } from '../refusal.ts';
import { republish } from '../republish.ts';
import { chooseVersion, fileOf, isRateTable, listRateVersions } from './rate-books.ts';
import { draftPrefix, findRateDraft, type RateDraft } from './rate-drafts.ts';
import { findTrial } from './try-rates.ts';

export type Publishing = {
  /** An instant (ISO 8601 UTC), to the second; null for now. */
  readonly from: string | null;
  /** Of the figures that were looked at: others are not published unseen. */
  readonly print: string;
  readonly note: string;
};

/**
 * Publishes the draft as a book of its own, which holds from a moment on. Only tables that differ from the book before are in it. Every process
 * has it within seconds; quotes that were made stay as they are.
 */
export async function publishRates(context: EditingContext, by: Editor, asked: Publishing): Promise<Result<string, Refused>> {
  const judged = await judgePublishing(context, asked);
  if (!judged.ok) return judged;
  const draft = judged.value;
  const versions = await listRateVersions(context.db);
  return await inTransaction(context.db, async (tx) => {
    const now = await databaseNow(tx);
    if (asked.from !== null && asked.from <= now) return refuse('past');
    const validFrom = toSecond(asked.from ?? now);
    if (versions.some((each) => each.validFrom === validFrom)) return refuse('known');
    const before = chooseVersion(versions, validFrom)?.tables ?? {};
    const files = Object.entries(draft.tables).flatMap(([table, fields]) => {
      const isOther = isRateTable(table) && !isDeepStrictEqual(before[table], fields);
      return isOther ? [{ path: `${ratesFolder}/${folderOf(validFrom)}/${fileOf(table)}`, fields, base: null, note: asked.note }] : [];
    });
    if (files.length === 0) return refuse('same');
    await insertEdits(tx, files, by);
    await deleteDrafts(tx, draftPrefix);
    const published = await republish(tx);
    // What is wrong now was right when it was kept: a fault of ours, which must not leave half of it behind.
    if (!published.ok)
      throw new Error(`Rates that were checked make no content: ${published.failure[0]?.file} ${published.failure[0]?.message}`);
    await audit(tx, by, { act: 'publish-rates', subject: validFrom, detail: { files: files.map(({ path }) => path) } });
    return success(validFrom);
  });
}

/** Whether the draft can be published as it was looked at, and the draft. */
export async function judgePublishing(context: EditingContext, { print }: Pick<Publishing, 'print'>): Promise<Result<RateDraft, Refused>> {
  const draft = await findRateDraft(context.db);
  if (draft === null) return refuse('none');
  if (draft.print !== print) return refuse('changed');
  if ((await findTrial(context, draft)) === null) return refuse('untried');
  return success(draft);
}

function toSecond(instant: string): string {
  return `${instant.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}.000Z`;
}
