import { type RawBuilder, type Selectable, sql } from 'kysely';
import { createJsonRows } from '#db/engine/json-rows.ts';
import type { ContentEntryTable, ContentVersionTable, Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { type Result, success } from '#domain/result.ts';
import { type ContentFile, listImportedFiles, listLastEdits, replaceImportedFiles } from './edit-store.ts';

/** One text of one kind, for one site, in one language. */
export type StoredEntry = {
  readonly kind: string;
  readonly slug: string;
  readonly site: string;
  readonly language: string;
  readonly position: number;
  readonly document: unknown;
  /** Stored rows only: the date `YYYY-MM-DD` of the last change; null if they are as first imported. */
  readonly changed_on?: string | null;
};

/** Imported content; `version` grows with every import that changed something. */
export type ContentVersion = { readonly version: number; readonly importedAt: string; readonly checksum: string };

const columns = ['kind', 'slug', 'site', 'language', 'position', 'document'] as const satisfies readonly (keyof ContentEntryTable)[];

/** The sources of content: the folder's files, over which the desk's versions lie, and a hash of all of it, empty if nobody needs it. */
export type ContentOrigin = { readonly files?: readonly ContentFile[]; readonly source?: string };

/** Replaces all content in one transaction, so that no reader sees half of it; content with the same checksum changes no entry. */
export async function replaceContent(
  db: Database,
  entries: readonly StoredEntry[],
  checksum: string,
  { files = [], source = '' }: ContentOrigin = {},
): Promise<'replaced' | 'unchanged'> {
  return await inTransaction(db, async (tx) => {
    const current = await lockVersion(tx);
    await replaceImportedFiles(tx, files);
    const isOther = current?.checksum !== checksum;
    if (isOther) await replaceEntries(tx, { entries, checksum, isFirst: current === undefined || current.version === 0 });
    await sql`update content_version set source = ${source} where id = 1`.execute(tx);
    return isOther ? 'replaced' : 'unchanged';
  });
}

/** Whether the stored content was made from exactly these sources. */
export async function isContentMadeOf(db: Database, source: string): Promise<boolean> {
  const { rows } = await sql`select 1 from content_version where source = ${source} and source <> ''`.execute(db);
  return rows.length > 0;
}

/** Kinds that are not made from files that the desk edits. */
const derivedKinds = ['city'];

/**
 * Replaces every entry that is made from files, within the transaction that changed one of them: `make` gets all of them, the desk's over
 * the folder's. Concurrent publishers wait. The next import computes the checksum again.
 */
export async function republishContent<Failure>(
  tx: DatabaseTransaction,
  make: (files: readonly ContentFile[]) => Promise<Result<readonly StoredEntry[], Failure>>,
): Promise<Result<true, Failure>> {
  await lockVersion(tx);
  const made = await make(await listCurrentFiles(tx));
  if (!made.ok) return made;
  const derived = await tx.selectFrom('content_entries').selectAll().where('kind', 'in', derivedKinds).execute();
  const kept = derived.map(({ changed_on: _day, ...entry }) => entry);
  await replaceEntries(tx, { entries: [...made.value, ...kept], checksum: '', isFirst: false });
  return success(true);
}

/** Tells every process that something besides the entries changed, within the transaction of the change. */
export async function renewContent(tx: DatabaseTransaction): Promise<void> {
  await lockVersion(tx);
  await sql`update content_version set version = version + 1 where id = 1`.execute(tx);
}

/** The current version of every file: the desk's last one, else the folder's. */
export async function listCurrentFiles(db: Database): Promise<readonly ContentFile[]> {
  const [imported, edits] = await Promise.all([listImportedFiles(db), listLastEdits(db)]);
  return layEdits(imported, edits);
}

/** The desk's files over the folder's, and additional ones. */
export function layEdits(files: readonly ContentFile[], edits: readonly ContentFile[]): readonly ContentFile[] {
  const byPath = new Map([...files, ...edits].map(({ path, fields }) => [path, { path, fields }] as const));
  return [...byPath.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

type Replacing = { readonly entries: readonly StoredEntry[]; readonly checksum: string; readonly isFirst: boolean };

/** As many as one statement writes well within its time limit on a slow machine. */
const entriesAtOnce = 500;

/** Writes only what differs. Unchanged entries keep their date; new and changed ones get today's, on the first import none. */
async function replaceEntries(tx: DatabaseTransaction, { entries, checksum, isFirst }: Replacing): Promise<void> {
  await deleteOthers(tx, entries);
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    await writeEntries(
      tx,
      entries.slice(from, from + entriesAtOnce),
      isFirst ? sql`null::text` : sql`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`,
    );
  }
  await sql`update content_version set version = version + 1, imported_at = now(), checksum = ${checksum}, source = '' where id = 1`.execute(
    tx,
  );
}

/** Throws if two entries have the same key. */
async function deleteOthers(tx: DatabaseTransaction, entries: readonly StoredEntry[]): Promise<void> {
  const keys = entries.map(({ kind, site, language, slug }) => ({ kind, site, language, slug }));
  const named = new Set<string>();
  for (const key of keys.map((each) => Object.values(each).join(' '))) {
    if (named.has(key)) throw new Error(`Two entries have the key ${key}`);
    named.add(key);
  }
  const { source } = createJsonRows('content_entries', columns, keys);
  await sql`
    delete from content_entries as entry
    where not exists (
      select from ${source}
      where (given.kind, given.site, given.language, given.slug) = (entry.kind, entry.site, entry.language, entry.slug)
    )`.execute(tx);
}

async function writeEntries(tx: DatabaseTransaction, entries: readonly StoredEntry[], today: RawBuilder<unknown>): Promise<void> {
  const rows = createJsonRows('content_entries', columns, entries);
  await sql`
    insert into content_entries as entry (${rows.columns}, changed_on)
    select ${rows.values}, ${today} from ${rows.source}
    on conflict (kind, site, language, slug) do update set
      position = excluded.position,
      document = excluded.document,
      changed_on = case when entry.document = excluded.document then entry.changed_on else excluded.changed_on end
    where (entry.position, entry.document) is distinct from (excluded.position, excluded.document)`.execute(tx);
}

/** All content, in display order. */
export async function loadContent(db: Database): Promise<readonly StoredEntry[]> {
  return await db.selectFrom('content_entries').selectAll().orderBy('kind').orderBy('position').orderBy('slug').execute();
}

/** The date of the last change of each entry, without the entries themselves. */
export async function listChangedDays(db: Database): Promise<readonly Pick<StoredEntry, 'kind' | 'slug' | 'language' | 'changed_on'>[]> {
  return await db
    .selectFrom('content_entries')
    .select(['kind', 'slug', 'language', 'changed_on'])
    .where('changed_on', 'is not', null)
    .execute();
}

/** Null before the first import. */
export async function findContentVersion(db: Database): Promise<ContentVersion | null> {
  const row = await db.selectFrom('content_version').selectAll().where('version', '>', 0).executeTakeFirst();
  return row === undefined ? null : { version: row.version, importedAt: row.imported_at, checksum: row.checksum };
}

/** Locks all content until the end of the transaction: imports and publications take turns, even the very first two. */
export async function lockVersion(tx: Database): Promise<Selectable<ContentVersionTable> | undefined> {
  await sql`insert into content_version (id, version, imported_at, checksum) values (1, 0, now(), '') on conflict do nothing`.execute(tx);
  return await tx.selectFrom('content_version').selectAll().where('id', '=', 1).forUpdate().executeTakeFirst();
}
