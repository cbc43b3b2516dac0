import type { Context } from 'hono';
import { readPhotoPath } from '#domain/sites/pictures.ts';
import type { Bytes } from '../compress.ts';
import type { Services } from '../services.ts';

/** Bytes of pictures in memory: those of about a hundred pages. */
const mostCached = 32 * 1024 * 1024;

type Found = { readonly body: Bytes; readonly type: string };

/**
 * Answers `/pictures/{key}-{width}.webp` and `/share/{key}.jpg`: pictures from the desk. A picture never changes under its key, so it stays
 * in memory until others need the room, also while the database is away. A deleted picture may still be shown until then.
 */
export function createPictureHandler({ findPicture }: Pick<Services, 'findPicture'>) {
  const cache = new Map<string, Found>();
  let size = 0;
  const store = (path: string, found: Found) => {
    cache.set(path, found);
    size += found.body.length;
    for (const [oldest, { body }] of cache) {
      if (size <= mostCached) break;
      cache.delete(oldest);
      size -= body.length;
    }
  };
  const find = async (path: string): Promise<Found | null> => {
    const known = cache.get(path);
    if (known !== undefined) {
      // The most recently requested is dropped last.
      cache.delete(path);
      cache.set(path, known);
      return known;
    }
    const asked = readPhotoPath(path);
    const body = asked === null ? null : await findPicture(asked.key, asked.size);
    if (asked === null || body === null) return null;
    const found = { body: new Uint8Array(body), type: asked.size === 'share' ? 'image/jpeg' : 'image/webp' };
    // Two requests may have read it at once.
    if (!cache.has(path)) store(path, found);
    return found;
  };
  return async (c: Context): Promise<Response> => {
    const found = await find(c.req.path);
    if (found === null) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    return c.body(found.body, 200, {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // The preview picture of a shared address.
      ...(found.type === 'image/jpeg' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    });
  };
}
