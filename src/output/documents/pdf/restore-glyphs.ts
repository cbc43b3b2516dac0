import { type ByteReader, createByteReader } from './byte-reader.ts';
import { boxOf, type Point, writeOutline } from './write-outline.ts';

type Streams = {
  readonly contours: ByteReader;
  readonly points: ByteReader;
  readonly flags: ByteReader;
  readonly glyphs: ByteReader;
  readonly composites: ByteReader;
  readonly boxes: ByteReader;
  readonly instructions: ByteReader;
};

/** The tables `glyf` and `loca` in the form in which WOFF2 packs them (section 5.1). */
export function restoreGlyphs(packed: Uint8Array): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
  const header = createByteReader(packed, 4);
  const count = header.u16();
  header.take(2);
  const sizes = Array.from({ length: 7 }, () => header.u32());
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map((size) => header.take(size));
  const all = [contours, points, flags, glyphs, composites, boxes, instructions];
  const [c, p, f, g, k, b, i] = all.map((bytes) => createByteReader(bytes ?? new Uint8Array()));
  if (!(c && p && f && g && k && b && i)) throw new Error('A glyph table without its parts');
  const streams: Streams = { contours: c, points: p, flags: f, glyphs: g, composites: k, boxes: b, instructions: i };
  const hasBox = streams.boxes.take(4 * Math.ceil(count / 32));
  const restored = Array.from({ length: count }, (_, id) => restoreGlyph(streams, ((hasBox[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0));
  return joinGlyphs(restored);
}

function joinGlyphs(glyphs: readonly Uint8Array[]): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  let size = 0;
  for (const [id, glyph] of glyphs.entries()) {
    loca.setUint32(id * 4, size);
    size += Math.ceil(glyph.length / 4) * 4;
  }
  loca.setUint32(glyphs.length * 4, size);
  const glyf = new Uint8Array(size);
  for (const [id, glyph] of glyphs.entries()) glyf.set(glyph, loca.getUint32(id * 4));
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

function restoreGlyph(streams: Streams, hasBox: boolean): Uint8Array {
  const contours = streams.contours.i16();
  if (contours === 0) return new Uint8Array();
  if (contours < 0) return restoreComposite(streams);
  const ends: number[] = [];
  for (let contour = 0; contour < contours; contour += 1) ends.push((ends.at(-1) ?? -1) + streams.points.short255());
  const points = readPoints(streams, (ends.at(-1) ?? -1) + 1);
  const instructions = streams.instructions.take(streams.glyphs.short255());
  const box = hasBox ? [streams.boxes.i16(), streams.boxes.i16(), streams.boxes.i16(), streams.boxes.i16()] : boxOf(points);
  return writeOutline({ ends, points, instructions, box });
}

function readPoints({ flags, glyphs }: Streams, count: number): readonly Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = flags.u8();
    const [right, up] = readStep(flag & 0x7f, glyphs);
    x += right;
    y += up;
    return { x, y, isOnCurve: (flag & 0x80) === 0 };
  });
}

/** From one point to the next ("triplet encoding", section 5.2): the code says how many bits follow, and with which signs. */
function readStep(code: number, from: ByteReader): readonly [x: number, y: number] {
  const signed = (bit: number, size: number) => ((code >> bit) & 1 ? size : -size);
  if (code < 10) return [0, signed(0, ((code & 14) << 7) + from.u8())];
  if (code < 20) return [signed(0, (((code - 10) & 14) << 7) + from.u8()), 0];
  if (code < 84) {
    const [rest, byte] = [code - 20, from.u8()];
    return [signed(0, 1 + (rest & 0x30) + (byte >> 4)), signed(1, 1 + ((rest & 0x0c) << 2) + (byte & 0x0f))];
  }
  if (code < 120) {
    const rest = code - 84;
    const [right, up] = [from.u8(), from.u8()];
    return [signed(0, 1 + (Math.floor(rest / 12) << 8) + right), signed(1, 1 + (((rest % 12) >> 2) << 8) + up)];
  }
  if (code < 124) {
    const [first, middle, last] = [from.u8(), from.u8(), from.u8()];
    return [signed(0, (first << 4) + (middle >> 4)), signed(1, ((middle & 0x0f) << 8) + last)];
  }
  const right = from.u16();
  return [signed(0, right), signed(1, from.u16())];
}

/** Bits of a component of a composite glyph (OpenType, "glyf"). */
const part = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80, instructions: 0x100 } as const;

function restoreComposite({ composites, glyphs, boxes, instructions }: Streams): Uint8Array {
  const bytes: number[] = [0xff, 0xff, ...boxes.take(8)];
  let flags: number = part.more;
  let hasInstructions = false;
  while (flags & part.more) {
    const first = composites.take(2);
    flags = ((first[0] ?? 0) << 8) | (first[1] ?? 0);
    hasInstructions ||= (flags & part.instructions) !== 0;
    const scale = flags & part.scale ? 2 : flags & part.twoScales ? 4 : flags & part.matrix ? 8 : 0;
    bytes.push(...first, ...composites.take(2 + (flags & part.wordArguments ? 4 : 2) + scale));
  }
  if (hasInstructions) {
    const length = glyphs.short255();
    bytes.push(length >> 8, length & 0xff, ...instructions.take(length));
  }
  return Uint8Array.from(bytes);
}
