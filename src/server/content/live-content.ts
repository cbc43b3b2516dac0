import { type ContentLibrary, createContentLibrary } from '#content/library.ts';
import { isRateRow, readRateBooks } from '#content/rates/read-rate-books.ts';
import { findContentVersion, loadContent } from '#content/stores/content-store.ts';
import { listLastEdits } from '#content/stores/edit-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { chooseRateBook, type RateBook } from '#domain/pricing/rates/rate-book.ts';
import { listPublishedReviews } from '#operations/reviews/review-store.ts';
import { layTexts } from '#output/texts/laid-texts.ts';
import { describeError, type Logger } from '../log.ts';
import { repeatWork } from '../repeat-work.ts';
import { createReviewEntries } from './published-reviews.ts';
import { createTextRows, isTextRow, layerOf } from './text-rows.ts';

/** The read side of the content store. */
export type ContentSource = {
  findVersion(): Promise<number | null>;
  loadAll(): Promise<readonly unknown[]>;
};

/** Imported content, the published reviews of travellers, and the desk's interface texts. The version grows with each of them. */
export function createContentSource(db: Database): ContentSource {
  return {
    findVersion: async () => (await findContentVersion(db))?.version ?? null,
    loadAll: async () => [
      ...(await loadContent(db)),
      ...createReviewEntries(await listPublishedReviews(db)),
      ...createTextRows(await listLastEdits(db, 'texts')),
    ],
  };
}

export type LiveContent = {
  library(): ContentLibrary;
  /** What prices are calculated from; empty until imported. */
  rates(): readonly RateBook[];
  /**
   * Grows with each import that changed something, each published review, and each change of terms. Anything cached from older content is
   * then stale.
   */
  version(): number;
  /** False until content was read once: before that, nothing can be called missing. */
  isRead(): boolean;
  /** Checks for newer content now. */
  refresh(): Promise<void>;
  stop(): void;
};

const lookEvery = 2_000;

function findTerms(books: readonly RateBook[]): RateBook | null {
  return chooseRateBook(books, new Date().toISOString());
}

/**
 * All content in memory, replaced as a whole when an import has given the store a new version. While the database is away, the last content
 * read is served.
 */
export async function createLiveContent(source: ContentSource, log: Logger): Promise<LiveContent> {
  let library = createContentLibrary([]);
  let rates: readonly RateBook[] = [];
  let version = -1;
  let terms: RateBook | null = null;
  // Counts published terms that have come into force: pages that quote terms are then stale, although nothing was stored.
  let turns = 0;
  async function refresh(): Promise<void> {
    const stored = (await source.findVersion()) ?? 0;
    const isOther = stored !== version;
    const isTurn = version > 0 && findTerms(rates) !== terms;
    if (!isOther && !isTurn) return;
    const rows = await source.loadAll();
    const { books, problems } = readRateBooks(rows);
    terms = findTerms(books);
    library = createContentLibrary(
      rows.filter((row) => !isRateRow(row) && !isTextRow(row)),
      terms,
    );
    for (const issue of library.issues) log.error(issue, 'An entry of the content cannot be read and is left out');
    for (const problem of problems) log.error({ problem }, 'A rate book cannot be read and is left out');
    rates = books;
    layTexts(layerOf(rows));
    version = stored;
    if (!isOther) turns += 1;
  }
  const { stop } = await repeatWork({
    work: refresh,
    every: lookEvery,
    onFailure: (error) => log.error(describeError(error), 'Unable to look for newer content'),
  });
  return {
    library: () => library,
    rates: () => rates,
    version: () => version + turns,
    isRead: () => version > 0,
    refresh,
    stop,
  };
}
