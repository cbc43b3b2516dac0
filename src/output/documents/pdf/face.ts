import type { Font, GlyphRun } from 'fontkit';

/** A font of one weight and one part of the letters. */
export type Face = {
  readonly name: string;
  readonly font: Font;
  /** The width of a piece of text without breaks, in points at a size of one. */
  readonly widthOf: (text: string) => number;
  /**
   * From the drawing position of a mark without a letter to its middle, in points at a size of one; nothing if the text is more than marks.
   */
  readonly middleOfMark: (text: string) => number | undefined;
  readonly hasAll: (text: string) => boolean;
};

export function createFace(name: string, parsed: Font): Face {
  knowLetters(parsed);
  allowMissingAnchors(parsed);
  const { font, shape } = rememberShapes(parsed);
  const hasAll = (text: string) => [...text].every((character) => isIgnored(character) || hasLetter(parsed, character));
  const isMark = (text: string) => /^\p{M}+$/u.test(text);
  return {
    name,
    font,
    widthOf: (text) => (isMark(text) ? 0 : shape(text).advanceWidth / parsed.unitsPerEm),
    middleOfMark(text) {
      if (!isMark(text)) return undefined;
      const { minX, maxX } = shape(text).bbox;
      return (minX + maxX) / 2 / parsed.unitsPerEm;
    },
    hasAll,
  };
}

/** Joiners and selectors change how their neighbours look and have no glyph of their own. */
function isIgnored(character: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(character);
}

function hasLetter(font: Font, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code !== 0xffff && font.hasGlyphForCodePoint(code);
}

/**
 * Each glyph is created by its own letter. A glyph that is first created as a part of another, such as the comma in a semicolon, never
 * learns its letter, and all later documents would show a comma that cannot be searched, copied or read aloud.
 */
function knowLetters(font: Font): void {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

/**
 * A font may name no place for a kind of mark on a letter (OpenType, GPOS lookup types 4 to 6: offsets may be null). The library expects one
 * and throws, also at ordinary words of Gurmukhi or Thai; the mark then stays where it is.
 */
function allowMissingAnchors(font: Font): void {
  const placing = font._layoutEngine.engine?.GPOSProcessor;
  if (!placing) return;
  const applyAnchor = placing.applyAnchor.bind(placing);
  placing.applyAnchor = (mark, baseAnchor, baseIndex) => {
    if (baseAnchor !== null) applyAnchor(mark, baseAnchor, baseIndex);
  };
}

/** Words whose shaping is cached: documents use the same few thousand. */
const mostRemembered = 5_000;

/** The font with cached glyphs per word: shaping takes most of the time of a PDF. */
function rememberShapes(font: Font): { readonly font: Font; readonly shape: (text: string) => GlyphRun } {
  const known = new Map<string, GlyphRun>();
  const shape = (text: string) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= mostRemembered) known.clear();
    const made = font.layout(text);
    known.set(text, made);
    return made;
  };
  // The caller scales the positions in place, so each gets its own copy.
  const copy = (text: string): GlyphRun => {
    const run = shape(text);
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } });
  };
  return { font: Object.create(font, { layout: { value: copy } }), shape };
}
