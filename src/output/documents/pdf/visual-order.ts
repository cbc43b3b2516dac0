import createBidi from 'bidi-js';
import type { FontRun } from './split-runs.ts';

const bidi = createBidi();
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function hasRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

type Piece<Font> = FontRun<Font> & { readonly level: number };

/**
 * The runs of a line in order from left to right (Unicode Bidirectional Algorithm). The letters within a run keep their order: the font
 * reverses right-to-left ones.
 */
export function orderRuns<Font>(runs: readonly FontRun<Font>[]): readonly FontRun<Font>[] {
  const line = runs.map(({ text }) => text).join('');
  if (!hasRightToLeft(line)) return runs;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line);
  const base = paragraphs[0]?.level ?? 0;
  let at = 0;
  const pieces = runs.flatMap(({ face, text }) => {
    const start = at;
    at += text.length;
    return cutByLevel(text, (index) => levels[start + index] ?? base).map(
      ({ text: part, level }): Piece<Font> => ({ face, text: part, level }),
    );
  });
  return reorder(pieces).map(({ face, text, level }) => ({ face, text: level % 2 === 1 ? turned(text) : text }));
}

/** Splits at each change of level, and right-to-left text also at its spaces, because words are drawn one by one. */
function cutByLevel(text: string, levelAt: (index: number) => number): readonly { readonly text: string; readonly level: number }[] {
  const parts: { text: string; level: number }[] = [];
  let index = 0;
  for (const character of text) {
    const level = levelAt(index);
    const last = parts.at(-1);
    const isCut = level % 2 === 1 && last !== undefined && /\s/u.test(character) !== /\s$/u.test(last.text);
    const isTurn = level % 2 === 1 && last !== undefined && isNeutral(character) !== isNeutral(last.text);
    if (last?.level === level && !isCut && !isTurn) last.text += character;
    else parts.push({ text: character, level });
    index += character.length;
  }
  return parts;
}

function isNeutral(text: string): boolean {
  return !rightToLeft.test(text) && !/^\p{M}+$/u.test(text);
}

/** Signs between right-to-left words, which no font mirrors: brackets face the other way. */
function turned(text: string): string {
  if (!isNeutral(text)) return text;
  return [...text]
    .toReversed()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');
}

/** Rule L2: from the highest level to the lowest odd one, whatever is at that level or higher is reversed. */
function reorder<Font>(pieces: readonly Piece<Font>[]): readonly Piece<Font>[] {
  const highest = Math.max(...pieces.map(({ level }) => level));
  let ordered = [...pieces];
  for (let level = highest; level >= 1; level -= 1) {
    const next: Piece<Font>[] = [];
    let turning: Piece<Font>[] = [];
    for (const piece of ordered) {
      if (piece.level >= level) turning = [piece, ...turning];
      else {
        next.push(...turning, piece);
        turning = [];
      }
    }
    ordered = [...next, ...turning];
  }
  return ordered;
}
