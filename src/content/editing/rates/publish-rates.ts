import { isDeepStrictEqual } from 'node:util';
import { folderOf, ratesFolder } from '#content/rates/create-rate-rows.ts';
import { deleteDrafts } from '#content/stores/content-draft-store.ts';
import { lockVersion } from '#content/stores/content-store.ts';
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
  /** Hash of the figures that the editor saw: other figures are not published. */
  readonly print: string;
  readonly note: string;
};

/**
 * Publishes the draft as a new rate book that is valid from an instant. It contains only the tables that differ from the previous book.
 * Every process has it within seconds; existing quotes keep their prices.
 */
export async function publishRates(context: EditingContext, by: Editor, asked: Publishing): Promise<Result<string, Refused>> {
  const judged = await judgePublishing(context, asked);
  if (!judged.ok) return judged;
  const draft = judged.value;
  return await inTransaction(context.db, async (tx) => {
    // Of two people who publish at once, the second finds no draft any more.
    await lockVersion(tx);
    if ((await findRateDraft(tx))?.print !== asked.print) return refuse('changed');
    const versions = await listRateVersions(tx);
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
    // The draft was valid when it was saved. An issue now is a bug of ours and must not leave half of it published.
    if (!published.ok)
      throw new Error(`Rates that were checked make no content: ${published.failure[0]?.file} ${published.failure[0]?.message}`);
    await audit(tx, by, { act: 'publish-rates', subject: validFrom, detail: { files: files.map(({ path }) => path) } });
    return success(validFrom);
  });
}

/** Checks that the draft can be published as seen, and returns it. */
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
