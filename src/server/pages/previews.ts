import type { ApiContext } from '#api/context.ts';
import { createLocalClient } from '#api/run/local-client.ts';
import { checkFiles } from '#content/import-content.ts';
import { createContentLibrary } from '#content/library.ts';
import { isRateRow } from '#content/rates/read-rate-books.ts';
import { findPreviewedDraft } from '#data/content/content-draft-store.ts';
import { layEdits, listCurrentFiles } from '#data/content/content-store.ts';
import type { ApiClient } from '#site/api/api-client.ts';
import { createContentSource } from '../content/live-content.ts';

/** Finds the API as it answers with a draft in the content; null where the key opens none. */
export type Previews = (key: string) => Promise<ApiClient | null>;

/**
 * The sites as they would be with a draft. Made for whoever asks, and never kept but for the draft that was asked for last: an editor looks at
 * several sites in a row.
 */
export function createPreviews(context: ApiContext): Previews {
  let last: { readonly name: string; readonly client: ApiClient } | null = null;
  return async (key) => {
    const draft = await findPreviewedDraft(context.db, key);
    if (draft === null) return null;
    const source = createContentSource(context.db);
    const name = `${key} ${draft.revision} ${await source.findVersion()}`;
    if (last?.name === name) return last.client;
    const checked = checkFiles({ files: layEdits(await listCurrentFiles(context.db), [draft]) });
    if (!checked.ok) return null;
    // What is made of no file stays: the figures of cities, and what travellers wrote.
    const others = (await source.loadAll()).filter((row) => !isRateRow(row) && !isOfFiles(row));
    const library = createContentLibrary([...checked.value.entries, ...others]);
    last = { name, client: createLocalClient({ ...context, getContent: () => library }) };
    return last.client;
  };
}

const fromElsewhere = ['city'];

function isOfFiles(row: unknown): boolean {
  const isRow = typeof row === 'object' && row !== null;
  return isRow && 'kind' in row && 'changed_on' in row && !fromElsewhere.includes(String(row.kind));
}
