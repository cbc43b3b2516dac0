import type { ApiContext } from '#api/context.ts';
import { createLocalClient } from '#api/run/local-client.ts';
import { checkFilesInTurns } from '#content/check-files.ts';
import { createContentLibrary } from '#content/library.ts';
import { isRateRow } from '#content/rates/read-rate-books.ts';
import { type ContentDraft, findPreviewedDraft } from '#content/stores/content-draft-store.ts';
import { layEdits, listCurrentFiles } from '#content/stores/content-store.ts';
import { type ContentFile, listLastEdits } from '#content/stores/edit-store.ts';
import { createLayer, readTextPath, type TextLayer } from '#domain/interface-texts/interface-texts.ts';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { ApiClient } from '#site/api/api-client.ts';
import { createServerTexts } from '#site/i18n/server.ts';
import type { SiteTexts } from '#site/i18n/site-texts.ts';
import { createContentSource } from '../content/live-content.ts';
import { isTextRow } from '../content/text-rows.ts';
import { previewMark } from './texts-version.ts';

/** What replaces the published content in a preview: another API, or other texts. */
export type Preview = {
  readonly api?: ApiClient;
  readonly textsOf?: (language: SiteLanguage) => SiteTexts;
  readonly textsVersion?: string;
  readonly layer?: TextLayer;
};

/** Finds what a key shows; null if it opens nothing. */
export type Previews = (key: string) => Promise<Preview | null>;

/** The sites with a draft, rendered on request. Only the last draft is cached, because an editor looks at several sites in a row. */
export function createPreviews(context: ApiContext): Previews {
  let last: { readonly name: string; readonly preview: Preview } | null = null;
  return async (key) => {
    const draft = await findPreviewedDraft(context.db, key);
    if (draft === null) return null;
    const name = `${key} ${draft.revision} ${await createContentSource(context.db).findVersion()}`;
    if (last?.name === name) return last.preview;
    const preview = readTextPath(draft.path) === null ? await previewContent(context, draft) : await previewTexts(context, { draft, key });
    if (preview !== null) last = { name, preview };
    return preview;
  };
}

async function previewContent(context: ApiContext, draft: ContentDraft): Promise<Preview | null> {
  const checked = await checkFilesInTurns({ files: showEntryOf(draft, layEdits(await listCurrentFiles(context.db), [draft])) });
  if (!checked.ok) return null;
  // Content without a file stays: city data, and travellers' reviews.
  const all = await createContentSource(context.db).loadAll();
  const others = all.filter((row) => !isRateRow(row) && !isTextRow(row) && !isOfFiles(row));
  const library = createContentLibrary([...checked.value.entries, ...others], context.rates(context.now()));
  return { api: createLocalClient({ ...context, getContent: () => library }) };
}

/** A text is checked before its page is shown to anybody. */
function showEntryOf(draft: ContentDraft, files: readonly ContentFile[]): readonly ContentFile[] {
  const entry = `${draft.path.split('/').slice(0, -1).join('/')}/entry.yaml`;
  if (draft.path === entry) return files;
  return files.map((file) => (file.path === entry ? { ...file, fields: { ...file.fields, status: 'published' } } : file));
}

type OfTexts = { readonly draft: ContentDraft; readonly key: string };

/** The browser requests the same texts by the version that its page names. */
async function previewTexts({ db }: ApiContext, { draft, key }: OfTexts): Promise<Preview> {
  const version = `${previewMark}${key}.${draft.revision}`;
  const layer = createLayer(layEdits(await listLastEdits(db, 'texts'), [draft]), version);
  return { layer, textsVersion: version, textsOf: createServerTexts(undefined, layer) };
}

const fromElsewhere = ['city'];

function isOfFiles(row: unknown): boolean {
  const isRow = typeof row === 'object' && row !== null;
  return isRow && 'kind' in row && 'changed_on' in row && !fromElsewhere.includes(String(row.kind));
}
