import { expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';

it('makes each glyph by its letter, or a comma that was made as a part of a semicolon could never be searched or copied', async () => {
  const { own } = await loadFonts();
  for (const { font } of own.flatMap(({ normal, strong }) => [normal, strong])) {
    const known = new Set(Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id).codePoints).flat());
    // Rare letters too, which no other test happens to have created before.
    const letters = [...',;eçŵŻ'].map((letter) => letter.codePointAt(0) ?? 0).filter((code) => font.hasGlyphForCodePoint(code));
    expect(letters.length).toBeGreaterThan(0);
    expect(letters.filter((code) => !known.has(code))).toEqual([]);
  }
});
