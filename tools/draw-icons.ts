import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../src/domain/sites/brand.ts';

/**
 * Draws the icons that programs ask for by name, from `public/favicon.svg`: `node tools/draw-icons.ts`. Needed again only when the mark or its
 * colour changes. A telephone cuts the corners itself, so its icon has none.
 */
const folder = join(import.meta.dirname, '../public');
const mark = readFileSync(join(folder, 'favicon.svg'));

async function draw(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ palette: true, colours: 32, compressionLevel: 9 })
    .toBuffer();
}

/** One picture in the container that old programs know: a directory of one entry, and a PNG. */
function wrapAsIcon(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(join(folder, 'favicon.ico'), wrapAsIcon(await draw(32), 32));
const touch = await sharp(await draw(180))
  .flatten({ background: brand.colours.primary })
  .png({ palette: true, colours: 32, compressionLevel: 9 })
  .toBuffer();
writeFileSync(join(folder, 'apple-touch-icon.png'), touch);
