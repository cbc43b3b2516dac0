import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';

/** The fields of a file of `content/`, by name; each caller parses them with the schema of its kind. */
export type FileFields = { readonly [name: string]: unknown };

/** A file of `content/`; `path` is relative to it, with forward slashes. */
export type ContentFile = { readonly path: string; readonly fields: FileFields };

/** The author of a version or draft, by current name. */
export type Editor = { readonly id: string | null; readonly name: string };

/** A version published at the desk in place of a file. */
export type ContentEdit = ContentFile & {
  readonly version: number;
  /** The imported file when this version was written; null if there was none. */
  readonly base: FileFields | null;
  readonly publishedAt: string;
  readonly publishedBy: string;
  readonly note: string;
};

type Row = Omit<ContentEdit, 'fields' | 'base'> & { readonly fields: unknown; readonly base: unknown };

const columns = sql.raw('path, version, fields, base, published_at as "publishedAt", member_name as "publishedBy", note');

/** Kinds of published files: files of `content/`, or interface texts, whose files contain only the differences from the program's own. */
export type EditedKind = 'content' | 'texts';

/** The last version of every file of a kind that was published at the desk. */
export async function listLastEdits(db: Database, kind: EditedKind = 'content'): Promise<readonly ContentEdit[]> {
  const { rows } = await sql<Row>`
    select distinct on (path) ${columns} from content_edits
    where starts_with(path, 'locales/') = ${kind === 'texts'} order by path, version desc`.execute(db);
  return rows.map(parseEdit);
}

/** All versions of a file that were published at the desk, latest first. */
export async function listEditsOf(db: Database, path: string): Promise<readonly ContentEdit[]> {
  const { rows } = await sql<Row>`select ${columns} from content_edits where path = ${path} order by version desc`.execute(db);
  return rows.map(parseEdit);
}

export type NewEdit = ContentFile & { readonly base: FileFields | null; readonly note: string };

/** Publishes versions of files, each as the next one of its file. */
export async function insertEdits(tx: DatabaseTransaction, edits: readonly NewEdit[], by: Editor): Promise<void> {
  for (const { path, fields, base, note } of edits) {
    await sql`
      insert into content_edits (path, version, fields, base, member_id, member_name, note)
      select ${path}, coalesce(max(version), 0) + 1, ${JSON.stringify(fields)}::json, ${base === null ? null : JSON.stringify(base)}::json,
        ${by.id}, ${by.name}, ${note}
      from content_edits where path = ${path}`.execute(tx);
  }
}

/** The files as last imported. */
export async function listImportedFiles(db: Database): Promise<readonly ContentFile[]> {
  const rows = await db.selectFrom('content_files').selectAll().orderBy('path').execute();
  return rows.map(({ path, fields }) => ({ path, fields: readFileFields(fields) }));
}

/** Rows in one statement of an import. On a busy machine, all of them take longer than a statement may. */
export const rowsAtOnce = 400;

/** Replaces the stored files of the folder. */
export async function replaceImportedFiles(tx: DatabaseTransaction, files: readonly ContentFile[]): Promise<void> {
  await tx.deleteFrom('content_files').execute();
  for (let from = 0; from < files.length; from += rowsAtOnce) {
    const given = files.slice(from, from + rowsAtOnce);
    // Each file as text, because jsonb would lose the order of its fields.
    const [paths, fields] = [given.map(({ path }) => path), given.map((file) => JSON.stringify(file.fields))];
    await sql`
      insert into content_files (path, fields)
      select path, fields::json from unnest(${paths}::text[], ${fields}::text[]) as given (path, fields)`.execute(tx);
  }
}

function parseEdit({ fields, base, ...edit }: Row): ContentEdit {
  return { ...edit, fields: readFileFields(fields), base: base === null ? null : readFileFields(base) };
}

export function readFileFields(value: unknown): FileFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
