import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { photoKeyOf, photoPath, sharePath } from '#domain/sites/pictures.ts';
import { createPictureHandler } from './pictures.ts';

const keyOf = (number: number) => photoKeyOf(number.toString(16).padStart(32, '0'));
const megabyte = 1024 * 1024;

/** A store with pictures of ten megabytes each that counts its reads. */
function openWorld() {
  const findPicture = vi.fn(async (key: string): Promise<Uint8Array | null> => (key < keyOf(100) ? new Uint8Array(10 * megabyte) : null));
  const answer = createPictureHandler({ findPicture });
  const app = new Hono().get('/pictures/:file', answer).get('/share/:file', answer);
  return { findPicture, app };
}

describe('a picture of the desk', () => {
  it('is cached permanently, with its type', async () => {
    const { app } = openWorld();
    const answers = await Promise.all([photoPath(keyOf(1), '960'), sharePath(keyOf(1))].map((path) => app.request(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type'), headers.get('cache-control')])).toEqual([
      [200, 'image/webp', 'public, max-age=31536000, immutable'],
      [200, 'image/jpeg', 'public, max-age=31536000, immutable'],
    ]);
    expect(answers.map(({ headers }) => headers.get('cross-origin-resource-policy'))).toEqual([null, 'cross-origin']);
  });

  it('that does not exist is a 404 that is not cached', async () => {
    const { app, findPicture } = openWorld();
    for (const path of [photoPath(keyOf(200), '960'), '/pictures/skyline-gent-960.webp', `/pictures/${keyOf(1)}-961.webp`]) {
      const { status, headers } = await app.request(path);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    expect(findPicture).toHaveBeenCalledTimes(1);
  });

  it('is read once, until others need its room', async () => {
    const { app, findPicture } = openWorld();
    const ask = async (number: number) => (await app.request(photoPath(keyOf(number), '960'))).arrayBuffer();
    for (const number of [1, 2, 3, 1, 2, 3]) await ask(number);
    expect(findPicture).toHaveBeenCalledTimes(3);
    await ask(4);
    // The first was evicted; the others are still cached.
    for (const number of [2, 3, 4]) await ask(number);
    expect(findPicture).toHaveBeenCalledTimes(4);
    await ask(1);
    expect(findPicture).toHaveBeenCalledTimes(5);
  });
});
