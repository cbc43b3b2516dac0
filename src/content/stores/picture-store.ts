import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/engine/tables.ts';
import type { PhotoSize } from '#domain/sites/pictures.ts';
import type { Editor } from './edit-store.ts';

/** A picture added at the desk, without its bytes. */
export type StoredPicture = {
  readonly key: string;
  /** The name of the uploaded file. */
  readonly name: string;
  readonly addedAt: string;
  readonly addedBy: string;
};

export type PictureFiles = Readonly<Record<PhotoSize, Uint8Array>>;

/** All pictures, latest first. */
export async function listPictures(db: Database): Promise<readonly StoredPicture[]> {
  const { rows } = await sql<StoredPicture>`
    select key, name, added_at as "addedAt", member_name as "addedBy" from pictures order by added_at desc, key`.execute(db);
  return rows;
}

/** Saves a picture in all its sizes. False if it already exists. */
export async function insertPicture(
  tx: DatabaseTransaction,
  { key, name, files }: { readonly key: string; readonly name: string; readonly files: PictureFiles },
  by: Editor,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into pictures (key, name, member_id, member_name) values (${key}, ${name}, ${by.id}, ${by.name})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows === 0n) return false;
  const rows = Object.entries(files).map(([size, body]) => ({ key, size, body: Buffer.from(body) }));
  await tx.insertInto('picture_files').values(rows).execute();
  return true;
}

/** Deletes a picture with all its sizes; false if there is none. */
export async function deletePicture(tx: DatabaseTransaction, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('pictures').where('key', '=', key).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A picture in a size; null if there is none. */
export async function findPictureFile(db: Database, key: string, size: PhotoSize): Promise<Uint8Array | null> {
  const row = await db.selectFrom('picture_files').select('body').where('key', '=', key).where('size', '=', size).executeTakeFirst();
  return row?.body ?? null;
}
