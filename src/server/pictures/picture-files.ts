import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPictureFile, insertPicture, listPictures } from '#content/stores/picture-store.ts';
import type { Database } from '#db/engine/tables.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { isPhotoKey, type PhotoSize } from '#domain/sites/pictures.ts';
import { makePicture } from './make-picture.ts';

/** Beside the texts that name them, each under its key: in the largest size, from which the others can be made again. */
const folderName = 'pictures';
const written: PhotoSize = '1600';
const ending = '.webp';

/** Adds the new pictures of a content folder; returns the files that are no pictures. */
export async function importPictures(db: Database, content: string): Promise<readonly string[]> {
  const files = await readdir(join(content, folderName)).catch(() => []);
  const known = new Set((await listPictures(db)).map(({ key }) => key));
  const wrong: string[] = [];
  for (const file of files.sort()) {
    const key = file.slice(0, -ending.length);
    if (known.has(key)) continue;
    const made =
      file.endsWith(ending) && isPhotoKey(key) ? await makePicture(await readFile(join(content, folderName, file))) : 'not-a-picture';
    if (typeof made === 'string') wrong.push(join(folderName, file));
    else await inTransaction(db, (tx) => insertPicture(tx, { key, name: file, files: made.files }, { id: null, name: 'content:import' }));
  }
  return wrong;
}

/** Writes every picture into a content folder; returns the written paths. */
export async function exportPictures(db: Database, content: string): Promise<readonly string[]> {
  const pictures = await listPictures(db);
  if (pictures.length > 0) await mkdir(join(content, folderName), { recursive: true });
  const paths: string[] = [];
  for (const { key } of pictures) {
    const body = await findPictureFile(db, key, written);
    if (body === null) continue;
    const path = join(content, folderName, key + ending);
    await writeFile(path, body);
    paths.push(path);
  }
  return paths;
}
