import { brotliDecompressSync } from 'node:zlib';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { restoreGlyphs } from './restore-glyphs.ts';
import { type SfntTable, writeSfnt } from './write-sfnt.ts';

/** Tables that WOFF2 identifies by their position in this list. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

type Entry = { readonly tag: string; readonly isTransformed: boolean; readonly length: number };

/**
 * Converts a WOFF2 file (W3C, "WOFF File Format 2.0") to the OpenType file in it. The font library reads WOFF2 as well, but cannot use the
 * weights of a variable font in it.
 */
export function unpackWoff2(woff: Uint8Array): Uint8Array {
  const file = createByteReader(woff);
  if (file.u32() !== 0x774f_4632) throw new Error('Not a WOFF2 file');
  const flavor = file.u32();
  file.take(4);
  const count = file.u16();
  file.take(6);
  const packed = file.u32();
  file.take(24);
  const entries = Array.from({ length: count }, () => readEntry(file));
  const data = createByteReader(brotliDecompressSync(file.take(packed)));
  const tables = new Map(entries.map((entry) => [entry, data.take(entry.length)] as const));
  const glyf = entries.find(({ tag }) => tag === 'glyf');
  const glyphs = glyf?.isTransformed ? restoreGlyphs(tables.get(glyf) ?? new Uint8Array()) : undefined;
  return writeSfnt(
    flavor,
    [...tables]
      .map(([{ tag, isTransformed }, bytes]): SfntTable => {
        if (glyphs !== undefined && tag === 'glyf') return tableOf(tag, glyphs.glyf);
        if (glyphs !== undefined && tag === 'loca') return tableOf(tag, glyphs.loca);
        if (isTransformed) throw new Error(`A table ${tag} in a form that is not read here`);
        return tableOf(tag, tag === 'head' && glyphs !== undefined ? withLongOffsets(bytes) : bytes);
      })
      .toSorted((one, other) => one.tag - other.tag),
  );
}

function readEntry(file: ByteReader): Entry {
  const flags = file.u8();
  const tag = (flags & 0x3f) === 0x3f ? String.fromCharCode(...file.take(4)) : knownTags.slice((flags & 0x3f) * 5, (flags & 0x3f) * 5 + 4);
  const version = flags >> 6;
  const original = file.base128();
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, isTransformed, length: isTransformed ? file.base128() : original };
}

/** Our readers do not check checksums. */
function tableOf(tag: string, data: Uint8Array): SfntTable {
  return { tag: [...tag].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0), checksum: 0, data };
}

/** `indexToLocFormat`: the offsets of the glyphs take four bytes each. */
function withLongOffsets(head: Uint8Array): Uint8Array {
  const changed = Uint8Array.from(head);
  new DataView(changed.buffer).setInt16(50, 1);
  return changed;
}
