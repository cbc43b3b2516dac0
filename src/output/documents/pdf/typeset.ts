import type { Face, Fonts } from './fonts.ts';
import type { TextStyle } from './styles.ts';

/** Letters that one font draws. */
type Run = { readonly face: Face; readonly text: string };
export type TextLine = { readonly runs: readonly Run[] /** Points. */; readonly width: number };

type Setting = { readonly fonts: Fonts; readonly style: TextStyle /** Points. */; readonly width: number };
type Word = { readonly runs: readonly Run[]; readonly width: number };

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
/** All spaces but those that keep what stands beside them on one line. */
const spaces = /(?![\u00a0\u2007\u202f\ufeff])\s+/u;
/** Which a font may lack: they are drawn as the usual one. */
const keepingSpaces = /[\u00a0\u2007\u202f\ufeff]/gu;

/** A text in lines no wider than there is room, broken at its spaces; a word that no line holds is cut. */
export function breakText(text: string, setting: Setting): readonly TextLine[] {
  return text.split(lineBreaks).flatMap((line) => breakLine(line, setting));
}

/** The height of a line, in points. */
export function lineHeightOf({ normal: [first] }: Fonts, { size }: TextStyle): number {
  if (first === undefined) throw new Error('No font');
  const { ascent, descent, lineGap, unitsPerEm } = first.font;
  return ((ascent - descent + lineGap) / unitsPerEm) * size;
}

function breakLine(line: string, setting: Setting): readonly TextLine[] {
  const space = measure(' ', setting);
  const lines: TextLine[] = [];
  let words: Word[] = [];
  let width = 0;
  const end = () => {
    lines.push(joinWords(words, width));
    words = [];
    width = 0;
  };
  for (const word of line.split(spaces).flatMap((part) => cutWord(part.replace(keepingSpaces, ' '), setting))) {
    const before = words.length === 0 ? 0 : space.width;
    if (words.length > 0 && width + before + word.width > setting.width) end();
    width += (words.length === 0 ? 0 : space.width) + word.width;
    words.push(word);
  }
  end();
  return lines;
}

/** A word in pieces that a line holds. */
function cutWord(text: string, setting: Setting): readonly Word[] {
  if (text === '') return [];
  const whole = measure(text, setting);
  if (whole.width <= setting.width) return [whole];
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const character of text) {
    const added = measure(character, setting).width;
    if (piece !== '' && width + added > setting.width) {
      pieces.push(piece);
      piece = '';
      width = 0;
    }
    piece += character;
    width += added;
  }
  return [...pieces, piece].map((each) => measure(each, setting));
}

function measure(text: string, { fonts, style }: Setting): Word {
  const runs = splitRuns(text, style.isStrong ? fonts.strong : fonts.normal);
  return { runs, width: runs.reduce((sum, { face, text: part }) => sum + face.widthOf(part), 0) * style.size };
}

/** By the first font that has each letter; a mark stays with the letter before it where the same font has both. */
function splitRuns(text: string, faces: readonly Face[]): readonly Run[] {
  const [first] = faces;
  if (first === undefined) throw new Error('No font');
  const runs: { face: Face; text: string }[] = [];
  for (const character of text) {
    const face = faces.find(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) ?? first;
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

/** Words side by side; a space belongs to the font of the word before it. */
function joinWords(words: readonly Word[], width: number): TextLine {
  const runs: { face: Face; text: string }[] = [];
  for (const [index, word] of words.entries()) {
    const before = runs.at(-1);
    if (index > 0 && before !== undefined) before.text += ' ';
    for (const { face, text } of word.runs) {
      const last = runs.at(-1);
      if (last?.face === face) last.text += text;
      else runs.push({ face, text });
    }
  }
  return { runs, width };
}
