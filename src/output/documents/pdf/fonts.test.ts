import fc from 'fast-check';
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

const letterOfScript = {
  ...{ Arabic: 'م', Bengali: 'ব', Devanagari: 'क', Ethiopic: 'ሰ', Gujarati: 'ગ', Gurmukhi: 'ਗ', Hebrew: 'ב', Kannada: 'ಕ', Khmer: 'ស' },
  ...{ Lao: 'ສ', Malayalam: 'മ', Burmese: 'မ', Sinhala: 'ස', Syriac: 'ܣ', Tamil: 'த', Telugu: 'త', Thaana: 'ދ', Thai: 'ส' },
};

it.each(Object.entries(letterOfScript))('shapes any letters and marks of %s one after another', async (_, letter) => {
  const { otherFor } = await loadFonts([letter]);
  const font = otherFor(letter)?.normal.font;
  if (font === undefined) throw new Error('No font');
  const letters = font.characterSet.map((code) => String.fromCodePoint(code)).filter((each) => /[\p{L}\p{M}]/u.test(each));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 12 }), (word) => {
      expect(font.layout(word.join('')).advanceWidth).toBeGreaterThanOrEqual(0);
    }),
  );
});
