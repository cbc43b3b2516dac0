import { expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';

it('makes each glyph by its letter, or a comma that was made as a part of a semicolon could never be searched or copied', async () => {
  const { normal, strong } = await loadFonts();
  for (const { font } of [...normal, ...strong]) {
    const known = new Set(Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).codePoints).flat());
    // Rare letters too, which no other test has made by chance.
    const letters = [...',;eçŵŻ'].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => font.hasGlyphForCodePoint(code));
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.filter((code) => !known.has(code))).toEqual([]);
  }
});
