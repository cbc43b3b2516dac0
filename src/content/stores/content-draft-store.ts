import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import { type ContentFile, type Editor, readFileFields } from './edit-store.ts';

/** A draft that replaces a file in its preview. */
export type ContentDraft = ContentFile & {
  readonly revision: number;
  readonly changedAt: string;
  readonly changedBy: string;
  /** Anyone with the key sees the site with the draft; null if no page of a site shows it. */
  readonly previewKey: string | null;
};

const columns = sql.raw('path, fields, revision, changed_at as "changedAt", member_name as "changedBy", preview_key as "previewKey"');
type Row = Omit<ContentDraft, 'fields'> & { readonly fields: unknown };

/** Drafts of the files whose paths have this prefix. */
export async function listDrafts(db: Database, prefix: string): Promise<readonly ContentDraft[]> {
  const { rows } = await sql<Row>`
    select ${columns} from content_drafts where starts_with(path, ${prefix}) order by path`.execute(db);
  return rows.map((row) => ({ ...row, fields: readFileFields(row.fields) }));
}

/** The draft that a preview shows, or null. */
export async function findPreviewedDraft(db: Database, key: string): Promise<ContentDraft | null> {
  const { rows } = await sql<Row>`select ${columns} from content_drafts where preview_key = ${key}`.execute(db);
  return rows[0] === undefined ? null : { ...rows[0], fields: readFileFields(rows[0].fields) };
}

/** Saves a draft over the revision that its author saw, 0 if there was none. False, and nothing is saved, if somebody else saved first. */
export async function saveDraft(
  tx: DatabaseTransaction,
  { path, fields, seen, previewKey = null }: ContentFile & { readonly seen: number; readonly previewKey?: string | null },
  by: Editor,
): Promise<boolean> {
  const text = JSON.stringify(fields);
  const { numAffectedRows = 0n } =
    seen === 0
      ? await sql`
          insert into content_drafts (path, fields, member_id, member_name, preview_key)
          values (${path}, ${text}::json, ${by.id}, ${by.name}, ${previewKey})
          on conflict do nothing`.execute(tx)
      : await sql`
          update content_drafts set fields = ${text}::json, revision = revision + 1, changed_at = now(),
            member_id = ${by.id}, member_name = ${by.name}
          where path = ${path} and revision = ${seen}`.execute(tx);
  return numAffectedRows > 0n;
}

/** Deletes drafts; returns how many there were. */
export async function deleteDrafts(tx: DatabaseTransaction, prefix: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from content_drafts where starts_with(path, ${prefix})`.execute(tx);
  return Number(numAffectedRows);
}
