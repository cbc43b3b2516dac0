import type { Face } from './face.ts';
import type { Fonts } from './fonts.ts';
import { clustersOf } from './printable-text.ts';
import { type Choice, type FontRun, splitRuns } from './split-runs.ts';
import type { TextStyle } from './styles.ts';
import { hasRightToLeft, orderRuns } from './visual-order.ts';

export type TextLine = {
  /** From left to right. */
  readonly runs: readonly FontRun<Face>[];
  /** Points. */
  readonly width: number;
  /** In reading order, if that differs from the drawing order. */
  readonly readAs?: string;
};

type Setting = { readonly fonts: Fonts; readonly style: TextStyle /** Points. */; readonly width: number };
/** `isGlued`: no space is between it and the word before. */
type Word = { readonly runs: readonly FontRun<Face>[]; readonly width: number; readonly isGlued: boolean };

const lineBreaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
/** All spaces except non-breaking ones, and that between the sign of the euro and its amount. */
const spaces = /(?<!€)(?![\u00a0\u2007\u202f\ufeff])\s+/u;
/** A font may lack these: they are drawn as the usual space. */
const keepingSpaces = /[\u00a0\u2007\u202f\ufeff]/gu;
/** Scripts written without spaces between words: a line may end between any two words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Breaks a text at its spaces into lines within the width; a word that is longer than a line is cut. */
export function breakText(text: string, setting: Setting): readonly TextLine[] {
  return text.split(lineBreaks).flatMap((line) => breakLine(line, setting));
}

/** The height of a line, in points. */
export function lineHeightOf(fonts: Fonts, { size }: TextStyle): number {
  const { ascent, descent, lineGap, unitsPerEm } = firstOf(fonts);
  return ((ascent - descent + lineGap) / unitsPerEm) * size;
}

/** From the top of a line to its baseline, in points. */
export function ascentOf(fonts: Fonts, { size }: TextStyle): number {
  const { ascent, unitsPerEm } = firstOf(fonts);
  return (ascent / unitsPerEm) * size;
}

function firstOf({ own: [first] }: Fonts): Face['font'] {
  if (first === undefined) throw new Error('No font');
  return first.normal.font;
}

function breakLine(line: string, setting: Setting): readonly TextLine[] {
  const space = measure(' ', setting).width;
  const spaceFace = choiceOf(setting.fonts, setting.style.isStrong ? 'strong' : 'normal').first;
  const lines: TextLine[] = [];
  let words: Word[] = [];
  let width = 0;
  const end = () => {
    lines.push(joinWords(words, { width, space: spaceFace }));
    words = [];
    width = 0;
  };
  for (const word of line.split(spaces).flatMap((part) => wordsOf(part.replace(keepingSpaces, ' '), setting))) {
    const gap = (first: boolean) => (first || word.isGlued ? 0 : space);
    if (words.length > 0 && width + gap(false) + word.width > setting.width) end();
    width += gap(words.length === 0) + word.width;
    words.push(word);
  }
  end();
  return lines;
}

/** The text between two spaces: one word, or several in a script without spaces. A word that is longer than a line is cut. */
function wordsOf(text: string, setting: Setting): readonly Word[] {
  if (text === '') return [];
  const words = unspaced.test(text) ? joinSigns(Array.from(wordSegmenter.segment(text), ({ segment }) => segment)) : [text];
  return words.flatMap((word) => cutWord(word, setting)).map((word, index) => ({ ...word, isGlued: index > 0 }));
}

/** No line begins with a full stop or a closing bracket, or ends with an opening one. */
function joinSigns(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && ((!/[\p{L}\p{N}]/u.test(word) && !/^\p{Ps}/u.test(word)) || /\p{Ps}$/u.test(last)))
      joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}

function cutWord(text: string, setting: Setting): readonly Word[] {
  const whole = measure(text, setting);
  if (whole.width <= setting.width) return [whole];
  const pieces: string[] = [];
  let piece = '';
  let width = 0;
  for (const cluster of clustersOf(text)) {
    const added = measure(cluster, setting).width;
    if (piece !== '' && width + added > setting.width) {
      pieces.push(piece);
      piece = '';
      width = 0;
    }
    piece += cluster;
    width += added;
  }
  return [...pieces, piece].map((each) => measure(each, setting));
}

function measure(text: string, { fonts, style }: Setting): Word {
  const runs = splitRuns(text, choiceOf(fonts, style.isStrong ? 'strong' : 'normal'));
  return { runs, width: runs.reduce((sum, { face, text: part }) => sum + face.widthOf(part), 0) * style.size, isGlued: false };
}

function choiceOf({ own, otherFor }: Fonts, weight: 'normal' | 'strong'): Choice<Face> {
  const [first] = own;
  if (first === undefined) throw new Error('No font');
  return {
    own: (text) => own.find((pair) => pair[weight].hasAll(text))?.[weight],
    other: (cluster) => otherFor(cluster)?.[weight],
    first: first[weight],
  };
}

/** Words side by side, with spaces of our first font, because fonts of other scripts may have none. */
function joinWords(words: readonly Word[], { width, space }: { readonly width: number; readonly space: Face }): TextLine {
  const runs: { face: Face; text: string }[] = [];
  const add = ({ face, text }: FontRun<Face>) => {
    const last = runs.at(-1);
    if (last?.face === face) last.text += text;
    else runs.push({ face, text });
  };
  for (const [index, word] of words.entries()) {
    if (index > 0 && !word.isGlued) add({ face: space, text: ' ' });
    word.runs.forEach(add);
  }
  const text = runs.map((run) => run.text).join('');
  return hasRightToLeft(text) ? { runs: orderRuns(runs), width, readAs: text } : { runs, width };
}
