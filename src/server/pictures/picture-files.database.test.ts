import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPictureFile, insertPicture, listPictures } from '#content/stores/picture-store.ts';
import { inTransaction } from '#db/engine/transaction.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { makePicture } from './make-picture.ts';
import { exportPictures, importPictures } from './picture-files.ts';

describe('pictures beside the content', () => {
  it('go into the folder and out of it into another database, under the same keys, once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [{ db: here }, { db: there }] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    const made = await makePicture(
      await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    if (typeof made === 'string') throw new Error(made);
    await inTransaction(here, (tx) => insertPicture(tx, { ...made, name: 'teal.png' }, { id: null, name: 'Ed' }));
    expect(await exportPictures(here, folder)).toEqual([join(folder, 'pictures', `${made.key}.webp`)]);
    await writeFile(join(folder, 'pictures', 'photo-of-a-bus.webp'), 'nothing');
    expect(await importPictures(there, folder)).toEqual(['pictures/photo-of-a-bus.webp']);
    expect((await listPictures(there)).map(({ key }) => key)).toEqual([made.key]);
    const share = await findPictureFile(there, made.key, 'share');
    expect((await sharp(share ?? Buffer.alloc(0)).metadata()).width).toBe(1200);
    await rm(join(folder, 'pictures', 'photo-of-a-bus.webp'));
    expect(await importPictures(there, folder)).toEqual([]);
    expect(await readdir(join(folder, 'pictures'))).toEqual([`${made.key}.webp`]);
  });
});
