import type { Context } from 'hono';
import { readPhotoPath } from '#domain/sites/pictures.ts';
import type { Bytes } from '../compress.ts';
import type { Services } from '../services.ts';

/** Bytes of pictures that are kept at hand: those of some hundred pages. */
const mostKept = 32 * 1024 * 1024;

type Found = { readonly body: Bytes; readonly type: string };

/**
 * Answers `/pictures/{key}-{width}.webp` and `/share/{key}.jpg`: what was added at the desk. What stands under a key never changes, so what was read is kept until others
 * need the room, and serves on while the database is away; one that was taken away may be shown so long, as in any browser that has it.
 */
export function createPictureHandler({ findPicture }: Pick<Services, 'findPicture'>) {
  const kept = new Map<string, Found>();
  let size = 0;
  const keep = (path: string, found: Found) => {
    kept.set(path, found);
    size += found.body.length;
    for (const [oldest, { body }] of kept) {
      if (size <= mostKept) break;
      kept.delete(oldest);
      size -= body.length;
    }
  };
  const find = async (path: string): Promise<Found | null> => {
    const known = kept.get(path);
    if (known !== undefined) {
      // The one that was asked for last is the last to go.
      kept.delete(path);
      kept.set(path, known);
      return known;
    }
    const asked = readPhotoPath(path);
    const body = asked === null ? null : await findPicture(asked.key, asked.size);
    if (asked === null || body === null) return null;
    const found = { body: new Uint8Array(body), type: asked.size === 'share' ? 'image/jpeg' : 'image/webp' };
    // Two may have read it at once.
    if (!kept.has(path)) keep(path, found);
    return found;
  };
  return async (c: Context): Promise<Response> => {
    const found = await find(c.req.path);
    if (found === null) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    return c.body(found.body, 200, {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // What other sites show of a shared address.
      ...(found.type === 'image/jpeg' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    });
  };
}
