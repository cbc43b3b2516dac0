import { type Selectable, sql } from 'kysely';
import { createJsonRows } from '../engine/json-rows.ts';
import type { ContentEntryTable, ContentVersionTable, Database } from '../engine/tables.ts';
import { inTransaction } from '../engine/transaction.ts';

/** One text of one kind, for one site, in one language. */
export type StoredEntry = {
  readonly kind: string;
  readonly slug: string;
  readonly site: string;
  readonly language: string;
  readonly position: number;
  readonly document: unknown;
  /** Of what is stored: the day `YYYY-MM-DD` on which it became another; null for what is as it was first imported. */
  readonly changed_on?: string | null;
};

/** What is imported; `version` grows with every import that changed something. */
export type ContentVersion = { readonly version: number; readonly importedAt: string; readonly checksum: string };

const columns = ['kind', 'slug', 'site', 'language', 'position', 'document'] as const satisfies readonly (keyof ContentEntryTable)[];

/** Replaces all content in one transaction, so that no reader sees half of it; the checksum of what is there already changes nothing. */
export async function replaceContent(db: Database, entries: readonly StoredEntry[], checksum: string): Promise<'replaced' | 'unchanged'> {
  return await inTransaction(db, async (tx) => {
    const current = await lockVersion(tx);
    if (current?.checksum === checksum) return 'unchanged';
    await sql`create temporary table entries_before on commit drop as select * from content_entries`.execute(tx);
    await tx.deleteFrom('content_entries').execute();
    const rows = createJsonRows('content_entries', columns, entries);
    await sql`insert into content_entries (${rows.columns}) select ${rows.values} from ${rows.source}`.execute(tx);
    if (current !== undefined && current.version > 0) await dateChanges(tx);
    await sql`update content_version set version = version + 1, imported_at = now(), checksum = ${checksum} where id = 1`.execute(tx);
    return 'replaced';
  });
}

/** What is as it was before keeps its day; what is new or another has today's. */
async function dateChanges(tx: Database): Promise<void> {
  await sql`
    update content_entries as entry
    set changed_on = case
      when before.document = entry.document then before.changed_on
      else to_char(now() at time zone 'utc', 'YYYY-MM-DD')
    end
    from content_entries as same
    left join entries_before as before using (kind, site, language, slug)
    where (entry.kind, entry.site, entry.language, entry.slug) = (same.kind, same.site, same.language, same.slug)
  `.execute(tx);
}

/** All content, in the order in which it is shown. */
export async function loadContent(db: Database): Promise<readonly StoredEntry[]> {
  return await db.selectFrom('content_entries').selectAll().orderBy('kind').orderBy('position').orderBy('slug').execute();
}

/** Null before the first import. */
export async function findContentVersion(db: Database): Promise<ContentVersion | null> {
  const row = await db.selectFrom('content_version').selectAll().where('version', '>', 0).executeTakeFirst();
  return row === undefined ? null : { version: row.version, importedAt: row.imported_at, checksum: row.checksum };
}

/** Two imports at once take turns, even the very first two. */
async function lockVersion(tx: Database): Promise<Selectable<ContentVersionTable> | undefined> {
  await sql`insert into content_version (id, version, imported_at, checksum) values (1, 0, now(), '') on conflict do nothing`.execute(tx);
  return await tx.selectFrom('content_version').selectAll().where('id', '=', 1).forUpdate().executeTakeFirst();
}
