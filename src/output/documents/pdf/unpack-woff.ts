import { inflateSync } from 'node:zlib';

const [headerBytes, entryBytes, sfntHeaderBytes, sfntEntryBytes] = [44, 20, 12, 16] as const;

/**
 * A WOFF file (W3C, "WOFF File Format 1.0") as the plain OpenType that it holds. The PDF library reads WOFF too, but inflates its tables
 * anew in JavaScript for every document: 40 % of the time of a PDF.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const file = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (file.getUint32(0) !== 0x774f_4646) throw new Error('Not a WOFF file');
  const tables = Array.from({ length: file.getUint16(12) }, (_, index) => readTable(woff, headerBytes + index * entryBytes));
  const offsets = placeTables(tables);
  const last = tables.length - 1;
  const sfnt = new Uint8Array((offsets[last] ?? 0) + padded(tables[last]?.data.length ?? 0));
  const out = new DataView(sfnt.buffer);
  writeHeader(out, { flavor: file.getUint32(4), count: tables.length });
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const [entry, offset] = [sfntHeaderBytes + index * sfntEntryBytes, offsets[index] ?? 0];
    for (const [place, value] of [tag, checksum, offset, data.length].entries()) out.setUint32(entry + place * 4, value);
    sfnt.set(data, offset);
  }
  return sfnt;
}

type Table = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array };

function readTable(woff: Uint8Array, at: number): Table {
  const entry = new DataView(woff.buffer, woff.byteOffset + at, entryBytes);
  const [offset, packed, length] = [entry.getUint32(4), entry.getUint32(8), entry.getUint32(12)];
  const stored = woff.subarray(offset, offset + packed);
  const data = packed < length ? inflateSync(stored) : stored;
  if (data.length !== length) throw new Error('A WOFF table of another length than it says');
  return { tag: entry.getUint32(0), checksum: entry.getUint32(16), data };
}

function placeTables(tables: readonly Table[]): readonly number[] {
  let offset = sfntHeaderBytes + tables.length * sfntEntryBytes;
  return tables.map(({ data }) => {
    const start = offset;
    offset += padded(data.length);
    return start;
  });
}

function writeHeader(out: DataView, { flavor, count }: { readonly flavor: number; readonly count: number }): void {
  const exponent = Math.floor(Math.log2(count));
  out.setUint32(0, flavor);
  for (const [place, value] of [count, 2 ** exponent * 16, exponent, count * 16 - 2 ** exponent * 16].entries()) {
    out.setUint16(4 + place * 2, value);
  }
}

/** Tables begin at multiples of four. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
