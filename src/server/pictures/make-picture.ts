import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { MadePicture, NoPicture } from '#content/editing/context.ts';
import { photoKeyOf } from '#domain/sites/pictures.ts';
import { createTurns } from '../turns.ts';

/** The formats of cameras and drawing programs; rarer decoders are less tested and a security risk. */
const formats = ['jpeg', 'png', 'webp', 'heif'];
/** No telephone takes more pixels, and a small file that expands to more is not a picture. */
const mostPixels = 64_000_000;
/** Bytes in memory after decoding: 53 million pixels of a photo, or 20 million with 16 bits and transparency. */
const mostUnfolded = 160_000_000;
const longestSeconds = 15;
/** The minimum width in pixels after the crop: the width of a telephone's screen. */
const leastWidth = 960;
const widestWidth = 1600;
const share = { width: 1200, height: 630 } as const;

/** One after the other: decoded, each may take some hundred megabytes. With four waiting, further callers are asked to come back later. */
const takeTurn = createTurns(1, 4);

/**
 * Scales a picture to the sizes of pages: rotated upright, cropped to 16 by 9 around its middle, in sRGB, and without camera metadata such
 * as the location. A picture smaller than a size is not enlarged.
 */
export async function makePicture(bytes: Uint8Array): Promise<MadePicture | NoPicture> {
  return (await takeTurn(async () => await make(bytes))) ?? 'busy';
}

async function make(bytes: Uint8Array): Promise<MadePicture | NoPicture> {
  const sharp = await loadSharp();
  const read = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
  try {
    const { format, autoOrient, width, height, channels, depth } = await read().metadata();
    if (!formats.includes(format)) return 'not-a-picture';
    if (width * height * channels * (depth === 'uchar' ? 1 : 2) > mostUnfolded) return 'large';
    const widest = Math.min(autoOrient.width, Math.floor((autoOrient.height * 16) / 9));
    if (widest < leastWidth) return 'small';
    const base = await unfold(read(), { aspect: autoOrient.width / autoOrient.height, wide: Math.min(widestWidth, widest) });
    const cut = (wide: number, high: number) =>
      sharp(base.data, { raw: base.info }).resize(wide, high, { fit: 'cover' }).timeout({ seconds: longestSeconds });
    const toWebp = async (size: number) => {
      const wide = Math.min(size, widest);
      return await cut(wide, Math.round((wide * 9) / 16))
        .webp({ quality: 78 })
        .toBuffer();
    };
    const [small, medium, large] = [await toWebp(480), await toWebp(960), await toWebp(widestWidth)];
    const shared = await cut(share.width, share.height).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    const key = photoKeyOf(createHash('sha256').update(bytes).digest('hex'));
    return { key, files: { 480: small, 960: medium, 1600: large, share: shared } };
  } catch {
    // The library describes unreadable files only in prose, which is not meant for the sender.
    return 'not-a-picture';
  }
}

/** The library takes some megabytes, so it is loaded only in a process that receives a picture; it keeps nothing of one for the next. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

type Unfolding = { readonly aspect: number; readonly wide: number };

/** The part that every size shows, decoded once and already reduced: all sizes are made from it. */
async function unfold(picture: Sharp, { aspect, wide }: Unfolding) {
  const high = Math.round((wide * 9) / 16);
  const across = Math.max(wide, Math.round(high * Math.min(aspect, share.width / share.height)));
  return await picture
    .resize(across, high, { fit: 'cover' })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
