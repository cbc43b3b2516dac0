import { createHash } from 'node:crypto';
import type { MadePicture } from '#content/editing/context.ts';
import { photoKeyOf } from '#domain/sites/pictures.ts';

/** What cameras and drawing programs make; others are a way in for faults of a decoder that few look at. */
const formats = ['jpeg', 'png', 'webp', 'heif'];
/** No telephone takes more pixels, and a small file that unfolds to more is not a picture. */
const mostPixels = 64_000_000;
const longestSeconds = 20;
/** Pixels that a picture must be wide once it is cut: what a telephone shows across its screen. */
const leastWidth = 960;

/**
 * Brings a picture to the sizes of pages: turned as it was held, cut to 16 by 9 around its middle, in the colours of the web, and without what
 * the camera wrote into it, such as where it was taken. One that is smaller than a size is not made bigger.
 */
export async function makePicture(bytes: Uint8Array): Promise<MadePicture | 'not-a-picture' | 'small'> {
  // Its library takes some megabytes, which only a process that is sent a picture needs.
  const { default: sharp } = await import('sharp');
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
  const cut = (width: number, height: number) => read().resize(width, height, { fit: 'cover' }).timeout({ seconds: longestSeconds });
  try {
    const { format, autoOrient } = await read().metadata();
    if (!formats.includes(format)) return 'not-a-picture';
    const widest = Math.min(autoOrient.width, Math.floor((autoOrient.height * 16) / 9));
    if (widest < leastWidth) return 'small';
    const toWebp = async (width: number) => {
      const wide = Math.min(width, widest);
      return await cut(wide, Math.round((wide * 9) / 16))
        .webp({ quality: 78 })
        .toBuffer();
    };
    // One after the other: unfolded, each is some hundred megabytes.
    const [small, medium, large] = [await toWebp(480), await toWebp(960), await toWebp(1600)];
    const share = await cut(1200, 630).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    const key = photoKeyOf(createHash('sha256').update(bytes).digest('hex'));
    return { key, files: { 480: small, 960: medium, 1600: large, share } };
  } catch {
    // The library says in words alone what it could not read, and none of them are for whoever sent it.
    return 'not-a-picture';
  }
}
