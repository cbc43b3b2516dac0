import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from './make-picture.ts';

/** A picture of one colour above another. */
async function createPhoto(width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg') {
  const half = Buffer.alloc((width * height * 3) / 2, 200);
  const pixels = Buffer.concat([half, Buffer.alloc(width * height * 3 - half.length, 20)]);
  return sharp(pixels, { raw: { width, height, channels: 3 } }).toFormat(format, format === 'avif' ? { effort: 0 } : {});
}

describe('makePicture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('makes every size of %s', async (format) => {
    const made = await makePicture(await (await createPhoto(1700, 1100, format)).toBuffer());
    if (typeof made === 'string') throw new Error(made);
    expect(made.key).toMatch(/^photo-[0-9a-f]{32}$/);
    const sizes = await Promise.all(
      Object.entries(made.files).map(async ([size, body]) => {
        const { width, height, format: of } = await sharp(body).metadata();
        return [size, `${of} ${width}×${height}`];
      }),
    );
    expect(Object.fromEntries(sizes)).toEqual({ 480: 'webp 480×270', 960: 'webp 960×540', 1600: 'webp 1600×900', share: 'jpeg 1200×630' });
  });

  it('rotates it upright and removes all camera metadata', async () => {
    const held = await (await createPhoto(1500, 2000))
      .withExif({ IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(held.includes('Anna')).toBe(true);
    const made = await makePicture(held);
    if (typeof made === 'string') throw new Error(made);
    for (const body of Object.values(made.files)) {
      const { exif, orientation } = await sharp(body).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
    // Its upper half becomes its right side after the rotation.
    const { data, info } = await sharp(made.files[480]).raw().toBuffer({ resolveWithObject: true });
    expect(data[(info.width - 10) * info.channels]).toBeGreaterThan(150);
    expect(data[10 * info.channels]).toBeLessThan(60);
  });

  it('does not enlarge one, and refuses pictures that would look blurred', async () => {
    const made = await makePicture(await (await createPhoto(1200, 800)).toBuffer());
    if (typeof made === 'string') throw new Error(made);
    expect((await sharp(made.files[1600]).metadata()).width).toBe(1200);
    expect(await makePicture(await (await createPhoto(900, 900)).toBuffer())).toBe('small');
    expect(await makePicture(await (await createPhoto(2000, 300)).toBuffer())).toBe('small');
  });

  it('refuses files that are no picture, incomplete ones, rare formats, drawings with scripts and excessive dimensions', async () => {
    const whole = await (await createPhoto(2000, 1500, 'png')).toBuffer();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><script>alert(1)</script></svg>';
    const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(huge.length).toBeLessThan(1024 * 1024);
    const refused = [
      Buffer.from(''),
      Buffer.from('hello'),
      whole.subarray(0, whole.length / 2),
      await (await createPhoto(1200, 800, 'gif')).toBuffer(),
      Buffer.from(drawing),
      huge,
    ];
    for (const bytes of refused) expect(await makePicture(bytes)).toBe('not-a-picture');
  });

  it('unfolds nothing that would take more memory than there is for one', async () => {
    const deep = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: 'white' } })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect(deep.length).toBeLessThan(1024 * 1024);
    expect(await makePicture(deep)).toBe('large');
  });

  it('processes one at a time, queues four and asks the others to retry', async () => {
    const bytes = await (await createPhoto(1200, 800)).toBuffer();
    const made = await Promise.all(Array.from({ length: 8 }, async () => await makePicture(bytes)));
    expect(made.filter((each) => each === 'busy')).toHaveLength(3);
    expect(made.filter((each) => typeof each === 'object')).toHaveLength(5);
  });

  it('cuts a wide one around its middle for sharing', async () => {
    const made = await makePicture(await (await createPhoto(3000, 1000)).toBuffer());
    if (typeof made === 'string') throw new Error(made);
    const { width, height } = await sharp(made.files.share).metadata();
    expect([width, height, (await sharp(made.files[1600]).metadata()).width]).toEqual([1200, 630, 1600]);
  });

  it('knows the same file again', async () => {
    const bytes = await (await createPhoto(1200, 800)).toBuffer();
    const [one, other] = await Promise.all([makePicture(bytes), makePicture(Buffer.from(bytes))]);
    expect(one).toEqual(other);
  });
});
