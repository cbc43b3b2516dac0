const [headerBytes, entryBytes] = [12, 16] as const;

export type SfntTable = { readonly tag: number; readonly checksum: number; readonly data: Uint8Array };

/** Writes tables as one plain OpenType file. */
export function writeSfnt(flavor: number, tables: readonly SfntTable[]): Uint8Array {
  const offsets = placeTables(tables);
  const last = tables.length - 1;
  const sfnt = new Uint8Array((offsets[last] ?? 0) + padded(tables[last]?.data.length ?? 0));
  const out = new DataView(sfnt.buffer);
  writeHeader(out, { flavor, count: tables.length });
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const [entry, offset] = [headerBytes + index * entryBytes, offsets[index] ?? 0];
    for (const [place, value] of [tag, checksum, offset, data.length].entries()) out.setUint32(entry + place * 4, value);
    sfnt.set(data, offset);
  }
  return sfnt;
}

function placeTables(tables: readonly SfntTable[]): readonly number[] {
  let offset = headerBytes + tables.length * entryBytes;
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
